import { randomUUID } from 'node:crypto';
import type { Clock } from '../../core/shared/clock.port';
import type { RateLimits, RateOutcome, RateUse } from '../../core/shared/rate-limits.port';
import { takenWithin } from '../../core/shared/rate-rules';
import type { Secrets } from '../../core/shared/secrets.port';
import { type SpentBudget, spentBudgets } from '../../observed-call';
import { realTime } from '../../real-time';
import { releaseScript, takeScript } from './rate-limits.scripts';
import type { RedisClient } from './redis-client';
import { withinDeadline } from './within-deadline';

export const limitKeyPrefix = 'limit:';

/** Uses scripts, because rate-limiter-flexible counts one key at a time in fixed windows, and no distinct members. */
export class RedisRateLimits implements RateLimits {
  constructor(
    private readonly redis: RedisClient,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async take(uses: readonly RateUse[]): Promise<RateOutcome> {
    return this.evaluate(uses, 'take');
  }

  async look(uses: readonly RateUse[]): Promise<RateOutcome> {
    return this.evaluate(uses, 'look');
  }

  async release(uses: readonly RateUse[]): Promise<void> {
    const keys = uses.map((use) => this.keyOf(use));
    await withinDeadline(() =>
      this.redis.eval(releaseScript, keys.length, ...keys, ...uses.map((use) => this.memberOf(use))),
    );
  }

  private async evaluate(uses: readonly RateUse[], intent: 'take' | 'look'): Promise<RateOutcome> {
    if (uses.length === 0) return { kind: 'within' };
    const offset = Math.round(this.clock.now().getTime() - realTime());
    const keys = uses.map((use) => this.keyOf(use));
    const budgets = uses.flatMap((use) => [use.budget.max, use.budget.withinSeconds * 1000, this.memberOf(use)]);
    const [position, retryAfterSeconds, ...standings] = (await withinDeadline(() =>
      this.redis.eval(takeScript, keys.length, ...keys, offset, intent, randomUUID(), ...budgets),
    )) as [number, number, ...number[]];
    const exceededUse = uses[position - 1];
    if (exceededUse && intent === 'take')
      spentBudgets.publish({ budget: exceededUse.budget.name } satisfies SpentBudget);
    if (exceededUse) return { kind: 'exceeded', budget: exceededUse.budget.name, retryAfterSeconds };
    return takenWithin(
      intent === 'look'
        ? []
        : uses.map(({ budget }, index) => ({
            budget,
            useCount: standings[2 * index] ?? 0,
            resetSeconds: standings[2 * index + 1] ?? 1,
          })),
    );
  }

  private keyOf({ budget, subject }: RateUse): string {
    return `${limitKeyPrefix}${this.secrets.digest('limit', `${budget.name}:${subject}`)}`;
  }

  private memberOf({ member }: RateUse): string {
    return member === undefined ? '' : this.secrets.digest('limit-member', member);
  }
}
