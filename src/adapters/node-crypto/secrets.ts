import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '../../core/shared/secrets.port';

const nonceBytes = 12;
const tagBytes = 16;

/** HMAC-SHA-256 digests and AES-256-GCM seals, each purpose under a key of its own derived from one secret. */
export class NodeSecrets implements Secrets {
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly secret: string) {}

  digest(purpose: string, text: string): string {
    return createHmac('sha256', this.keyFor(`digest:${purpose}`))
      .update(text, 'utf8')
      .digest('base64url');
  }

  seal(purpose: string, text: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.keyFor(`seal:${purpose}`), nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  }

  open(purpose: string, sealedText: string): string | undefined {
    const bytes = Buffer.from(sealedText, 'base64url');
    // Decoding ignores invalid characters. Only the canonical spelling of a seal is accepted, so that changing its
    // spelling cannot evade single use.
    if (bytes.length < nonceBytes + tagBytes || bytes.toString('base64url') !== sealedText) return undefined;
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.keyFor(`seal:${purpose}`), bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  private keyFor(purpose: string): Buffer {
    const cachedKey = this.keys.get(purpose);
    if (cachedKey) return cachedKey;
    const key = Buffer.from(hkdfSync('sha256', this.secret, 'landfall', purpose, 32));
    this.keys.set(purpose, key);
    return key;
  }
}
