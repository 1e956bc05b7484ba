import { readSealed } from './check-input';
import { Joi } from './typed-joi';
import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';

const maxTextLength = 2_048;
const proofSchema = Joi.object({ about: Joi.string().required(), until: Joi.number().required() });

interface ProofKind {
  readonly purpose: string;
  readonly lifeMs: number;
}

/** A sealed proof, in an address, that a submission was accepted; it has an expiry and no personal data. */
export class SealedProofs {
  constructor(
    private readonly secrets: Pick<Secrets, 'seal' | 'open'>,
    private readonly clock: Clock,
    private readonly kind: ProofKind,
  ) {}

  give(about: string): string {
    return this.secrets.seal(
      this.kind.purpose,
      JSON.stringify({ about, until: this.clock.now().getTime() + this.kind.lifeMs }),
    );
  }

  isFor(about: string, proof: unknown): proof is string {
    if (typeof proof !== 'string' || proof === '' || proof.length > maxTextLength) return false;
    const content = readSealed(proofSchema, this.secrets.open(this.kind.purpose, proof));
    return content?.about === about && this.clock.now().getTime() < content.until;
  }
}
