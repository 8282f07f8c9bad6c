import type { RemoteModule } from 'contracts/remote';

const personality = () =>
  import(/* webpackChunkName: "personality" */ './personality/personality-page.tsx').then(
    (m) => m.PersonalityPage,
  );

export const routes: RemoteModule['routes'] = [
  {
    path: '/welcome',
    load: () =>
      import(/* webpackChunkName: "welcome" */ './welcome/welcome-page.tsx').then((m) => m.WelcomePage),
  },
  {
    path: '/login',
    load: () => import(/* webpackChunkName: "login" */ './login/login-page.tsx').then((m) => m.LoginPage),
  },
  {
    path: '/country-language',
    load: () => import(/* webpackChunkName: "region" */ './region/region-page.tsx').then((m) => m.RegionPage),
  },
  {
    path: '/unavailable',
    load: () =>
      import(/* webpackChunkName: "unavailable" */ './region/unavailable-page.tsx').then(
        (m) => m.UnavailablePage,
      ),
  },
  {
    path: '/user-info',
    load: () =>
      import(/* webpackChunkName: "user-info" */ './user-info/user-info-page.tsx').then(
        (m) => m.UserInfoPage,
      ),
  },
  { path: '/mbti', load: personality },
  { path: '/mbti-questions', load: personality },
  { path: '/onboarding', load: personality },
  {
    path: '/verify-email',
    load: () =>
      import(/* webpackChunkName: "verify-email" */ './verify-email/verify-email-page.tsx').then(
        (m) => m.VerifyEmailPage,
      ),
  },
  {
    path: '/forgot-password',
    load: () =>
      import(/* webpackChunkName: "forgot-password" */ './recovery/forgot-password-page.tsx').then(
        (m) => m.ForgotPasswordPage,
      ),
  },
  {
    path: '/reset-password',
    load: () =>
      import(/* webpackChunkName: "reset-password" */ './recovery/reset-password-page.tsx').then(
        (m) => m.ResetPasswordPage,
      ),
  },
  {
    path: '/profile',
    load: () =>
      import(/* webpackChunkName: "profile" */ './profile/profile-page.tsx').then((m) => m.ProfilePage),
  },
  {
    path: '/settings',
    load: () =>
      import(/* webpackChunkName: "settings" */ './settings/settings-page.tsx').then((m) => m.SettingsPage),
  },
];
