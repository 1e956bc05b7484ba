import type { Request, Response } from 'express';
import { type BookingActor, networkDigest } from '../../core/engine/booking-actor';
import type { PayerDigests } from '../../core/engine/payments.port';
import type { Clock } from '../../core/shared/clock.port';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import type { Secrets } from '../../core/shared/secrets.port';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { readSealed } from '../routing/check-input';
import { Joi, type ValueOf } from '../routing/typed-joi';
import { signedInGuest } from '../session/guest-of';
import { HostCookies } from '../session/host-cookies';
import { exactAddress, visitorAddress } from '../visitor-address';

const dayMs = 24 * 3_600_000;
const tokenPattern = /^[\w-]{43}$/;

interface BookingVisitorsParts {
  readonly secrets: Secrets;
  readonly random: SecureRandom;
  readonly guests: Pick<GuestDirectory, 'findGuest'>;
  readonly clock: Clock;
  readonly isSecure: boolean;
}

interface CookieValues {
  browser?: string;
  email?: string;
}

/** Cookies set in the current response, which its request does not contain yet. */
const setInThisAnswer = new WeakMap<Response, CookieValues>();

const proofSchema = Joi.object({
  email: Joi.string().required(),
  browser: Joi.string().required(),
  at: Joi.number().required(),
});

/**
 * Identifies the visitor of the engine's pages by two HttpOnly cookies: `booking` names the browser for a day, `proved`
 * is the sealed e-mail address that was proved in it (reliability F4).
 */
export class BookingVisitors {
  private readonly cookies: HostCookies;

  constructor(private readonly parts: BookingVisitorsParts) {
    this.cookies = new HostCookies(parts.isSecure);
  }

  browserOf(req: Request, res: Response): string {
    const cookieToken = this.values(res).browser ?? this.cookies.read(req, 'booking') ?? '';
    const browser = tokenPattern.test(cookieToken) ? cookieToken : this.parts.random.token();
    if (browser !== cookieToken) {
      this.values(res).browser = browser;
      this.cookies.set(res, 'booking', { value: browser, maxAge: dayMs });
    }
    return browser;
  }

  actorOf(req: Request, res: Response): BookingActor {
    const network = networkOf(req);
    const contactId = signedInGuest(req)?.contactId;
    const provedAddress = contactId === undefined ? this.provedEmail(req, res) : `contact:${contactId}`;
    return {
      browser: this.parts.secrets.digest('booking-browser', this.browserOf(req, res)),
      ...(network === undefined ? {} : { network: networkDigest(this.parts.secrets, network) }),
      ...(provedAddress === undefined ? {} : { proved: provedAddress }),
    };
  }

  /** The network of declined cards is also this machine's own address (decision 0058). */
  payerOf(req: Request, res: Response, email: string | undefined): PayerDigests {
    const { secrets } = this.parts;
    return {
      browser: secrets.digest('booking-browser', this.browserOf(req, res)),
      network: networkDigest(secrets, visitorAddress(req)),
      ...(email === undefined ? {} : { email: secrets.digest('payer-email', email) }),
    };
  }

  /** An address is proved by a code, or by being one that signs in to the guest's account. */
  async hasProved(req: Request, res: Response, email: string): Promise<boolean> {
    if (this.provedEmail(req, res) === email) return true;
    const contactId = signedInGuest(req)?.contactId;
    if (contactId === undefined) return false;
    const owner = await this.parts.guests.findGuest({ channel: 'email', email });
    return owner?.contactId === contactId;
  }

  rememberProof(req: Request, res: Response, email: string): void {
    const proof: ValueOf<typeof proofSchema> = {
      email,
      browser: this.browserOf(req, res),
      at: this.parts.clock.now().getTime(),
    };
    this.values(res).email = email;
    const value = this.parts.secrets.seal('proved-address', JSON.stringify(proof));
    this.cookies.set(res, 'proved', { value, maxAge: dayMs });
  }

  private provedEmail(req: Request, res: Response): string | undefined {
    const { email } = this.values(res);
    if (email !== undefined) return email;
    const plaintext = this.parts.secrets.open('proved-address', this.cookies.read(req, 'proved') ?? '');
    const proof = readSealed(proofSchema, plaintext);
    const isFresh = proof && Math.abs(this.parts.clock.now().getTime() - proof.at) < dayMs;
    return isFresh && proof.browser === this.cookies.read(req, 'booking') ? proof.email : undefined;
  }

  private values(res: Response): CookieValues {
    const answerValues = setInThisAnswer.get(res) ?? {};
    setInThisAnswer.set(res, answerValues);
    return answerValues;
  }
}

/**
 * Visitors are limited by network. This machine's own address has none: behind a proxy that TRUST_PROXY does not name,
 * all visitors would share it.
 */
export function networkOf(req: Pick<Request, 'ip'>): string | undefined {
  const address = exactAddress(req);
  return address === '::1' || address.startsWith('127.') || address === '' ? undefined : visitorAddress(req);
}
