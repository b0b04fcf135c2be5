import { lazyPage } from '../../components/lazy-page.ts';
import { accountPaths } from '../../session/index.ts';
import type { Feature } from '../feature.ts';

const pages = () => import('./index.ts');

export const accounts: Feature = {
  routes: [
    { path: accountPaths.profile, Page: lazyPage(async () => (await pages()).ProfilePage) },
    { path: accountPaths.logIn, Page: lazyPage(async () => (await pages()).LoginPage), layout: 'standalone' },
    { path: accountPaths.signUp, Page: lazyPage(async () => (await pages()).SignUpPage), layout: 'standalone' },
    {
      path: accountPaths.forgotPassword,
      Page: lazyPage(async () => (await pages()).ForgotPasswordPage),
      layout: 'standalone',
    },
    {
      path: accountPaths.resetPassword,
      Page: lazyPage(async () => (await pages()).ResetPasswordPage),
      layout: 'standalone',
    },
  ],
};
