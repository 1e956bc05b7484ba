import { randomBytes, randomInt } from 'node:crypto';
import type { SecureRandom } from '../../core/shared/secure-random.port';

export class NodeSecureRandom implements SecureRandom {
  integerBelow(limit: number): number {
    return randomInt(limit);
  }

  token(): string {
    return randomBytes(32).toString('base64url');
  }
}
