import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotChallenges } from '../../core/shared/bot-challenges.port';
import type { BotCheck, BotCheckAttempt, BotCheckOutcome } from '../../core/shared/bot-check.port';
import type { Clock } from '../../core/shared/clock.port';
import { realTime } from '../../real-time';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import type { SingleUse } from '../../core/shared/single-use.port';
import { botCheckPassed } from '../../core/shared/bot-check-passed';
import { readAltchaToken } from './altcha-token';

const lifeSeconds = 120;
const toleratedSkewSeconds = 1_200;
/**
 * PBKDF2 runs with this many iterations for each guess on a visitor's device. A thousand guesses take Chromium 0.15 s,
 * and a phone 0.6 s (0.9 s at worst).
 */
const iterations = 1_000;

interface AltchaParts {
  readonly secret: string;
  /** Solving takes from half as many guesses to twice as many. */
  readonly cost: number;
  readonly clock: Clock;
  readonly random: SecureRandom;
  readonly singleUse: SingleUse;
}

/**
 * Self-hosted ALTCHA: the visitor's browser solves a proof of work in about half a second. A challenge is valid for one
 * action, for two minutes and for one use (reliability D4).
 */
export class AltchaBotCheck implements BotCheck, BotChallenges {
  constructor(private readonly parts: AltchaParts) {}

  async create(action: string): Promise<object> {
    const { cost, random } = this.parts;
    const [minCounter, maxCounter] = [Math.floor(cost / 2), cost * 2];
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: iterations,
      counter: minCounter + random.integerBelow(maxCounter - minCounter + 1),
      deriveKey,
      // The site decides by `validUntil`. The library compares this later time with the machine's clock, which may be
      // wrong (G9).
      expiresAt: Math.ceil(realTime() / 1000) + lifeSeconds + toleratedSkewSeconds,
      data: { action, validUntil: this.parts.clock.now().getTime() + lifeSeconds * 1000 },
      ...this.keys,
    });
  }

  async check({ token, action }: BotCheckAttempt): Promise<BotCheckOutcome> {
    if (token.trim() === '') return { kind: 'empty-token' };
    const attempt = readAltchaToken(token);
    const { data = {}, nonce = '' } = attempt?.challenge.parameters ?? {};
    if (!attempt || data['action'] !== action || Number(data['validUntil']) <= this.parts.clock.now().getTime())
      return { kind: 'failed' };
    if (!(await this.isSolved(attempt))) return { kind: 'failed' };
    return this.spend(`altcha:${nonce}`);
  }

  private async isSolved(attempt: NonNullable<ReturnType<typeof readAltchaToken>>): Promise<boolean> {
    try {
      return (await verifySolution({ ...attempt, deriveKey, ...this.keys })).verified;
    } catch {
      // altcha-lib throws on parameters that no challenge of this site has.
      return false;
    }
  }

  private async spend(id: string): Promise<BotCheckOutcome> {
    try {
      const isFirst = await this.parts.singleUse.use({ id, forSeconds: lifeSeconds * 2 });
      return isFirst ? botCheckPassed(this.parts.singleUse, id) : { kind: 'failed' };
    } catch (cause) {
      return { kind: 'unavailable', cause };
    }
  }

  private get keys() {
    return {
      hmacSignatureSecret: `${this.parts.secret}:challenge`,
      hmacKeySignatureSecret: `${this.parts.secret}:key`,
    };
  }
}
