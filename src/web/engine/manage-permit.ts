import { hostedPageMs } from '../../core/engine/payment-steps';
import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import { paths } from '../paths';
import { readSealed } from '../routing/check-input';
import { Joi } from '../routing/typed-joi';

const purpose = 'manage-permit';
/** Half an hour to choose, and the time on the provider's page, from which the guest returns with the same permit. */
const lifeMs = 30 * 60_000 + hostedPageMs;
/** A permit can be renewed until this age; afterwards its owner signs in again. */
const renewableMs = 24 * 3_600_000;
const maxTextLength = 500;
const schema = Joi.object({
  reservationId: Joi.string().required(),
  until: Joi.number().required(),
  since: Joi.number(),
});

/**
 * A sealed reservation number and time, without a name (H08). Make a Payment leads to an address with it; the engine
 * reads it on every request.
 */
export class ManagePermit {
  constructor(
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  address(reservationId: string): string {
    return `${paths.engine.manage}?permit=${encodeURIComponent(this.give(reservationId))}`;
  }

  give(reservationId: string, madeAt = this.clock.now()): string {
    const until = Math.min(this.clock.now().getTime() + lifeMs, madeAt.getTime() + renewableMs);
    return this.secrets.seal(purpose, JSON.stringify({ reservationId, until, since: madeAt.getTime() }));
  }

  read(permit: unknown): { readonly reservationId: string; readonly madeAt: Date } | undefined {
    const plaintext =
      typeof permit === 'string' && permit.length < maxTextLength ? this.secrets.open(purpose, permit) : undefined;
    const permitContent = readSealed(schema, plaintext);
    if (!permitContent) return undefined;
    const { reservationId, until, since = until - lifeMs } = permitContent;
    return until > this.clock.now().getTime() ? { reservationId, madeAt: new Date(since) } : undefined;
  }
}
