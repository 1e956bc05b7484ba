import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import { SealedReceipts } from './sealed-receipts';

const tenMinutesMs = 10 * 60_000;

/**
 * Proof that a form was taken, for the page that a browser without script is led to: nobody can write an address that
 * thanks for a message which never came. About a form's id.
 */
export class LeadReceipts extends SealedReceipts {
  constructor(secrets: Pick<Secrets, 'seal' | 'open'>, clock: Clock) {
    super(secrets, clock, { purpose: 'lead-receipt', lifeMs: tenMinutesMs });
  }
}
