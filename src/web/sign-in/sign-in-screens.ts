import type { Request, Response } from 'express';
import type { Clock } from '../../core/shared/clock.port';
import type { Identifier } from '../../core/sign-in/guest';
import type { LoginPage } from '../../../views/sign-in/LoginPage';
import type { SignInFailure, SignInFormProps } from '../../../views/sign-in/sign-in-form-props';
import type { VerifyPage, VerifyPageProps } from '../../../views/sign-in/VerifyPage';
import type { WelcomePage } from '../../../views/sign-in/WelcomePage';
import type { BotCheckReader } from '../bot-check/bot-check-reader';
import type { HttpError } from '../http-error';
import type { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import { signedInGuest } from '../session/guest-of';
import { joinUsHref } from './join-us-href';
import type { LoginCountries } from './login-countries';
import type { LoginForm } from './login-form';
import type { PendingSignIn } from './pending-sign-in';
import { requestCodeAction, type SignInHandler } from './sign-in-handler';
import { toSignInForm, toVerifyForm } from './sign-in-views';

interface SignInScreensParts {
  readonly signInHandler: Pick<SignInHandler, 'pendingOf'>;
  readonly botCheck: BotCheckReader;
  readonly assets: BuiltAssets;
  readonly countries: LoginCountries;
  readonly hosts: Pick<OurHosts, 'origin'>;
  readonly clock: Clock;
  readonly contactHref: string;
}

interface LoginScreen extends Pick<SignInFormProps, 'failure' | 'mistake'> {
  readonly form: LoginForm;
  readonly status?: number;
  readonly isPlainShown?: boolean;
  readonly isPlainMissed?: boolean;
  readonly channels?: readonly Identifier[];
  readonly receipt?: string;
}

interface CodeScreen extends Pick<VerifyPageProps, 'isSentAgain' | 'failure'> {
  readonly pending: PendingSignIn;
  readonly sentTo: Identifier;
  readonly status?: number;
  readonly message?: string;
  readonly retryAfterSeconds?: number;
}

export class SignInScreens {
  constructor(private readonly parts: SignInScreensParts) {}

  async showLogin(
    req: Request,
    res: Response,
    { form, status = 200, isPlainShown = false, isPlainMissed = false, receipt, ...state }: LoginScreen,
  ): Promise<PageAnswer<typeof LoginPage>> {
    const { botCheck, countries, contactHref, hosts } = this.parts;
    const plain = await botCheck.askPlain({
      action: requestCodeAction,
      isShown: isPlainShown,
      isMissed: isPlainMissed,
    });
    const props = {
      ...this.picture,
      contactHref,
      // A signed-in guest comes here for a fresh code, which a passkey does not replace (reliability A8).
      hasPasskeys: !signedInGuest(req) && !state.channels,
      joinUsHref: joinUsHref(form.returnUrl, hosts.origin),
      form: toSignInForm({ form, ownOrigin: hosts.origin, countries, plain, botCheck: botCheck.view, ...state }),
      ...(this.parts.signInHandler.pendingOf(req)?.sentTo && !state.channels ? { codeHref: paths.signIn.verify } : {}),
      ...(receipt === undefined ? {} : { receipt }),
    };
    res.set('Referrer-Policy', 'no-referrer');
    return { status, props };
  }

  showVerify(
    res: Response,
    { status = 200, isSentAgain, failure, ...code }: CodeScreen,
  ): PageAnswer<typeof VerifyPage> {
    const form = toVerifyForm({ ...code, now: this.parts.clock.now() });
    res.set('Referrer-Policy', 'no-referrer');
    return {
      status,
      props: { ...this.picture, form, ...(isSentAgain ? { isSentAgain } : {}), ...(failure ? { failure } : {}) },
    };
  }

  showWelcome(): PageAnswer<typeof WelcomePage> {
    return { props: this.picture };
  }

  note(req: Request, res: Response, error: HttpError): SignInFailure {
    if (error.retryAfterSeconds !== undefined) res.set('Retry-After', String(error.retryAfterSeconds));
    if (error.status >= 500) req.log.error({ err: error }, 'sign-in failed');
    return { message: error.message, reference: String(req.id) };
  }

  private get picture() {
    return { picture: this.parts.assets.picture('adriatic-pines') };
  }
}
