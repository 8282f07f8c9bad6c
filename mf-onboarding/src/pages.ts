import type { RemotePage } from 'contracts/remote';

const personality = {
  access: 'public',
  frame: 'plain',
  title: 'Personality test',
  chunk: 'personality',
  load: () =>
    import(/* webpackChunkName: "personality" */ './personality/personality-page.tsx').then(
      (m) => m.PersonalityPage,
    ),
} as const;

export const pages: RemotePage[] = [
  {
    path: '/welcome',
    access: 'public',
    frame: 'bare',
    title: 'Welcome',
    chunk: 'welcome',
    load: () =>
      import(/* webpackChunkName: "welcome" */ './welcome/welcome-page.tsx').then((m) => m.WelcomePage),
  },
  {
    path: '/login',
    access: 'public',
    frame: 'bare',
    title: 'Login',
    chunk: 'login',
    load: () => import(/* webpackChunkName: "login" */ './login/login-page.tsx').then((m) => m.LoginPage),
  },
  {
    path: '/country-language',
    access: 'public',
    frame: 'plain',
    title: 'Country and language',
    chunk: 'region',
    load: () => import(/* webpackChunkName: "region" */ './region/region-page.tsx').then((m) => m.RegionPage),
  },
  {
    path: '/unavailable',
    access: 'public',
    frame: 'plain',
    title: 'Not available',
    chunk: 'unavailable',
    load: () =>
      import(/* webpackChunkName: "unavailable" */ './region/unavailable-page.tsx').then(
        (m) => m.UnavailablePage,
      ),
  },
  {
    path: '/user-info',
    access: 'public',
    frame: 'plain',
    title: 'Tell Us About You',
    chunk: 'user-info',
    load: () =>
      import(/* webpackChunkName: "user-info" */ './user-info/user-info-page.tsx').then(
        (m) => m.UserInfoPage,
      ),
  },
  { path: '/mbti', ...personality },
  { path: '/mbti-questions', ...personality },
  { path: '/onboarding', ...personality },
  {
    path: '/verify-email',
    access: 'public',
    frame: 'plain',
    title: 'Verify your email',
    chunk: 'verify-email',
    load: () =>
      import(/* webpackChunkName: "verify-email" */ './verify-email/verify-email-page.tsx').then(
        (m) => m.VerifyEmailPage,
      ),
  },
  {
    path: '/forgot-password',
    access: 'public',
    frame: 'plain',
    title: 'Forgot password',
    chunk: 'forgot-password',
    load: () =>
      import(/* webpackChunkName: "forgot-password" */ './recovery/forgot-password-page.tsx').then(
        (m) => m.ForgotPasswordPage,
      ),
  },
  {
    path: '/reset-password',
    access: 'public',
    frame: 'plain',
    title: 'Reset password',
    chunk: 'reset-password',
    load: () =>
      import(/* webpackChunkName: "reset-password" */ './recovery/reset-password-page.tsx').then(
        (m) => m.ResetPasswordPage,
      ),
  },
  {
    path: '/profile',
    access: 'person',
    frame: 'site',
    title: 'My Profile',
    chunk: 'profile',
    load: () =>
      import(/* webpackChunkName: "profile" */ './profile/profile-page.tsx').then((m) => m.ProfilePage),
  },
  {
    path: '/settings',
    access: 'person',
    frame: 'site',
    title: 'Account Settings',
    chunk: 'settings',
    load: () =>
      import(/* webpackChunkName: "settings" */ './settings/settings-page.tsx').then((m) => m.SettingsPage),
  },
];
