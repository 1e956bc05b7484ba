import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import { CodeDigests } from '../../core/sign-in/code-digests';
import {
  codeLifeSeconds,
  guessesPerCode,
  knownBrowserBudget,
  strangersBudget,
  verifyTokenLifeSeconds,
} from '../../core/sign-in/guess-rules';
import type { Identifier } from '../../core/sign-in/guest';
import type { AcceptedGuess, CodeRepository, CountOutcome, HeldCode } from '../../core/sign-in/code-repository.port';
import type { CodeCheckOutcome, CodeGuess, VerifiedClaim } from '../../core/sign-in/one-time-codes.port';
import { realTime } from '../../real-time';
import {
  acceptScript,
  checkScript,
  issueScript,
  issueTokenScript,
  redeemTokenScript,
  referScript,
} from './one-time-codes.scripts';
import type { RedisClient } from './redis-client';
import { withinDeadline } from './within-deadline';

export const signInKeyPrefix = 'sign-in:';
/** This value equals no stored digest, so that a guess compared with it is counted and always wrong. */
const noCode = '';

/**
 * Redis stores digests of codes only, measures time by its own clock, and runs one script per step (reliability A1 to
 * A5).
 */
export class RedisOneTimeCodes implements CodeRepository {
  private readonly digests: CodeDigests;

  constructor(
    private readonly redis: RedisClient,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {
    this.digests = new CodeDigests(secrets);
  }

  async issue({ identifier, code, browser }: { identifier: Identifier; code: string; browser: string }): Promise<void> {
    const subject = this.digests.subject(identifier);
    await this.save({ subject, codeDigest: this.digests.code(subject, code), browser });
  }

  async open({ identifier, reference, browser }: HeldCode): Promise<string | undefined> {
    return this.save({ subject: this.digests.subject(identifier), codeDigest: reference, browser });
  }

  async refer({ identifier, browser, from, to }: Parameters<CodeRepository['refer']>[0]): Promise<void> {
    const key = this.codeKey(this.digests.subject(identifier), browser);
    await withinDeadline(() => this.redis.eval(referScript, 1, key, from, to));
  }

  async check({ code, ...guess }: CodeGuess): Promise<CodeCheckOutcome> {
    return (await this.checkWith(guess, this.digests.code(this.digests.subject(guess.identifier), code))).outcome;
  }

  async countGuess(guess: Omit<CodeGuess, 'code'>): Promise<CountOutcome> {
    const { outcome, codeDigest } = await this.checkWith(guess, noCode);
    if (outcome.kind === 'right-code') throw new Error('No code of ours is empty');
    return outcome.kind === 'wrong-code'
      ? { kind: 'counted', reference: codeDigest, attemptsLeft: outcome.attemptsLeft }
      : outcome;
  }

  async accept({ identifier, browser, knownBrowser, reference }: AcceptedGuess): Promise<boolean> {
    const subject = this.digests.subject(identifier);
    const keys = [this.codeKey(subject, browser), ...this.failureKeys(subject, knownBrowser)];
    return (await withinDeadline(() => this.redis.eval(acceptScript, keys.length, ...keys, reference))) === 1;
  }

  async issueVerifyToken({ browser, ...claim }: VerifiedClaim & { browser: string }): Promise<string> {
    const token = this.secrets.seal('verify-token', JSON.stringify(claim));
    await this.run(
      issueTokenScript,
      [this.tokenKey(token)],
      [this.digests.browser(browser), verifyTokenLifeSeconds * 1000],
    );
    return token;
  }

  async redeemVerifyToken({ token, browser }: { token: string; browser: string }): Promise<VerifiedClaim | undefined> {
    const claim = this.secrets.open('verify-token', token);
    if (claim === undefined) return undefined;
    const isRedeemed = await this.run(redeemTokenScript, [this.tokenKey(token)], [this.digests.browser(browser)]);
    return isRedeemed === 1 ? (JSON.parse(claim) as VerifiedClaim) : undefined;
  }

  /** `codeDigest` is the code's digest, or a vendor's reference to its code. Resolves with the former value. */
  private async save({
    subject,
    codeDigest,
    browser,
  }: {
    readonly subject: string;
    readonly codeDigest: string;
    readonly browser: string;
  }): Promise<string | undefined> {
    const before = await this.run(issueScript, [this.codeKey(subject, browser)], [codeDigest, codeLifeSeconds * 1000]);
    return typeof before === 'string' ? before : undefined;
  }

  private async checkWith(
    { identifier, browser, knownBrowser }: Omit<CodeGuess, 'code'>,
    codeDigest: string,
  ): Promise<{ readonly outcome: CodeCheckOutcome; readonly codeDigest: string }> {
    const subject = this.digests.subject(identifier);
    const budget = knownBrowser === undefined ? strangersBudget : knownBrowserBudget;
    const [kind, figure, held = ''] = (await this.run(
      checkScript,
      [this.codeKey(subject, browser), ...this.failureKeys(subject, knownBrowser)],
      [codeDigest, guessesPerCode, budget.failures, budget.withinMs, budget.lockMs ?? 0],
    )) as [CodeCheckOutcome['kind'], number, string?];
    return { outcome: toOutcome(kind, figure), codeDigest: held };
  }

  private codeKey(subject: string, browser: string): string {
    return `${signInKeyPrefix}{${subject}}:code:${this.digests.browser(browser)}`;
  }

  private failureKeys(subject: string, knownBrowser: string | undefined): readonly [string, string] {
    const strangers = `${signInKeyPrefix}{${subject}}:failures`;
    return [knownBrowser === undefined ? strangers : `${strangers}:${this.digests.browser(knownBrowser)}`, strangers];
  }

  private run(script: string, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> {
    const offset = Math.round(this.clock.now().getTime() - realTime());
    return withinDeadline(() => this.redis.eval(script, keys.length, ...keys, offset, ...args));
  }

  private tokenKey(token: string): string {
    return `${signInKeyPrefix}token:${this.digests.token(token)}`;
  }
}

function toOutcome(kind: CodeCheckOutcome['kind'], figure: number): CodeCheckOutcome {
  if (kind === 'wrong-code') return { kind, attemptsLeft: figure };
  if (kind === 'locked-out') return { kind, retryAfterSeconds: figure };
  return { kind };
}
