import type { Request, Response } from 'express';
import type { BotCheck, BotCheckOutcome } from '../../core/shared/bot-check.port';
import type { BotChallenges } from '../../core/shared/bot-challenges.port';
import { readSixDigits } from '../../core/sign-in/six-digits';
import { signInTexts } from '../../core/sign-in/sign-in-texts';
import { HttpError } from '../http-error';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageRenderer } from '../rendering/page-renderer';
import { endSession } from './begin-session';
import { type LoginForm, readLoginForm, readLoginQuery } from './login-form';
import { readIdentifier } from './read-identifier';
import type { PendingSignIn } from './sign-in-cookies';
import { noMatchMessage, requestCodeAction, type SignInDesk } from './sign-in-desk';
import { toRequestError, toSessionError, toVerifyError } from './sign-in-errors';
import { toSignInForm, toVerifyForm } from './sign-in-views';

interface SignInPagesParts {
  readonly desk: SignInDesk;
  readonly botCheck: BotCheck;
  readonly challenges: BotChallenges;
  readonly assets: BuiltAssets;
  readonly renderer: PageRenderer;
}

type FormAnswer = { readonly status?: number; readonly isPlainShown?: boolean } & Pick<Parameters<typeof toSignInForm>[0], 'message' | 'mistake'>;

/** Sign-in as plain pages and forms; the browser's script does the same through `/api`. */
export class SignInPages {
  constructor(private readonly parts: SignInPagesParts) {}

  readonly showLogin = async (req: Request, res: Response): Promise<void> => {
    const asked = readLoginQuery(req.query);
    if (req.session?.guest) return res.redirect(302, this.parts.desk.destination(asked));
    await this.renderLogin(req, res, { ...asked, ...this.typedBefore(req, asked) });
  };

  readonly requestCode = async (req: Request, res: Response): Promise<void> => {
    const form = readLoginForm(req.body);
    const read = readIdentifier(form);
    if (read.kind === 'wrong') return this.renderLogin(req, res, form, { status: 422, mistake: { field: read.field, message: read.message } });
    const { desk } = this.parts;
    const returnTo = desk.destination(form);
    const outcome = await desk.sendCode(req, res, { identifier: read.identifier, payload: form, returnTo, botCheck: () => this.checkBot(form) });
    if (outcome.kind === 'sent') return res.redirect(303, paths.signIn.verify);
    if (outcome.kind === 'no-match') return this.renderNoMatch(req, res, form, noMatchMessage(read.identifier, form));
    const error = toRequestError(outcome);
    if (error.status >= 500) note(req, res, error);
    await this.renderLogin(req, res, form, { status: error.status, message: error.message, isPlainShown: outcome.kind.startsWith('bot-check') });
  };

  readonly showVerify = async (req: Request, res: Response): Promise<void> => {
    const pending = this.parts.desk.cookies.pendingOf(req);
    if (!pending) return res.redirect(302, paths.signIn.login);
    await this.renderVerify(req, res, pending);
  };

  readonly verifyCode = async (req: Request, res: Response): Promise<void> => {
    const { desk } = this.parts;
    const pending = desk.cookies.pendingOf(req);
    if (!pending) return res.redirect(303, paths.signIn.login);
    const typed = String((req.body as { readonly OTP?: string } | undefined)?.OTP ?? '');
    if (typed.trim() === '') return this.renderVerify(req, res, pending, { status: 422, message: signInTexts.codeRequired });
    const checked = await desk.checkCode(req, { ...pending, code: readSixDigits(typed) });
    if (checked.kind !== 'verified') return this.renderVerifyError(req, res, pending, toVerifyError(checked));
    const opened = await desk.openSession(req, res, checked.token);
    if (opened.kind !== 'started') return this.renderVerifyError(req, res, pending, toSessionError(opened));
    res.redirect(303, opened.redirectTo);
  };

  readonly welcome = (req: Request, res: Response): Promise<void> => this.parts.renderer.render(req, res, { props: this.pictured });

