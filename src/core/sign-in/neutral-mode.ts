import type { RateLimits } from '../shared/rate-limits.port';
import { neutralUses, noMatchUses } from './code-limits';

/**
 * Hides who is known while addresses are being enumerated: more than 50 no-matches in a minute, site-wide, make all
 * answers alike for 15 minutes, on all nodes (reliability A7). AUTH_NEUTRAL makes it permanent (H10).
 */
export class NeutralMode {
  constructor(
    private readonly limits: RateLimits,
    private readonly isAlways: boolean,
  ) {}

  async isOn(): Promise<boolean> {
    return this.isAlways || (await this.limits.look(neutralUses)).kind === 'exceeded';
  }

  /** Resolves with whether the limit is exceeded, in which case already this answer must be neutral. */
  async noteNoMatch(): Promise<boolean> {
    const rateOutcome = await this.limits.take(noMatchUses);
    if (rateOutcome.kind === 'within') return false;
    await this.limits.take(neutralUses);
    return true;
  }
}
