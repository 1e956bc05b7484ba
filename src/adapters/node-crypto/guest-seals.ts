import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { GuestSeals } from '../../core/shared/guest-seals.port';
import { Unavailable } from '../../core/shared/unavailable';

interface DataKey {
  readonly id: string;
  readonly secret: string | Buffer;
}

const mark = 'sealed:';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM. A value is `sealed:<id of its key>:<nonce, tag and ciphertext>`; the first key seals, all of them open.
 */
export class NodeGuestSeals implements GuestSeals {
  constructor(private readonly keys: readonly [DataKey, ...DataKey[]]) {}

  newSalt(): string {
    return randomBytes(32).toString('base64url');
  }

  seal(salt: string, text: string): string {
    const [key] = this.keys;
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', keyOf(key, salt), nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${mark}${key.id}:${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
  }

  open(salt: string | null, storedText: string): string {
    if (!storedText.startsWith(mark)) return storedText;
    const [, id = '', sealedText = ''] = storedText.split(':');
    const key = this.keys.find((one) => one.id === id);
    if (!key || salt === null) throw new Unavailable('guest data', { cause: new Error(`No data key is called ${id}`) });
    const bytes = Buffer.from(sealedText, 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(key, salt), bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new Unavailable('guest data', { cause });
    }
  }

  isCurrent(storedText: string): boolean {
    return storedText.startsWith(`${mark}${this.keys[0].id}:`);
  }
}

const keyOf = ({ secret }: DataKey, salt: string) =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.from(salt, 'base64url'), 'landfall guest data', 32));
