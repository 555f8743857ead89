import type { Area } from '../app/area.ts';
import { lazyModule, personalPage } from '../app/route.tsx';

const fetchProfile = () => import('./profile/page.tsx');
const profile = (path: string) => {
  const page = personalPage(path, 'src/account/profile/page.tsx', fetchProfile);
  return {
    ...page,
    load: (url: URL) => Promise.all([page.load!(url), fetchProfile().then(({ loadTab }) => loadTab(url))]),
  };
};

export const account: Area = {
  routes: [
    personalPage('login', 'src/account/login/page.tsx', () => import('./login/page.tsx')),
    personalPage('second-step', 'src/account/second-step/page.tsx', () => import('./second-step/page.tsx')),
    personalPage('signup', 'src/account/signup/page.tsx', () => import('./signup/page.tsx')),
    personalPage('ForgotPassword', 'src/account/forgot/page.tsx', () => import('./forgot/page.tsx')),
    personalPage('verify-otp', 'src/account/verify/page.tsx', () => import('./verify/page.tsx')),
    personalPage('dev/outbox', 'src/account/outbox/page.tsx', () => import('./outbox/page.tsx')),
    profile('profile'),
    profile('profile/orders'),
  ],
  profileTabs: lazyModule(() => import('./tabs.ts')),
  preferencesChanged: lazyModule(() => import('./send-preferences.ts')),
};
