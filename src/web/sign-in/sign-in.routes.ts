import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { SignInApi } from './sign-in.api';
import type { SignInPages } from './sign-in.pages';
import { getBotChallengeOperation, getUserOperation, requestCodeOperation, startSessionOperation, verifyCodeOperation } from './sign-in.schema';

/** Sign-out stands among the pages: it answers with a redirect or a page, never with JSON (H61). */
export const signInRoutes = (pages: SignInPages, api: SignInApi): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.signIn.login, handler: pages.showLogin },
    { method: 'post', path: paths.signIn.login, handler: pages.requestCode },
    { method: 'get', path: paths.signIn.verify, handler: pages.showVerify },
    { method: 'post', path: paths.signIn.verify, handler: pages.verifyCode },
    { method: 'get', path: paths.signIn.welcome, handler: pages.welcome },
    { method: 'get', path: paths.signIn.logout, handler: pages.askOrSignOut },
    { method: 'post', path: paths.signIn.logout, handler: pages.signOut },
  ],
  api: [
    { method: 'get', path: '/api/bot-check/challenge', operation: getBotChallengeOperation, handler: api.challenge },
    { method: 'post', path: '/api/otp-request', operation: requestCodeOperation, handler: api.requestCode },
    { method: 'post', path: '/api/otp-verify', operation: verifyCodeOperation, handler: api.verifyCode },
    { method: 'post', path: '/api/otp-auth', operation: startSessionOperation, handler: api.startSession },
    { method: 'get', path: '/api/user', operation: getUserOperation, handler: api.user, access: 'guest' },
  ],
});
