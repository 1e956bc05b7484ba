import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import {
  type CodeOwner,
  type ComparedGuess,
  DigestedCodes,
  type DigestedGuess,
} from '../../core/sign-in/digested-codes';
import { codeLifeSeconds, guessesPerCode, spentDigest, verifyTokenLifeSeconds } from '../../core/sign-in/guess-rules';
import type { CodeCheckOutcome } from '../../core/sign-in/one-time-codes.port';
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

/** Redis measures time by its own clock and runs one script per step (reliability A1 to A5). */
export class RedisOneTimeCodes extends DigestedCodes {
  constructor(
    private readonly redis: RedisClient,
    secrets: Secrets,
    private readonly clock: Clock,
  ) {
    super(secrets);
  }

  protected save(owner: CodeOwner, codeDigest: string): Promise<unknown> {
    return this.run(issueScript, [codeKey(owner)], [codeDigest, codeLifeSeconds * 1000]);
  }

  protected async exchange(owner: CodeOwner, reference: string): Promise<string | undefined> {
    const before = await this.save(owner, reference);
    return typeof before === 'string' ? before : undefined;
  }

  protected async replace(
    owner: CodeOwner,
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<void> {
    await withinDeadline(() => this.redis.eval(referScript, 1, codeKey(owner), from, to));
  }

  protected async compare(guess: DigestedGuess, codeDigest: string): Promise<ComparedGuess> {
    const { failures, withinMs, lockMs } = guess.budget;
    const [kind, figure, held = ''] = (await this.run(
      checkScript,
      [codeKey(guess), ...failureKeys(guess)],
      [codeDigest, guessesPerCode, failures, withinMs, lockMs ?? 0, spentDigest(codeDigest)],
    )) as [CodeCheckOutcome['kind'], number, string?];
    return { outcome: toOutcome(kind, figure), codeDigest: held };
  }

  protected async spend(
    guess: DigestedGuess,
    { reference, spent }: { readonly reference: string; readonly spent: string },
  ): Promise<boolean> {
    const keys = [codeKey(guess), ...failureKeys(guess)];
    return (await withinDeadline(() => this.redis.eval(acceptScript, keys.length, ...keys, reference, spent))) === 1;
  }

  protected async saveToken(token: string, browser: string): Promise<void> {
    await this.run(issueTokenScript, [tokenKey(token)], [browser, verifyTokenLifeSeconds * 1000]);
  }

  protected async redeemToken(token: string, browser: string): Promise<boolean> {
    return (await this.run(redeemTokenScript, [tokenKey(token)], [browser])) === 1;
  }

  private run(script: string, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> {
    const offset = Math.round(this.clock.now().getTime() - realTime());
    return withinDeadline(() => this.redis.eval(script, keys.length, ...keys, offset, ...args));
  }
}

const codeKey = ({ subject, browser }: CodeOwner): string => `${signInKeyPrefix}{${subject}}:code:${browser}`;

const tokenKey = (token: string): string => `${signInKeyPrefix}token:${token}`;

function failureKeys({ subject, knownBrowser }: DigestedGuess): readonly [string, string] {
  const strangers = `${signInKeyPrefix}{${subject}}:failures`;
  return [knownBrowser === undefined ? strangers : `${strangers}:${knownBrowser}`, strangers];
}

function toOutcome(kind: CodeCheckOutcome['kind'], figure: number): CodeCheckOutcome {
  if (kind === 'wrong-code') return { kind, attemptsLeft: figure };
  if (kind === 'locked-out') return { kind, retryAfterSeconds: figure };
  return { kind };
}
