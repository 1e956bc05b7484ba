import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import { SealedProofs } from '../routing/sealed-proofs';

const tenDaysMs = 10 * 24 * 60 * 60_000;

export class DocumentProofs extends SealedProofs {
  constructor(secrets: Pick<Secrets, 'seal' | 'open'>, clock: Clock) {
    super(secrets, clock, { purpose: 'document-receipt', lifeMs: tenDaysMs });
  }
}
