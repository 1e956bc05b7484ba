import type { Request, Response } from 'express';
import type { BotCheckOutcome } from '../../core/shared/bot-check.port';
import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import { carryAlong } from '../../core/favourites/carried-favourite';
import { addressOf } from '../../core/sign-in/address-of';
import { nameBrowser } from '../../core/sign-in/browser-name';
import { recipientsOf } from '../../core/messages/recipient-of';
import type { Guest, Identifier } from '../../core/sign-in/guest';
import type { CodeVisitor, RequestCode, RequestCodeOutcome } from '../../core/sign-in/request-code';
import { afterSignIn, whenSignedIn } from '../../core/sign-in/return-address';
import { hasFreshCode, signedInWithoutCode } from '../../core/sign-in/session-life';
import type { StartSession, StartSessionOutcome } from '../../core/sign-in/start-session';
import type { NotifyOfNewBrowser } from '../../core/sign-in/notify-of-new-browser';
import type { VerifyCode, VerifyCodeOutcome } from '../../core/sign-in/verify-code';
import type { CarriedFavouriteAdder } from '../favourites/carried-favourite-adder';
import type { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import type { BrowserReservations } from '../trips/browser-reservations';
import { visitorAddress } from '../visitor-address';
import { beginSession } from './begin-session';
import { signedInGuest } from '../session/guest-of';
import { type PendingSignIn, toPending } from './pending-sign-in';
import type { LoginPayload } from './read-identifier';
import type { SessionNames } from './session-names';
import type { SignInCookies } from './sign-in-cookies';

export const requestCodeAction = 'otp-request';

interface SignInHandlerParts {
  readonly requestCode: RequestCode;
  readonly verifyCode: VerifyCode;
  readonly startSession: StartSession;
  readonly notifyOfNewBrowser: NotifyOfNewBrowser;
  readonly cookies: SignInCookies;
  readonly secrets: Pick<Secrets, 'digest'>;
  readonly clock: Clock;
  readonly hosts: Pick<OurHosts, 'origin'>;
  readonly carriedFavouriteAdder: Pick<CarriedFavouriteAdder, 'add' | 'addOnOwnPages'>;
  readonly browserReservations: Pick<BrowserReservations, 'confirm'>;
  readonly sessionNames: Pick<SessionNames, 'complete'>;
}

interface CodeRequest {
  readonly identifier: Identifier;
  readonly payload: LoginPayload;
  readonly returnTo: string;
  readonly botCheck: () => Promise<BotCheckOutcome>;
  readonly asksChannel?: boolean;
}

interface BegunSession {
  readonly guest: Guest;
  readonly identifiers: readonly Identifier[];
  readonly startedAt: Date;
  readonly signedInAt: number;
  readonly redirectTo: string;
}

/** `nothing-pending`: this browser has requested no code, or its seal has expired. */
type ResendOutcome = RequestCodeOutcome | { readonly kind: 'nothing-pending' };

export class SignInHandler {
  constructor(private readonly parts: SignInHandlerParts) {}

  get cookies(): SignInCookies {
    return this.parts.cookies;
  }

  pendingOf(req: Request): PendingSignIn | undefined {
    return this.cookies.pendingOf(req, this.parts.clock.now());
  }

  /** Guests need not sign in again, unless `isAgain` requires a code that was entered recently (reliability A8). */
  hasGuest(req: Request, { isAgain }: { readonly isAgain: boolean }): boolean {
    const guest = signedInGuest(req);
    return guest !== undefined && (!isAgain || hasFreshCode(guest, this.parts.clock.now().getTime()));
  }

  destination({ returnUrl, type }: { readonly returnUrl: unknown; readonly type: unknown }): string {
    const to = afterSignIn({ returnUrl, isNew: type === 'new', ownOrigin: this.parts.hosts.origin });
    return type === 'new' ? carryAlong({ from: returnUrl, to }) : to;
  }

  async onwards(
    req: Request,
    {
      returnUrl,
      type,
      odyRedirect,
    }: { readonly returnUrl: unknown; readonly type: unknown; readonly odyRedirect: unknown },
  ): Promise<string> {
    const address = whenSignedIn({ returnUrl, isNew: type === 'new', odyRedirect, ownOrigin: this.parts.hosts.origin });
    const contactId = signedInGuest(req)?.contactId;
    return contactId === undefined
      ? address
      : this.parts.carriedFavouriteAdder.addOnOwnPages(req, { contactId, address });
  }

  async sendCode(
    req: Request,
    res: Response,
    { identifier, payload, returnTo, botCheck, asksChannel = false }: CodeRequest,
  ): Promise<RequestCodeOutcome> {
    const outcome = await this.parts.requestCode.run({
      ...this.visitorOf(req, res),
      identifier,
      botCheck,
      asksChannel,
    });
    if (outcome.kind === 'sent') this.storePending(res, toPending({ identifier, payload, returnTo }));
    if (outcome.kind === 'choose')
      this.storePending(res, toPending({ identifier, payload, returnTo, channels: outcome.channels }));
    return outcome;
  }

  /** Sends the code to one of the channels that `sendCode` offered. The visitor has passed the bot check before. */
  async sendTo(req: Request, res: Response, channel: Identifier['channel']): Promise<ResendOutcome> {
    const pending = this.pendingOf(req);
    const to = pending?.channels?.find((offeredChannel) => offeredChannel.channel === channel);
    if (!pending || !to) return { kind: 'nothing-pending' };
    const outcome = await this.parts.requestCode.runTo({
      ...this.visitorOf(req, res),
      identifier: pending.identifier,
      channel,
    });
    if (outcome.kind === 'sent') this.storePending(res, { ...pending, sentTo: to });
    return outcome;
  }

  async resend(req: Request, res: Response): Promise<ResendOutcome> {
    const pending = this.pendingOf(req);
    if (!pending?.sentTo) return { kind: 'nothing-pending' };
    const outcome = await this.parts.requestCode.runAgain({ ...this.visitorOf(req, res), identifier: pending.sentTo });
    if (outcome.kind === 'sent') this.storePending(res, pending);
    return outcome;
  }

  async checkCode(
    req: Request,
    guess: { readonly identifier: Identifier; readonly code: string | undefined; readonly returnTo: string },
  ): Promise<VerifyCodeOutcome> {
    const { identifier, code, returnTo } = guess;
    const browser = this.cookies.browserOf(req);
    // Malformed input, or a browser that never requested a code, does not count as an attempt.
    if (browser === undefined || code === undefined) return { kind: 'failed' };
    const knownBrowser = this.cookies.knownBrowserOf(req, identifier);
    return this.parts.verifyCode.run({
      identifier,
      code,
      browser,
      returnTo,
      ...(knownBrowser === undefined ? {} : { knownBrowser }),
    });
  }

  async openSession(req: Request, res: Response, token: string): Promise<StartSessionOutcome> {
    const browser = this.cookies.browserOf(req);
    if (browser === undefined || token === '') return { kind: 'refused' };
    const outcome = await this.parts.startSession.run({ token, browser });
    if (outcome.kind !== 'started') return outcome;
    const { identifier, startedAt } = outcome;
    const redirectTo = await this.open(req, res, {
      ...outcome,
      identifiers: [identifier],
      signedInAt: startedAt.getTime(),
    });
    return { ...outcome, redirectTo };
  }

  /**
   * For a guest whose passkey was verified: the session has no fresh code (reliability A8). Resolves with the next
   * address.
   */
  async openSessionWithoutCode(
    req: Request,
    res: Response,
    newSession: Pick<BegunSession, 'guest' | 'startedAt' | 'redirectTo'>,
  ): Promise<string> {
    const signedInAt = signedInWithoutCode(newSession.startedAt.getTime());
    return this.open(req, res, { ...newSession, identifiers: recipientsOf(newSession.guest), signedInAt });
  }

  private async open(req: Request, res: Response, newSession: BegunSession): Promise<string> {
    const { contactId } = newSession.guest;
    await this.begin(req, newSession);
    this.cookies.finish(req, res, newSession.identifiers);
    await this.parts.browserReservations.confirm(req, res, contactId);
    await this.parts.sessionNames.complete(req);
    return this.parts.carriedFavouriteAdder.add(req, { contactId, address: newSession.redirectTo });
  }

  private async begin(req: Request, { guest, identifiers, startedAt, signedInAt }: BegunSession): Promise<void> {
    const { contactId, firstName, lastName } = guest;
    const browser = nameBrowser(req.get('user-agent') ?? '');
    await beginSession(req, { contactId, firstName, lastName, browser, signedInAt, seenAt: startedAt.getTime() });
    // A guest who has signed in here by e-mail is known in this browser, so a sign-in by phone sends no notice about a
    // new one.
    const addresses = [...identifiers, ...recipientsOf(guest)];
    if (addresses.some((address) => this.cookies.knownBrowserOf(req, address) !== undefined)) return;
    const sessionsUrl = `${this.parts.hosts.origin}${paths.signIn.sessions}`;
    const notification = await this.parts.notifyOfNewBrowser.run({ guest, browser, at: startedAt, sessionsUrl });
    if (notification.kind === 'unnotified')
      req.log.warn({ err: notification.cause }, 'the guest could not be notified of a new browser');
  }

  private storePending(res: Response, pending: Omit<PendingSignIn, 'at'>): void {
    this.cookies.setPending(res, { ...pending, at: this.parts.clock.now().getTime() });
  }

  private visitorOf(req: Request, res: Response): CodeVisitor {
    const { secrets } = this.parts;
    return {
      browser: this.cookies.nameBrowser(req, res),
      address: visitorAddress(req),
      knownBrowserOf: (identifier) => this.cookies.knownBrowserOf(req, identifier),
      events: {
        noMatch: (identifier) =>
          req.log.info(
            { identifier: secrets.digest('log', addressOf(identifier)) },
            'no guest is known by this identifier',
          ),
        reportUnsent: (cause) => req.log.error({ err: cause }, 'a code could not be sent'),
      },
    };
  }
}
