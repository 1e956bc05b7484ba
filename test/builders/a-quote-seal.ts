import { NodeSecrets } from '../../src/adapters/node-crypto/secrets';
import { QuoteSeal } from '../../src/core/engine/sealed-quote';

export const aQuoteSeal = (secret = 'a secret for tests'): QuoteSeal => new QuoteSeal(new NodeSecrets(secret));
