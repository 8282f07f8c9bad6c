import type { RemotePath } from 'contracts/remote';

const personality = {
  access: 'public',
  frame: 'plain',
  title: 'Personality test',
  chunk: 'personality',
} as const;

export const paths: RemotePath[] = [
  { path: '/welcome', access: 'public', frame: 'bare', title: 'Welcome', chunk: 'welcome' },
  { path: '/login', access: 'public', frame: 'bare', title: 'Login', chunk: 'login' },
  {
    path: '/country-language',
    access: 'public',
    frame: 'plain',
    title: 'Country and language',
    chunk: 'region',
  },
  { path: '/unavailable', access: 'public', frame: 'plain', title: 'Not available', chunk: 'unavailable' },
  { path: '/user-info', access: 'public', frame: 'plain', title: 'Tell Us About You', chunk: 'user-info' },
  { path: '/mbti', ...personality },
  { path: '/mbti-questions', ...personality },
  { path: '/onboarding', ...personality },
  {
    path: '/verify-email',
    access: 'public',
    frame: 'plain',
    title: 'Verify your email',
    chunk: 'verify-email',
  },
  {
    path: '/forgot-password',
    access: 'public',
    frame: 'plain',
    title: 'Forgot password',
    chunk: 'forgot-password',
  },
  {
    path: '/reset-password',
    access: 'public',
    frame: 'plain',
    title: 'Reset password',
    chunk: 'reset-password',
  },
  { path: '/profile', access: 'person', frame: 'site', title: 'My Profile', chunk: 'profile' },
  { path: '/settings', access: 'person', frame: 'site', title: 'Account Settings', chunk: 'settings' },
];
