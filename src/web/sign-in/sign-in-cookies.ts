import type { CookieOptions, Request, Response } from 'express';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import type { Secrets } from '../../core/shared/secrets.port';
import { addressOf } from '../../core/sign-in/address-of';
import type { Identifier } from '../../core/sign-in/guest';
import { readSealed } from '../routing/check-input';
import { type PendingSignIn, pendingSchema } from './pending-sign-in';
import { readCookie } from '../session/read-cookie';

const aQuarter = 15 * 60_000;
const aYear = 365 * 24 * 3600_000;
const maxIdentifiers = 3;
const tokenPattern = /^[\w-]{43}$/;

/**
 * The three HttpOnly cookies of sign-in: `otp` is the secret of the browser that requested a code (reliability A5),
 * `signing-in` carries the sealed identifier to the next page, `known` marks a browser that has signed in before.
 */
export class SignInCookies {
  private readonly prefix: string;

  constructor(
    private readonly isSecure: boolean,
    private readonly secrets: Secrets,
    private readonly random: SecureRandom,
  ) {
    this.prefix = isSecure ? '__Host-' : '';
  }

  browserOf(req: Request): string | undefined {
    const browser = readCookie(req, `${this.prefix}otp`);
    return browser !== undefined && tokenPattern.test(browser) ? browser : undefined;
  }

  nameBrowser(req: Request, res: Response): string {
    const browser = this.browserOf(req) ?? this.random.token();
    res.cookie(`${this.prefix}otp`, browser, this.options(aQuarter));
    return browser;
  }

  /** A seal is valid for fifteen minutes, whatever the lifetime of its cookie. */
  pendingOf(req: Request, now: Date): PendingSignIn | undefined {
    const plaintext = this.secrets.open('signing-in', readCookie(req, `${this.prefix}signing-in`) ?? '');
    const pending = readSealed(pendingSchema, plaintext);
    return pending && Math.abs(now.getTime() - pending.at) < aQuarter ? pending : undefined;
  }

  setPending(res: Response, pending: PendingSignIn): void {
    res.cookie(
      `${this.prefix}signing-in`,
      this.secrets.seal('signing-in', JSON.stringify(pending)),
      this.options(aQuarter),
    );
  }

  /** Returns a stable id of this browser when the identifier has signed in here before; else undefined. */
  knownBrowserOf(req: Request, identifier: Identifier): string | undefined {
    const [browser = '', ...marks] = (readCookie(req, `${this.prefix}known`) ?? '').split('.');
    return marks.includes(this.markFor(browser, identifier)) ? browser : undefined;
  }

  finish(req: Request, res: Response, identifiers: readonly Identifier[]): void {
    res.clearCookie(`${this.prefix}otp`, this.options());
    res.clearCookie(`${this.prefix}signing-in`, this.options());
    const [before = '', ...marks] = (readCookie(req, `${this.prefix}known`) ?? '').split('.');
    const browser = tokenPattern.test(before) ? before : this.random.token();
    const addedMarks = identifiers.map((identifier) => this.markFor(browser, identifier));
    const others = marks.filter((mark) => tokenPattern.test(mark) && !addedMarks.includes(mark));
    const rememberedMarks = [...addedMarks, ...others].slice(0, maxIdentifiers);
    res.cookie(`${this.prefix}known`, [browser, ...rememberedMarks].join('.'), this.options(aYear));
  }

  clearSession(res: Response): void {
    res.clearCookie(`${this.prefix}sid`, this.options());
  }

  private markFor(browser: string, identifier: Identifier): string {
    return this.secrets.digest('known-browser', `${browser}:${addressOf(identifier)}`);
  }

  private options(maxAge?: number): CookieOptions {
    return {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: this.isSecure,
      ...(maxAge === undefined ? {} : { maxAge }),
    };
  }
}
