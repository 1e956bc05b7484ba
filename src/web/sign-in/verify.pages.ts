import type { Request, Response } from 'express';
import type { Identifier } from '../../core/sign-in/guest';
import { readSixDigits } from '../../core/sign-in/six-digits';
import { signInTexts } from '../../core/sign-in/sign-in-texts';
import type { VerifyPage } from '../../../views/sign-in/VerifyPage';
import type { WelcomePage } from '../../../views/sign-in/WelcomePage';
import type { HttpError } from '../http-error';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { readTypedCode } from './login-form';
import type { PendingSignIn } from './pending-sign-in';
import type { SignInHandler } from './sign-in-handler';
import { toRequestError, toSessionError, toVerifyError } from './sign-in-errors';
import type { SignInScreens } from './sign-in-screens';

interface AwaitedCode {
  readonly pending: PendingSignIn;
  readonly sentTo: Identifier;
}

export class VerifyPages {
  constructor(private readonly parts: { readonly signInHandler: SignInHandler; readonly screens: SignInScreens }) {}

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof VerifyPage> | void> => {
    const pendingCode = this.findAwaitedCode(req);
    if (!pendingCode) return res.redirect(302, this.previousAddress(req));
    return this.parts.screens.showVerify(res, {
      ...pendingCode,
      ...(req.query['sent'] === 'again' ? { isSentAgain: true } : {}),
    });
  };

  readonly verifyCode = async (req: Request, res: Response): Promise<PageAnswer<typeof VerifyPage> | void> => {
    const { signInHandler, screens } = this.parts;
    const pendingCode = this.findAwaitedCode(req);
    if (!pendingCode) return res.redirect(303, this.previousAddress(req));
    const typedCode = readTypedCode(req.body);
    if (typedCode.trim() === '')
      return screens.showVerify(res, { ...pendingCode, status: 422, message: signInTexts.codeRequired });
    const check = await signInHandler.checkCode(req, {
      identifier: pendingCode.sentTo,
      code: readSixDigits(typedCode),
      returnTo: pendingCode.pending.returnTo,
    });
    if (check.kind !== 'verified') return this.showError(req, res, pendingCode, toVerifyError(check));
    const session = await signInHandler.openSession(req, res, check.token);
    if (session.kind !== 'started') return this.showError(req, res, pendingCode, toSessionError(session));
    res.redirect(303, session.redirectTo);
  };

  /** Sends the code again (reliability A6); the same page says when that was requested too early. */
  readonly resend = async (req: Request, res: Response): Promise<PageAnswer<typeof VerifyPage> | void> => {
    const { signInHandler, screens } = this.parts;
    const pendingCode = this.findAwaitedCode(req);
    const outcome = await signInHandler.resend(req, res);
    if (outcome.kind === 'sent') return res.redirect(303, `${paths.signIn.verify}?sent=again`);
    if (!pendingCode || outcome.kind === 'nothing-pending' || outcome.kind === 'no-match' || outcome.kind === 'choose')
      return res.redirect(303, this.previousAddress(req));
    const error = toRequestError(outcome);
    const failure = screens.note(req, res, error);
    const { status, retryAfterSeconds } = error;
    return screens.showVerify(res, {
      ...pendingCode,
      status,
      failure,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  };

  readonly welcome = (): PageAnswer<typeof WelcomePage> => this.parts.screens.showWelcome();

  /** A wrong code is an error of its field; all other failures concern the form. */
  private showError(
    req: Request,
    res: Response,
    pendingCode: AwaitedCode,
    error: HttpError,
  ): PageAnswer<typeof VerifyPage> {
    const { screens } = this.parts;
    const failure = screens.note(req, res, error);
    return screens.showVerify(res, {
      ...pendingCode,
      status: error.status,
      ...(error.code === 'OTP_FAILED' ? { message: error.message } : { failure }),
    });
  }

  private findAwaitedCode(req: Request): AwaitedCode | undefined {
    const pending = this.parts.signInHandler.pendingOf(req);
    return pending?.sentTo ? { pending, sentTo: pending.sentTo } : undefined;
  }

  /** A visitor who has not chosen a channel yet returns to that choice; all others start again. */
  private previousAddress(req: Request): string {
    return this.parts.signInHandler.pendingOf(req)?.channels ? paths.signIn.sendCode : paths.signIn.login;
  }
}
