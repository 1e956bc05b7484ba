import { hostedPageMs } from '../../core/engine/payment-steps';
import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import { paths } from '../paths';

const purpose = 'manage-permit';
/** Half an hour to choose, and the time of the provider's page, from which the guest comes back with the same permit. */
const lifeMs = 30 * 60_000 + hostedPageMs;
const maxTextLength = 500;

/**
 * Permit to manage a reservation for an hour: the address contains the sealed number and time, and no name (H08).
 * Make a Payment leads here; the engine calls `read` on every request.
 */
export class ManagePermit {
  constructor(
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** `/engine/manage?permit=…` */
  address(reservationId: string): string {
    return `${paths.engine.manage}?permit=${encodeURIComponent(this.give(reservationId))}`;
  }

  /** Returns the value of the parameter or hidden field `permit`. */
  give(reservationId: string): string {
    return this.secrets.seal(purpose, JSON.stringify({ reservationId, until: this.clock.now().getTime() + lifeMs }));
  }

  /** Undefined for an expired or forged permit. */
  read(permit: unknown): { readonly reservationId: string; readonly madeAt: Date } | undefined {
    const opened =
      typeof permit === 'string' && permit.length < maxTextLength ? this.secrets.open(purpose, permit) : undefined;
    if (opened === undefined) return undefined;
    const { reservationId, until } = JSON.parse(opened) as { readonly reservationId: string; readonly until: number };
    return until > this.clock.now().getTime() ? { reservationId, madeAt: new Date(until - lifeMs) } : undefined;
  }
}
