import type { Request, Response } from 'express';
import { chooseCoding } from './cached-page';
import { compressBrotli, compressGzip, decompressBrotli } from './compression';

/** Quality 4 takes two thirds of the time of 5 on a busy node, and makes a page a fifteenth larger. */
const brotliQuality = { fast: 4, small: 5 } as const;
/** Large pages at `small` arrive in the first round trip; the others do at either. */
const minBytesOfLargePage = 65_536;
/** Fewer bytes fit into one packet as they are. */
const minBytes = 1_024;

/**
 * A page in one piece, and its compressed forms, each of which is made once. The middleware `compression` would replace
 * four methods of each response: V8 then makes hidden classes for that single response and keeps its whole request
 * until the old generation is collected (decision 121).
 */
export class PageBody {
  /** Its own bytes, until it is sent as brotli: a page that is kept takes a tenth of the memory then. */
  plain: Buffer | undefined;
  private readonly byteLength: number;
  private readonly compressedBodies = new Map<'br' | 'gzip', Promise<Buffer>>();
  private readonly brotliQuality: number;

  /** `largePages` is how a page is compressed that needs two round trips at `fast`. */
  constructor(content: string | Buffer, largePages: keyof typeof brotliQuality = 'small') {
    this.plain = typeof content === 'string' ? Buffer.from(content) : content;
    this.byteLength = this.plain.byteLength;
    this.brotliQuality = brotliQuality[this.byteLength < minBytesOfLargePage ? 'fast' : largePages];
  }

  /** Sends the page in the best coding that the browser accepts. */
  async send(req: Request, res: Response): Promise<void> {
    res.vary('Accept-Encoding');
    const coding = this.byteLength < minBytes ? 'identity' : chooseCoding(req.headers['accept-encoding']);
    if (req.method === 'HEAD') {
      if (coding === 'identity') res.setHeader('Content-Length', this.byteLength);
      // A compressed length is left out (RFC 9110, 8.6), because only compressing the page would tell it.
      else res.setHeader('Content-Encoding', coding);
      res.end();
      return;
    }
    const bytes = coding === 'identity' ? (this.plain ?? (await this.decompress())) : await this.in(coding);
    if (res.destroyed) return;
    if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
    res.setHeader('Content-Length', bytes.byteLength);
    res.end(bytes);
  }

  private in(coding: 'br' | 'gzip'): Promise<Buffer> {
    const cachedBody = this.compressedBodies.get(coding);
    if (cachedBody) return cachedBody;
    const compressedBody = this.compress(coding);
    this.compressedBodies.set(coding, compressedBody);
    // A failure must not be what every later request of the same page gets.
    compressedBody.catch(() => this.compressedBodies.delete(coding));
    return compressedBody;
  }

  private async compress(coding: 'br' | 'gzip'): Promise<Buffer> {
    const bytes = this.plain ?? (await this.decompress());
    const compressedBody = await (coding === 'br' ? compressBrotli(bytes, this.brotliQuality) : compressGzip(bytes));
    if (coding === 'br') this.plain = undefined;
    return compressedBody;
  }

  private async decompress(): Promise<Buffer> {
    return decompressBrotli(await this.in('br'), this.byteLength);
  }
}