  /** A whole-page GET signs out, as the specification has it; a link on another site only asks (H61, reliability B5). */
  readonly askOrSignOut = async (req: Request, res: Response): Promise<void> => {
    // A browser that fetches ahead has not been told to sign out.
    if (String(req.headers['sec-purpose'] ?? '').includes('prefetch')) throw new HttpError(403, 'NOT_AHEAD', 'Signing out cannot be done ahead of time.');
    if (req.headers['sec-fetch-site'] !== 'cross-site') return this.leave(req, res, 302);
    await this.parts.renderer.render(req, res, { props: { logoutHref: paths.signIn.logout } });
  };

  readonly signOut = (req: Request, res: Response): Promise<void> => this.leave(req, res, 303);

  private async leave(req: Request, res: Response, status: 302 | 303): Promise<void> {
    if (!req.session || req.session.guest) await endSession(req);
    this.parts.desk.cookies.clearSession(res);
    // Not "cookies": the mark of a browser that signed in before is what keeps strangers from locking its guest out (A5).
    res.set({ 'Clear-Site-Data': '"cache", "storage"', 'Cache-Control': 'private, no-store' });
    res.redirect(status, paths.home);
  }

  private checkBot(form: LoginForm): Promise<BotCheckOutcome> {
    const { botCheck, challenges } = this.parts;
    if (form.token !== '' || form.plainChallenge === '') return botCheck.check({ token: form.token, action: requestCodeAction });
    return challenges.checkPlain({ action: requestCodeAction, challenge: form.plainChallenge, answer: form.plainAnswer, trap: form.website });
  }

  /** The message, and the other way in already open (AUT-12). */
  private renderNoMatch(req: Request, res: Response, form: LoginForm, message: string): Promise<void> {
    return this.renderLogin(req, res, { ...form, loginMethod: form.loginMethod === 'OTP_PHONE' ? 'OTP_EMAIL' : 'OTP_PHONE' }, { status: 422, message });
  }

  private async renderLogin(req: Request, res: Response, form: LoginForm, { status = 200, ...answer }: FormAnswer = {}): Promise<void> {
    const plain = await this.parts.challenges.createPlain(requestCodeAction);
    // Its address may name a person (H07).
    res.set('Referrer-Policy', 'no-referrer');
    await this.parts.renderer.render(req, res, { status, at: paths.signIn.login, props: { ...this.pictured, form: toSignInForm({ form, plain, ...answer }) } });
  }

  private async renderVerify(req: Request, res: Response, pending: PendingSignIn, { status = 200, message }: FormAnswer = {}): Promise<void> {
    res.set('Referrer-Policy', 'no-referrer');
    await this.parts.renderer.render(req, res, { status, at: paths.signIn.verify, props: { ...this.pictured, form: toVerifyForm(pending, message) } });
  }

  private renderVerifyError(req: Request, res: Response, pending: PendingSignIn, error: HttpError): Promise<void> {
    note(req, res, error);
    return this.renderVerify(req, res, pending, { status: error.status, message: error.message });
  }

  /** "Get a new code" finds what was typed before (AUT-06), unless the address says something else. */
  private typedBefore(req: Request, asked: LoginForm): Partial<LoginForm> {
    const pending = this.parts.desk.cookies.pendingOf(req);
    if (!pending || asked.email !== '' || asked.phoneNum !== '') return {};
    const { email = '', code = '', phoneNum = '' } = pending;
    const isToldHow = req.query['via'] !== undefined;
    return { email, code, phoneNum, ...(isToldHow || email !== '' ? {} : { loginMethod: 'OTP_PHONE' as const }) };
  }

  private get pictured() {
    return { picture: this.parts.assets.picture('adriatic-pines') };
  }
}

/** A failure that the visitor is told on the form itself, with the headers and the log line of any other. */
function note(req: Request, res: Response, error: HttpError): void {
  if (error.retryAfterSeconds !== undefined) res.set('Retry-After', String(error.retryAfterSeconds));
  if (error.status >= 500) req.log.error({ err: error }, 'sign-in failed');
}
