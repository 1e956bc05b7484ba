import type { RateLimits } from '../shared/rate-limits.port';
import { neutralUses, noMatchUses } from './code-limits';

/**
 * While somebody goes through lists of addresses, nobody is told who is known: more than 50 no-matches in a minute,
 * site-wide, make every answer alike for 15 minutes, on all nodes (reliability A7). AUTH_NEUTRAL makes it so always (H10).
 */
export class NeutralMode {
  constructor(
    private readonly limits: RateLimits,
    private readonly isAlways: boolean,
  ) {}

  async isOn(): Promise<boolean> {
    return this.isAlways || (await this.limits.look(neutralUses)).kind === 'exceeded';
  }

  /** Resolves with whether it was one too many: the answer to it is neutral already. */
  async noteNoMatch(): Promise<boolean> {
    const counted = await this.limits.take(noMatchUses);
    if (counted.kind === 'within') return false;
    await this.limits.take(neutralUses);
    return true;
  }
}
