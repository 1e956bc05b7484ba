import type { Clock } from '../shared/clock.port';
import type { Secrets } from '../shared/secrets.port';

/**
 * What a data layer is given in place of a contact id (TRK-06, H14): the same for one guest during a calendar month
 * (UTC), another in the next, and not to be led back to the guest without the key.
 */
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
