import { createHash, timingSafeEqual } from 'node:crypto';
import type { KeyDigests } from '../../core/partners/key-digests.port';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest();

export class NodeKeyDigests implements KeyDigests {
  digest(key: string): string {
    return sha256(key).toString('hex');
  }

  isOf(key: string, digest: string): boolean {
    const storedDigest = Buffer.from(digest, 'hex');
    const keyDigest = sha256(key);
    return storedDigest.length === keyDigest.length && timingSafeEqual(storedDigest, keyDigest);
  }
}
