import { LoginPage } from '../../../views/sign-in/LoginPage';
import { SessionsPage } from '../../../views/sign-in/SessionsPage';
import { SignOutPage } from '../../../views/sign-in/SignOutPage';
import { VerifyPage } from '../../../views/sign-in/VerifyPage';
import { WelcomePage } from '../../../views/sign-in/WelcomePage';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
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

export const signInTag: ApiTag = {
  slug: 'sign-in',
  name: 'Sign-in',
  description:
    'A six-digit code by e-mail or text message opens a session. Each form of the site asks for a bot check first.',
  order: 10,
};

/** Sign-out is a page: it answers with a redirect or HTML, never with JSON (H61). */
export const signInRoutes = (
  signInPages: SignInPages,
  verifyPages: VerifyPages,
  signOutPages: SignOutPages,
  api: SignInApi,
): FeatureRoutes => ({
  priority: 'high',
  tag: signInTag,
  pages: [
    pageRoute({ method: 'get', path: paths.signIn.login, page: LoginPage, handler: signInPages.showLogin }),
    pageRoute({ method: 'post', path: paths.signIn.login, page: LoginPage, handler: signInPages.requestCode }),
    pageRoute({ method: 'get', path: paths.signIn.sendCode, page: LoginPage, handler: signInPages.showSendCode }),
    pageRoute({ method: 'post', path: paths.signIn.sendCode, page: LoginPage, handler: signInPages.sendCode }),
    pageRoute({ method: 'get', path: paths.signIn.verify, page: VerifyPage, handler: verifyPages.show }),
    pageRoute({ method: 'post', path: paths.signIn.verify, page: VerifyPage, handler: verifyPages.verifyCode }),
    pageRoute({
      method: 'post',
      path: paths.signIn.resend,
      page: VerifyPage,
      handler: verifyPages.resend,
      takes: 'no-fields',
    }),
    pageRoute({ method: 'get', path: paths.signIn.welcome, page: WelcomePage, handler: verifyPages.welcome }),
    pageRoute({ method: 'get', path: paths.signIn.logout, page: SignOutPage, handler: signOutPages.askOrSignOut }),
    {
      method: 'post',
      path: paths.signIn.logout,
      handler: signOutPages.signOut,
      operation: signOutOperation,
      takes: 'anything',
    },
  ],
  api: [
    { method: 'post', path: '/api/otp-request', operation: requestCodeOperation, handler: api.requestCode },
    { method: 'post', path: '/api/otp-verify', operation: verifyCodeOperation, handler: api.verifyCode },
    { method: 'post', path: '/api/otp-auth', operation: startSessionOperation, handler: api.startSession },
    { method: 'get', path: '/api/user', operation: getUserOperation, handler: api.user, access: 'guest' },
  ],
});

export const sessionsRoutes = (sessionsPages: SessionsPages): FeatureRoutes => ({
  styles: ['guest-area'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.signIn.sessions,
      page: SessionsPage,
      handler: sessionsPages.show,
      access: 'guest',
    }),
    { method: 'post', path: paths.signIn.endSession, handler: sessionsPages.end, access: 'guest' },
  ],
  api: [],
});
