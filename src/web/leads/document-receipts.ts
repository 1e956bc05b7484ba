import Joi from 'joi';
import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';

const lifeMs = 10 * 24 * 60 * 60_000;
const longest = 2_048;
const purpose = 'document-receipt';
const receiptSchema = Joi.object({ slug: Joi.string().required(), until: Joi.number().required() });

/** Proof that the form before a document was taken. It names the document and nobody, and is good for ten days (FRM-01). */
export class DocumentReceipts {
  constructor(private readonly secrets: Pick<Secrets, 'seal' | 'open'>, private readonly clock: Clock) {}

  give(slug: string): string {
    return this.secrets.seal(purpose, JSON.stringify({ slug, until: this.clock.now().getTime() + lifeMs }));
  }

  isFor(slug: string, receipt: unknown): receipt is string {
    if (typeof receipt !== 'string' || receipt === '' || receipt.length > longest) return false;
    const opened = this.secrets.open(purpose, receipt);
    if (opened === undefined) return false;
    const { value, error } = receiptSchema.validate(JSON.parse(opened));
    return !error && value.slug === slug && this.clock.now().getTime() < value.until;
  }
}
