import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import { SealedProofs } from '../routing/sealed-proofs';

const tenMinutesMs = 10 * 60_000;

/** Proofs for browsers without script: a forged address cannot show thanks for a message that was never sent. */
export class LeadProofs extends SealedProofs {
  constructor(secrets: Pick<Secrets, 'seal' | 'open'>, clock: Clock) {
    super(secrets, clock, { purpose: 'lead-receipt', lifeMs: tenMinutesMs });
  }
}
