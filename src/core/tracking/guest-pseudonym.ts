import type { Clock } from '../shared/clock.port';
import type { Secrets } from '../shared/secrets.port';

/** A pseudonym is constant during a calendar month (UTC), and not reversible without the key (TRK-06, H14). */
export class GuestPseudonym {
  constructor(
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  of(contactId: string): string {
    const month = this.clock.now().toISOString().slice(0, 7);
    return this.secrets.digest('data-layer', `${month}:${contactId}`).slice(0, 22);
  }
}
