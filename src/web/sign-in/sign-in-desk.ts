import type { Request, Response } from 'express';
import type { BotCheckOutcome } from '../../core/shared/bot-check.port';
import type { Identifier } from '../../core/sign-in/guest';
import type { RequestCode, RequestCodeOutcome } from '../../core/sign-in/request-code';
import { afterSignIn } from '../../core/sign-in/return-address';
import { phoneNoMatch, signInTexts } from '../../core/sign-in/sign-in-texts';
import type { StartSession, StartSessionOutcome } from '../../core/sign-in/start-session';
import type { VerifyCode, VerifyCodeOutcome } from '../../core/sign-in/verify-code';
import type { OurHosts } from '../our-hosts';
import { beginSession } from './begin-session';
import { type LoginPayload, shownDialCode } from './read-identifier';
import type { PendingSignIn, SignInCookies } from './sign-in-cookies';

export const requestCodeAction = 'otp-request';

interface SignInDeskParts {
  readonly requestCode: RequestCode;
  readonly verifyCode: VerifyCode;
  readonly startSession: StartSession;
  readonly cookies: SignInCookies;
  readonly hosts: Pick<OurHosts, 'origin'>;
}

interface CodeRequest {
  readonly identifier: Identifier;
  readonly payload: LoginPayload;
  readonly returnTo: string;
  readonly botCheck: () => Promise<BotCheckOutcome>;
}

/** The three steps of sign-in between a request and its cookies: the same for pages and for `/api`. */
export class SignInDesk {
  constructor(private readonly parts: SignInDeskParts) {}

  get cookies(): SignInCookies {
    return this.parts.cookies;
  }

  /** Where this sign-in leads: a path of ours (AUT-13, H59). */
  destination({ returnUrl, type }: { readonly returnUrl: unknown; readonly type: unknown }): string {
    return afterSignIn({ returnUrl, isNew: type === 'new', ownOrigin: this.parts.hosts.origin });
  }

  async sendCode(req: Request, res: Response, { identifier, payload, returnTo, botCheck }: CodeRequest): Promise<RequestCodeOutcome> {
    const browser = this.cookies.nameBrowser(req, res);
    const outcome = await this.parts.requestCode.run({ identifier, browser, botCheck });
    if (outcome.kind === 'sent') this.cookies.keepPending(res, toPending(identifier, payload, returnTo));
    return outcome;
  }

  async checkCode(req: Request, guess: { readonly identifier: Identifier; readonly code: string | undefined; readonly returnTo: string }): Promise<VerifyCodeOutcome> {
    const { identifier, code, returnTo } = guess;
    const browser = this.cookies.browserOf(req);
    // What cannot be a code, or comes from a browser that never asked for one, is not worth an attempt.
    if (browser === undefined || code === undefined) return { kind: 'failed' };
    const knownBrowser = this.cookies.knownBrowserOf(req, identifier);
    return this.parts.verifyCode.run({ identifier, code, browser, returnTo, ...(knownBrowser === undefined ? {} : { knownBrowser }) });
  }

  async openSession(req: Request, res: Response, token: string): Promise<StartSessionOutcome> {
    const browser = this.cookies.browserOf(req);
    if (browser === undefined || token === '') return { kind: 'refused' };
    const outcome = await this.parts.startSession.run({ token, browser });
    if (outcome.kind !== 'started') return outcome;
    const { contactId, firstName, lastName } = outcome.guest;
    const now = outcome.startedAt.getTime();
    await beginSession(req, { contactId, firstName, lastName, signedInAt: now, seenAt: now });
    this.cookies.finish(req, res, outcome.identifier);
    return outcome;
  }
}

function toPending(identifier: Identifier, { email, code, phoneNum }: LoginPayload, returnTo: string): PendingSignIn {
  return {
    identifier,
    returnTo,
    ...(identifier.channel === 'email' ? { email: email?.trim() ?? '' } : { code: code?.trim() ?? '', phoneNum: phoneNum?.trim() ?? '' }),
  };
}

/** AUT-22, AUT-23: what a visitor is told whose identifier is unknown. Only digits of a number are kept (AUT-20). */
export function noMatchMessage(identifier: Identifier, { code = '', phoneNum = '' }: LoginPayload): string {
  return identifier.channel === 'email' ? signInTexts.emailNoMatch : phoneNoMatch(shownDialCode(code), phoneNum.replace(/\D/g, ''));
}
