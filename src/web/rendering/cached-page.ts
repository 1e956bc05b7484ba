import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** What a page was when the app had made it. */
export interface FreshPage {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
}

/** Bytes and their headers as `writeHead` takes them quickest: flat name, value, name, value. */
export interface EncodedPage {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

const brotliQuality = 6;
/** 256 kB, the size of our pages: a wider window would only take memory for each page under way. */
const brotliWindow = 18;

/** One answer of the site as bytes. It is compressed when a browser first asks for it so: many an address is asked for once. */
export class CachedPage {
  readonly status: number;
  readonly tags: ReadonlySet<string>;
  private readonly encoded = new Map<ContentCoding, EncodedPage>();
  private readonly encoding = new Map<ContentCoding, Promise<EncodedPage>>();
  private knownEtag: string | undefined;

  constructor(private readonly page: FreshPage, readonly storedAt: number) {
    this.status = page.status;
    this.tags = new Set(page.tags);
  }

  get etag(): string {
    this.knownEtag ??= `W/"${createHash('sha256').update(this.page.body).digest('base64url').slice(0, 22)}"`;
    return this.knownEtag;
  }

  /** Of all that is held for it. */
  get bytes(): number {
    return [...this.encoded].reduce((sum, [coding, { body }]) => (coding === 'identity' ? sum : sum + body.byteLength), this.page.body.byteLength);
  }

  /** What can be sent at once; undefined while it has not been compressed. */
  ready(coding: ContentCoding): EncodedPage | undefined {
    return this.encoded.get(coding);
  }

  /** Compresses once, however many wait for it. */
  encode(coding: ContentCoding): Promise<EncodedPage> {
    const encoding = this.encoding.get(coding) ?? this.compress(coding).finally(() => this.encoding.delete(coding));
    this.encoding.set(coding, encoding);
    return encoding;
  }

  private async compress(coding: ContentCoding): Promise<EncodedPage> {
    const body = await compressors[coding](this.page.body);
    const headers = [
      ...Object.entries({ ...this.page.headers, ETag: this.etag, Vary: 'Accept-Encoding' }).flat(),
      ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
      'Content-Length', String(body.byteLength),
    ];
    const encoded = { headers, body };
    this.encoded.set(coding, encoded);
    return encoded;
  }
}

const compressors: Readonly<Record<ContentCoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_LGWIN]: brotliWindow } }),
  gzip: (body) => compressGzip(body, { level: 6 }),
  identity: async (body) => body,
};

const refusals = { br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/, gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/ };

/** The best coding that the browser takes. Few refuse one by `q=0`, so that is looked for only where it stands. */
export function chooseCoding(acceptEncoding: string | undefined): ContentCoding {
  if (!acceptEncoding) return 'identity';
  const hasRefusal = acceptEncoding.includes('q=0');
  const takes = (coding: 'br' | 'gzip') => acceptEncoding.includes(coding) && !(hasRefusal && refusals[coding].test(acceptEncoding));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
