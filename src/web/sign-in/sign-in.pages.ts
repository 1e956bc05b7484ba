import type { Request, Response } from 'express';
import type { LoginHints } from '../../core/sign-in/login-hints';
import type { RequestCodeOutcome } from '../../core/sign-in/request-code';
import { askAgainIn } from '../../core/sign-in/sign-in-texts';
import type { LoginPage } from '../../../views/sign-in/LoginPage';
import type { SignInFailure } from '../../../views/sign-in/sign-in-form-props';
import { signInPageTexts } from '../../../views/sign-in/sign-in.texts';
import { VerifyPage } from '../../../views/sign-in/VerifyPage';
import type { BotCheckReader } from '../bot-check/bot-check-reader';
import type { HttpError } from '../http-error';
import { paths } from '../paths';
import { answerWith, type PageAnswer, type PageResponse } from '../rendering/page-answer';
import { type LoginForm, readChannel, readLoginForm, readLoginQuery, withHint } from './login-form';
import { noMatchMessage, type PendingSignIn } from './pending-sign-in';
import { readIdentifier } from './read-identifier';
import { requestCodeAction, type SignInHandler } from './sign-in-handler';
import { toRequestError } from './sign-in-errors';
import type { SignInScreens } from './sign-in-screens';
import { isWelcome, loginHrefOf } from './sign-in-views';

interface SignInPagesParts {
  readonly signInHandler: SignInHandler;
  readonly botCheck: BotCheckReader;
  readonly hints: Pick<LoginHints, 'take'>;
  readonly screens: SignInScreens;
}

export class SignInPages {
  constructor(private readonly parts: SignInPagesParts) {}

  readonly showLogin = async (req: Request, res: Response): Promise<PageAnswer<typeof LoginPage> | void> => {
    const query = readLoginQuery(req.query);
    if (this.parts.signInHandler.hasGuest(req, query))
      return res.redirect(
        302,
        await this.parts.signInHandler.onwards(req, { ...query.form, odyRedirect: query.odyRedirect }),
      );
    const needsFreshCode = query.isAgain && this.parts.signInHandler.hasGuest(req, { isAgain: false });
    const hint = query.hint === '' ? undefined : await this.parts.hints.take(query.hint);
    const form = hint ? withHint(query.form, hint) : query.form;
    const receipt = receipts.get(query.endedBy) ?? (needsFreshCode ? signInPageTexts.freshCode : undefined);
    return this.parts.screens.showLogin(req, res, {
      form: this.withTyped(req, form, query.hasChosenChannel),
      ...(receipt === undefined ? {} : { receipt }),
    });
  };

  readonly requestCode = async (req: Request, res: Response): Promise<PageAnswer<typeof LoginPage> | void> => {
    const { signInHandler, botCheck, screens } = this.parts;
    const form = readLoginForm(req.body);
    const read = readIdentifier(form);
    if (read.kind === 'wrong')
      return screens.showLogin(req, res, { form, status: 422, mistake: { field: read.field, message: read.message } });
    const { identifier } = read;
    const outcome = await signInHandler.sendCode(req, res, {
      identifier,
      payload: form,
      returnTo: signInHandler.destination(form),
      botCheck: botCheck.proofOf(req, requestCodeAction),
      asksChannel: true,
    });
    if (outcome.kind === 'sent') return res.redirect(303, paths.signIn.verify);
    if (outcome.kind === 'choose') return res.redirect(303, paths.signIn.sendCode);
    if (outcome.kind === 'no-match')
      return screens.showLogin(req, res, {
        form: otherChannel(form),
        status: 422,
        failure: { message: noMatchMessage(identifier, form) },
      });
    return this.showRefusal(req, res, form, outcome);
  };

  readonly showSendCode = async (req: Request, res: Response): Promise<PageAnswer<typeof LoginPage> | void> => {
    const pending = this.parts.signInHandler.pendingOf(req);
    if (!pending?.channels) return res.redirect(302, pending ? loginHrefOf(pending) : paths.signIn.login);
    return this.parts.screens.showLogin(req, res, { form: typedForm(pending), channels: pending.channels });
  };

