import { constants } from 'node:zlib';
import type { Compressible } from './compressible-cache';
import { compressBrotli, compressGzip, decompressBrotli } from './compression';
import { pageEtag } from './page-etag';

type ContentCoding = 'br' | 'gzip' | 'identity';

export interface FreshPage {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** Given where the answer to its first visitor has been hashed already. */
  readonly etag?: string;
}

/** `writeHead` handles a flat list of names and values fastest. */
export interface EncodedPage {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

const brotliQuality = 5;
/** A tenth to a fifth smaller than the first one, for ten times the CPU time. */
const lastingBrotliQuality = 10;

/**
 * One answer of the site as bytes. It is compressed on the first request for a coding, because many addresses are
 * requested once. Once the brotli body exists (a tenth of the page, accepted by nearly every browser), the others are
 * derived from it.
 */
export class CachedPage implements Compressible {
  readonly status: number;
  readonly tags: ReadonlySet<string>;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly encodedPages = new Map<ContentCoding, EncodedPage>();
  private readonly encoding = new Map<ContentCoding, Promise<EncodedPage>>();
  /** Dropped once the brotli body exists, to save memory. */
  private plain: Buffer | undefined;
  private readonly byteLength: number;
  private knownEtag: string | undefined;
  private isSmallest = false;
  /** Whether an earlier page had the same bytes, so that a smaller body is worth its CPU time. */
  private hasLasted = false;

  constructor(
    { status, tags, headers, body, etag }: FreshPage,
    readonly storedAt: number,
  ) {
    this.status = status;
    this.tags = new Set(tags);
    this.headers = headers;
    this.plain = body;
    this.byteLength = body.byteLength;
    this.knownEtag = etag;
  }

  /** Must be called before the plain bytes are released. */
  get etag(): string {
    this.knownEtag ??= pageEtag(this.plain ?? '');
    return this.knownEtag;
  }

  get compressedBytes(): number {
    return this.encodedPages.get('br')?.body.byteLength ?? 0;
  }

  /** Bytes of all bodies but the brotli one, which the others can be made from. */
  get otherBytes(): number {
    const others = (['identity', 'gzip'] as const).map((coding) => this.encodedPages.get(coding)?.body);
    return [...new Set([this.plain, ...others])].reduce((sum, body) => sum + (body?.byteLength ?? 0), 0);
  }

  /** Leaves the bodies that can be made again from the brotli one, where there is one. */
  dropOthers(): void {
    if (!this.encodedPages.has('br')) return;
    this.encodedPages.delete('identity');
    this.encodedPages.delete('gzip');
  }

  /** Takes the compressed bodies of the page that was stored before it, where both have the same bytes. */
  takeOver(former: CachedPage): void {
    if (former.etag !== this.etag) return;
    for (const coding of ['br', 'gzip'] as const) {
      const body = former.encodedPages.get(coding)?.body;
      if (body) this.addEncoded(coding, body);
    }
    this.hasLasted = true;
    this.isSmallest = former.isSmallest;
  }

  /** Whether `compressSmaller` would change anything. */
  get canBeSmaller(): boolean {
    return !this.encodedPages.has('br') || (this.hasLasted && !this.isSmallest);
  }

  /** Makes its brotli body, and a smaller one of a page that has lasted. */
  async compressSmaller(): Promise<void> {
    if (!this.encodedPages.has('br')) return void (await this.encode('br'));
    this.addEncoded('br', await compressBrotli(this.decompress(), lastingBrotliQuality, lastingOptions));
    this.isSmallest = true;
  }

  ready(coding: ContentCoding): EncodedPage | undefined {
    return this.encodedPages.get(coding);
  }

  encode(coding: ContentCoding): Promise<EncodedPage> {
    const encoding = this.encoding.get(coding) ?? this.compress(coding).finally(() => this.encoding.delete(coding));
    this.encoding.set(coding, encoding);
    return encoding;
  }

  private async compress(coding: ContentCoding): Promise<EncodedPage> {
    return this.addEncoded(coding, await compressors[coding](this.plain ?? this.decompress()));
  }

  private addEncoded(coding: ContentCoding, body: Buffer): EncodedPage {
    const headers = [
      ...Object.entries({ ...this.headers, ETag: this.etag, Vary: 'Accept-Encoding' }).flat(),
      ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
      'Content-Length',
      String(body.byteLength),
    ];
    const encodedPage = { headers, body };
    this.encodedPages.set(coding, encodedPage);
    if (coding === 'br') this.plain = undefined;
    return encodedPage;
  }

  private decompress(): Buffer {
    const brotli = this.encodedPages.get('br');
    if (!brotli) throw new Error('A kept page has neither its own bytes nor brotli.');
    return decompressBrotli(brotli.body, this.byteLength);
  }
}

/** Blocks of 64 kB take 5 MB less memory than the whole page as one, and make no larger body. */
const lastingOptions = { [constants.BROTLI_PARAM_LGBLOCK]: 16 };

const compressors: Readonly<Record<ContentCoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => compressBrotli(body, brotliQuality),
  gzip: compressGzip,
  identity: async (body) => body,
};

const refusals = { br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/, gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/ };

/**
 * Chooses the best coding that the browser accepts. `q=0` is rare, so it is parsed only when present. Node joins repeated
 * headers of this name to one text, although its type also has a list.
 */
export function chooseCoding(header: string | readonly string[] | undefined): ContentCoding {
  const acceptEncoding = String(header ?? '');
  if (acceptEncoding === '') return 'identity';
  if (takes('br', acceptEncoding)) return 'br';
  return takes('gzip', acceptEncoding) ? 'gzip' : 'identity';
}

export const takes = (coding: 'br' | 'gzip', acceptEncoding: string): boolean =>
  acceptEncoding.includes(coding) && !(acceptEncoding.includes('q=0') && refusals[coding].test(acceptEncoding));
