import { readIfValid } from './check-input';
import { Joi } from './typed-joi';
import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';

const maxTextLength = 2_048;
const receiptSchema = Joi.object({ about: Joi.string().required(), until: Joi.number().required() });

interface ReceiptKind {
  readonly purpose: string;
  readonly lifeMs: number;
}

/** A sealed proof, in an address, that a submission was accepted; it has an expiry and no personal data. */
export class SealedProofs {
  constructor(
    private readonly secrets: Pick<Secrets, 'seal' | 'open'>,
    private readonly clock: Clock,
    private readonly kind: ReceiptKind,
  ) {}

  give(about: string): string {
    return this.secrets.seal(
      this.kind.purpose,
      JSON.stringify({ about, until: this.clock.now().getTime() + this.kind.lifeMs }),
    );
  }

  isFor(about: string, receipt: unknown): receipt is string {
    if (typeof receipt !== 'string' || receipt === '' || receipt.length > maxTextLength) return false;
    const plaintext = this.secrets.open(this.kind.purpose, receipt);
    if (plaintext === undefined) return false;
    const proof = readIfValid(receiptSchema, JSON.parse(plaintext));
    return proof?.about === about && this.clock.now().getTime() < proof.until;
  }
}