  readonly sendCode = async (
    req: Request,
    res: Response,
  ): Promise<PageAnswer<typeof LoginPage> | PageResponse | void> => {
    const { signInHandler, screens } = this.parts;
    const pending = signInHandler.pendingOf(req);
    const outcome = await signInHandler.sendTo(req, res, readChannel(req.body));
    if (outcome.kind === 'sent')
      return res.redirect(303, pending?.sentTo ? `${paths.signIn.verify}?sent=again` : paths.signIn.verify);
    if (
      !pending?.channels ||
      outcome.kind === 'nothing-pending' ||
      outcome.kind === 'no-match' ||
      outcome.kind === 'choose'
    )
      return res.redirect(303, paths.signIn.login);
    const error = toRequestError(outcome);
    const failure = screens.note(req, res, error);
    const { status, retryAfterSeconds } = error;
    if (pending.sentTo)
      return answerWith(
        VerifyPage,
        screens.showVerify(res, {
          pending,
          sentTo: pending.sentTo,
          status,
          failure,
          ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
        }),
      );
    return screens.showLogin(req, res, {
      form: typedForm(pending),
      channels: pending.channels,
      status,
      failure: withWait(failure, error),
    });
  };

  private async showRefusal(
    req: Request,
    res: Response,
    form: LoginForm,
    outcome: Exclude<RequestCodeOutcome, { kind: 'sent' | 'choose' | 'no-match' }>,
  ): Promise<PageAnswer<typeof LoginPage>> {
    const { screens } = this.parts;
    const error = toRequestError(outcome);
    const failure = screens.note(req, res, error);
    const { status, message } = error;
    if (outcome.kind === 'unlisted-country')
      return screens.showLogin(req, res, { form, status, mistake: { field: 'code', message } });
    return screens.showLogin(req, res, {
      form,
      status,
      failure: withWait(failure, error),
      isPlainShown: outcome.kind.startsWith('bot-check'),
      isPlainMissed: outcome.kind === 'bot-check-empty' || outcome.kind === 'bot-check-failed',
    });
  }

  /** "Get a new code" restores the entered values (AUT-06), unless the address contains others. */
  private withTyped(req: Request, form: LoginForm, hasChosenChannel: boolean): LoginForm {
    const pending = this.parts.signInHandler.pendingOf(req);
    if (!pending || form.email !== '' || form.phoneNum !== '') return form;
    const { email, code, phoneNum, loginMethod } = typedForm(pending);
    return { ...form, email, code, phoneNum, loginMethod: hasChosenChannel ? form.loginMethod : loginMethod };
  }
}

/** A map, because the key comes from the address. */
const receipts: ReadonlyMap<string, string> = new Map([
  ['everywhere', signInPageTexts.leftEverywhere],
  ['ended', signInPageTexts.sessionEnded],
]);

/** Adds the waiting time to the message, because no script counts it down. */
const withWait = (failure: SignInFailure, { code, retryAfterSeconds = 0 }: HttpError): SignInFailure =>
  code === 'WAIT' ? { ...failure, message: `${failure.message} ${askAgainIn(retryAfterSeconds)}` } : failure;

const otherChannel = (form: LoginForm): LoginForm => ({
  ...form,
  loginMethod: form.loginMethod === 'OTP_PHONE' ? 'OTP_EMAIL' : 'OTP_PHONE',
});

const typedForm = ({ identifier, email = '', code = '', phoneNum = '', returnTo }: PendingSignIn): LoginForm => ({
  loginMethod: identifier.channel === 'phone' ? 'OTP_PHONE' : 'OTP_EMAIL',
  email,
  code,
  phoneNum,
  returnUrl: returnTo === paths.signIn.welcome ? '' : returnTo,
  type: isWelcome(returnTo) ? 'new' : '',
});
