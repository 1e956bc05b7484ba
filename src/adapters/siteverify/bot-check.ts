import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { BotCheck, BotCheckAttempt, BotCheckOutcome } from '../../core/shared/bot-check.port';
import type { Clock } from '../../core/shared/clock.port';
import { isOurProof } from '../../core/shared/check-bot-proof';
import type { SingleUse } from '../../core/shared/single-use.port';
import { HttpClient, type HttpClientOptions } from '../http-client/http-client';
import type { HttpOutcome } from '../http-client/http-outcome';
import { isTokenFault, readVerdict, type SiteverifyAnswer } from './siteverify';

/** No vendor accepts a token for as long as this. */
const rememberSeconds = 600;

export interface SiteverifyVendor {
  readonly name: 'turnstile' | 'recaptcha';
  readonly maxTokenLength: number;
  readonly actionOf: (action: string) => string;
  /** `form` has the secret, the token and, where it is known, the visitor's address. */
  readonly ask: (
    http: HttpClient,
    form: Readonly<Record<string, string>>,
    deadlineMs: number,
  ) => Promise<HttpOutcome<SiteverifyAnswer>>;
  /** Decides on a well-formed token; without this function every such token belongs to a person. */
  readonly isPerson?: (answer: SiteverifyAnswer) => boolean;
}

export interface SiteverifyParts {
  readonly url: string;
  readonly secret: string;
  readonly hostnames: readonly string[];
  readonly clock: Clock;
  readonly singleUse: Pick<SingleUse, 'use'>;
  readonly log: HttpClientOptions['log'];
  readonly deadlineMs?: number;
}

/**
 * The protocol `siteverify` that Turnstile and reCAPTCHA share: a token is valid for the given action, on a page of
 * this site, for at most two minutes, once. Fails closed unless the vendor gives a clear yes or no within two seconds.
 */
export class SiteverifyBotCheck implements BotCheck {
  private readonly http: HttpClient;
  private readonly deadlineMs: number;

  constructor(
    private readonly vendor: SiteverifyVendor,
    private readonly parts: SiteverifyParts,
  ) {
    const { url, log, deadlineMs = 2_000 } = parts;
    this.deadlineMs = deadlineMs;
    this.http = new HttpClient({ vendor: vendor.name, url, deadlineMs, log });
  }

  async check(attempt: BotCheckAttempt): Promise<BotCheckOutcome> {
    const { token, action } = attempt;
    if (token.trim() === '') return { kind: 'empty-token' };
    if (token.length > this.vendor.maxTokenLength) return { kind: 'failed' };
    const answer = readVerdict(await this.vendor.ask(this.http, this.formOf(attempt), this.deadlineMs));
    if (answer === undefined) return { kind: 'unavailable' };
    if (!answer.success) return this.refuse(answer);
    return this.isAccepted(answer, action) ? this.spend(token) : { kind: 'failed' };
  }

  close(): void {
    this.http.close();
  }

  private formOf({ token, address = '' }: BotCheckAttempt): Record<string, string> {
    return { secret: this.parts.secret, response: token, ...(isIP(address) === 0 ? {} : { remoteip: address }) };
  }

  private isAccepted(answer: SiteverifyAnswer, action: string): boolean {
    const { hostnames, clock } = this.parts;
    const expectedProof = { action: this.vendor.actionOf(action), hostnames, now: clock.now() };
    return (
      (this.vendor.isPerson?.(answer) ?? true) && isOurProof({ ...answer, madeAt: answer.challenge_ts }, expectedProof)
    );
  }

  private refuse(answer: SiteverifyAnswer): BotCheckOutcome {
    if (isTokenFault(answer)) return { kind: 'failed' };
    this.parts.log.warn({ vendor: this.vendor.name, codes: answer['error-codes'] }, 'the bot check gave no verdict');
    return { kind: 'unavailable' };
  }

  /** Spends the token here as well, so that this check does not rely on the vendor to accept a token only once. */
  private async spend(token: string): Promise<BotCheckOutcome> {
    try {
      const id = `${this.vendor.name}:${createHash('sha256').update(token).digest('base64url')}`;
      return { kind: (await this.parts.singleUse.use({ id, forSeconds: rememberSeconds })) ? 'human' : 'failed' };
    } catch (cause) {
      return { kind: 'unavailable', cause };
    }
  }
}
