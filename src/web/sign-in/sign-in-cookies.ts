import type { Request, Response } from 'express';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import type { Secrets } from '../../core/shared/secrets.port';
import { addressOf } from '../../core/sign-in/address-of';
import type { Identifier } from '../../core/sign-in/guest';
import { readSealed } from '../routing/check-input';
import { type PendingSignIn, pendingSchema } from './pending-sign-in';
import { HostCookies } from '../session/host-cookies';

const aQuarter = 15 * 60_000;
const aYear = 365 * 24 * 3600_000;
const maxIdentifiers = 3;
const tokenPattern = /^[\w-]{43}$/;

/**
 * The three HttpOnly cookies of sign-in: `otp` is the secret of the browser that requested a code (reliability A5),
 * `signing-in` carries the sealed identifier to the next page, `known` marks a browser that has signed in before.
 */
export class SignInCookies {
  private readonly cookies: HostCookies;

  constructor(
    isSecure: boolean,
    private readonly secrets: Secrets,
    private readonly random: SecureRandom,
  ) {
    this.cookies = new HostCookies(isSecure);
  }

  browserOf(req: Request): string | undefined {
    const browser = this.cookies.read(req, 'otp');
    return browser !== undefined && tokenPattern.test(browser) ? browser : undefined;
  }

  nameBrowser(req: Request, res: Response): string {
    const browser = this.browserOf(req) ?? this.random.token();
    this.cookies.set(res, 'otp', { value: browser, maxAge: aQuarter });
    return browser;
  }

  /** A seal is valid for fifteen minutes, whatever the lifetime of its cookie. */
  pendingOf(req: Request, now: Date): PendingSignIn | undefined {
    const plaintext = this.secrets.open('signing-in', this.cookies.read(req, 'signing-in') ?? '');
    const pending = readSealed(pendingSchema, plaintext);
    return pending && Math.abs(now.getTime() - pending.at) < aQuarter ? pending : undefined;
  }

  setPending(res: Response, pending: PendingSignIn): void {
    const value = this.secrets.seal('signing-in', JSON.stringify(pending));
    this.cookies.set(res, 'signing-in', { value, maxAge: aQuarter });
  }

  /** Returns a stable id of this browser when the identifier has signed in here before; else undefined. */
  knownBrowserOf(req: Request, identifier: Identifier): string | undefined {
    const [browser = '', ...marks] = (this.cookies.read(req, 'known') ?? '').split('.');
    return marks.includes(this.markFor(browser, identifier)) ? browser : undefined;
  }

  finish(req: Request, res: Response, identifiers: readonly Identifier[]): void {
    this.cookies.clear(res, 'otp');
    this.cookies.clear(res, 'signing-in');
    const [before = '', ...marks] = (this.cookies.read(req, 'known') ?? '').split('.');
    const browser = tokenPattern.test(before) ? before : this.random.token();
    const addedMarks = identifiers.map((identifier) => this.markFor(browser, identifier));
    const others = marks.filter((mark) => tokenPattern.test(mark) && !addedMarks.includes(mark));
    const rememberedMarks = [...addedMarks, ...others].slice(0, maxIdentifiers);
    this.cookies.set(res, 'known', { value: [browser, ...rememberedMarks].join('.'), maxAge: aYear });
  }

  clearSession(res: Response): void {
    this.cookies.clear(res, 'sid');
  }

  private markFor(browser: string, identifier: Identifier): string {
    return this.secrets.digest('known-browser', `${browser}:${addressOf(identifier)}`);
  }
}
