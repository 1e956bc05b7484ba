import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import { addressOf } from '../../core/sign-in/address-of';
import {
  codeLifeSeconds, guessesPerCode, knownBrowserBudget, strangersBudget, verifyTokenLifeSeconds,
} from '../../core/sign-in/guess-rules';
import type { Identifier } from '../../core/sign-in/guest';
import type { CodeCheckOutcome, CodeGuess, OneTimeCodes, VerifiedClaim } from '../../core/sign-in/one-time-codes.port';
import { checkScript, issueScript, issueTokenScript, redeemTokenScript } from './one-time-codes.scripts';
import type { RedisClient } from './redis-client';
import { withinDeadline } from './within-deadline';

export const signInKeyPrefix = 'sign-in:';

/** Codes in Redis: digests only, Redis's clock, one script a step (reliability A1 to A5). */
export class RedisOneTimeCodes implements OneTimeCodes {
  constructor(private readonly redis: RedisClient, private readonly secrets: Secrets, private readonly clock: Clock) {}

  async issue({ identifier, code, browser }: { identifier: Identifier; code: string; browser: string }): Promise<void> {
    const subject = this.subjectOf(identifier);
    const args = [this.secrets.digest('code', `${subject}:${code}`), this.browserDigest(browser), codeLifeSeconds * 1000];
    await this.run(issueScript, [codeKey(subject)], args);
  }

  async check({ identifier, code, browser, knownBrowser }: CodeGuess): Promise<CodeCheckOutcome> {
    const subject = this.subjectOf(identifier);
    const budget = knownBrowser === undefined ? strangersBudget : knownBrowserBudget;
    const strangers = `${signInKeyPrefix}{${subject}}:failures`;
    const counted = knownBrowser === undefined ? strangers : `${strangers}:${this.browserDigest(knownBrowser)}`;
    const [kind, figure] = (await this.run(checkScript, [codeKey(subject), counted, strangers], [
      this.secrets.digest('code', `${subject}:${code}`), this.browserDigest(browser),
      guessesPerCode, budget.failures, budget.withinMs, budget.lockMs ?? 0,
    ])) as [CodeCheckOutcome['kind'], number];
    return toOutcome(kind, figure);
  }

  async issueVerifyToken({ browser, ...claim }: VerifiedClaim & { browser: string }): Promise<string> {
    const token = this.secrets.seal('verify-token', JSON.stringify(claim));
    await this.run(issueTokenScript, [this.tokenKey(token)], [this.browserDigest(browser), verifyTokenLifeSeconds * 1000]);
    return token;
  }

  async redeemVerifyToken({ token, browser }: { token: string; browser: string }): Promise<VerifiedClaim | undefined> {
    const claim = this.secrets.open('verify-token', token);
    if (claim === undefined) return undefined;
    const isRedeemed = await this.run(redeemTokenScript, [this.tokenKey(token)], [this.browserDigest(browser)]);
    return isRedeemed === 1 ? (JSON.parse(claim) as VerifiedClaim) : undefined;
  }

  private run(script: string, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> {
    const offset = Math.round(this.clock.now().getTime() - Date.now());
    return withinDeadline(() => this.redis.eval(script, keys.length, ...keys, offset, ...args));
  }

  private subjectOf(identifier: Identifier): string {
    return this.secrets.digest('identifier', `${identifier.channel}:${addressOf(identifier)}`);
  }

  private browserDigest(browser: string): string {
    return this.secrets.digest('browser', browser);
  }

  private tokenKey(token: string): string {
    return `${signInKeyPrefix}token:${this.secrets.digest('verify-token', token)}`;
  }
}

const codeKey = (subject: string) => `${signInKeyPrefix}{${subject}}:code`;

function toOutcome(kind: CodeCheckOutcome['kind'], figure: number): CodeCheckOutcome {
  if (kind === 'wrong-code') return { kind, attemptsLeft: figure };
  if (kind === 'locked-out') return { kind, retryAfterSeconds: figure };
  return { kind };
}
