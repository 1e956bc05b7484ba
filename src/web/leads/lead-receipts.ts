import Joi from 'joi';
import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';

const lifeMs = 10 * 60_000;
const purpose = 'lead-receipt';
const receiptSchema = Joi.object({ formId: Joi.string().required(), at: Joi.number().required() });

/**
 * Proof that a form was taken, for the page that a browser without script is led to: nobody can write an address that
 * thanks for a message which never came. It names nobody, and is good for ten minutes.
 */
export class LeadReceipts {
  constructor(private readonly secrets: Secrets, private readonly clock: Clock) {}

  give(formId: string): string {
    return this.secrets.seal(purpose, JSON.stringify({ formId, at: this.clock.now().getTime() }));
  }

  isFor(formId: string, receipt: unknown): boolean {
    const opened = typeof receipt === 'string' && receipt !== '' ? this.secrets.open(purpose, receipt) : undefined;
    if (opened === undefined) return false;
    const { value, error } = receiptSchema.validate(JSON.parse(opened));
    return !error && value.formId === formId && Math.abs(this.clock.now().getTime() - value.at) < lifeMs;
  }
}
