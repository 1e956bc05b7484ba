import { crc32 } from 'node:zlib';
import { combineCrc, crcShift } from './crc32-combine';

/** Bytes for a gzip member, plain or as raw deflate blocks that end at a byte boundary. */
export interface PageBytes {
  readonly bytes: Buffer;
  readonly isDeflated: boolean;
  /** Length and checksum of the plain bytes. */
  readonly length: number;
  readonly crc: number;
  readonly shift: number;
}

export const toBytes = (plain: Buffer, deflatedBytes?: Buffer): PageBytes => ({
  bytes: deflatedBytes ?? plain,
  isDeflated: deflatedBytes !== undefined,
  length: plain.byteLength,
  crc: crc32(plain),
  shift: crcShift(plain.byteLength),
});

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A gzip stream ends with an empty last block. */
const lastBlock = Buffer.from([3, 0]);
const maxStored = 0xffff;

/**
 * Builds one gzip member, because browsers ignore what follows the first. Nothing is compressed or checksummed again.
 */
export function gzipOf(pieces: readonly PageBytes[]): Buffer {
  const out: Buffer[] = [head];
  let [sum, total] = [0, 0];
  for (const { bytes, isDeflated, length, crc, shift } of pieces) {
    sum = combineCrc(sum, crc, shift);
    total += length;
    if (isDeflated) out.push(bytes);
    else for (let at = 0; at < length; at += maxStored) out.push(...stored(bytes.subarray(at, at + maxStored)));
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(total, 4);
  return Buffer.concat([...out, lastBlock, tail]);
}

function stored(bytes: Buffer): readonly Buffer[] {
  const before = Buffer.alloc(5);
  before.writeUInt16LE(bytes.byteLength, 1);
  before.writeUInt16LE(bytes.byteLength ^ 0xffff, 3);
  return [before, bytes];
}
