import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { SessionsPages } from './sessions.pages';
import type { SignInApi } from './sign-in.api';
import type { SignInPages } from './sign-in.pages';
import {
  getUserOperation,
  requestCodeOperation,
  signOutOperation,
  startSessionOperation,
  verifyCodeOperation,
} from './sign-in.schema';
import type { SignOutPages } from './sign-out.pages';
import type { VerifyPages } from './verify.pages';

interface SignInHandlers {
  readonly signInPages: SignInPages;
  readonly verifyPages: VerifyPages;
  readonly signOutPages: SignOutPages;
  readonly sessionsPages: SessionsPages;
  readonly signInApi: SignInApi;
}

/** Sign-out stands among the pages: it answers with a redirect or a page, never with JSON (H61). */
export const signInRoutes = ({
  signInPages,
  verifyPages,
  signOutPages,
  sessionsPages,
  signInApi: api,
}: SignInHandlers): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.signIn.login, handler: signInPages.showLogin },
    { method: 'post', path: paths.signIn.login, handler: signInPages.requestCode },
    { method: 'get', path: paths.signIn.sendCode, handler: signInPages.showSendCode },
    { method: 'post', path: paths.signIn.sendCode, handler: signInPages.sendCode },
    { method: 'get', path: paths.signIn.verify, handler: verifyPages.show },
    { method: 'post', path: paths.signIn.verify, handler: verifyPages.verifyCode },
    { method: 'post', path: paths.signIn.resend, handler: verifyPages.resend },
    { method: 'get', path: paths.signIn.welcome, handler: verifyPages.welcome },
    { method: 'get', path: paths.signIn.sessions, handler: sessionsPages.show, access: 'guest' },
    { method: 'post', path: paths.signIn.endSession, handler: sessionsPages.end, access: 'guest' },
    { method: 'get', path: paths.signIn.logout, handler: signOutPages.askOrSignOut },
    { method: 'post', path: paths.signIn.logout, handler: signOutPages.signOut, operation: signOutOperation },
  ],
  api: [
    { method: 'post', path: '/api/otp-request', operation: requestCodeOperation, handler: api.requestCode },
    { method: 'post', path: '/api/otp-verify', operation: verifyCodeOperation, handler: api.verifyCode },
    { method: 'post', path: '/api/otp-auth', operation: startSessionOperation, handler: api.startSession },
    { method: 'get', path: '/api/user', operation: getUserOperation, handler: api.user, access: 'guest' },
  ],
});
