import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** One answer of the site as bytes, ready for any browser: three codings, their headers, an ETag. */
export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly bodies: Readonly<Record<ContentCoding, Buffer>>;
  /** Flat name, value, name, value: the quickest form for `writeHead`. */
  readonly headers: Readonly<Record<ContentCoding, readonly string[]>>;
  readonly tags: ReadonlySet<string>;
  readonly storedAt: number;
  readonly bytes: number;
}

export interface FreshPage {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
}

const brotliQuality = 6;
/** 256 kB, the size of our pages: a wider window would only take memory for each page under way. */
const brotliWindow = 18;

export async function toCachedPage(page: FreshPage, storedAt: number): Promise<CachedPage> {
  const [br, gz] = await Promise.all([
    compressBrotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_LGWIN]: brotliWindow } }),
    compressGzip(page.body, { level: 6 }),
  ]);
  const bodies = { br, gzip: gz, identity: page.body };
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`;
  const headersFor = (coding: ContentCoding) => [
    ...Object.entries({ ...page.headers, ETag: etag, Vary: 'Accept-Encoding' }).flat(),
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
    'Content-Length', String(bodies[coding].byteLength),
  ];
  return {
    status: page.status,
    etag,
    bodies,
    headers: { br: headersFor('br'), gzip: headersFor('gzip'), identity: headersFor('identity') },
    tags: new Set(page.tags),
    storedAt,
    bytes: br.byteLength + gz.byteLength + page.body.byteLength,
  };
}

const refusals = { br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/, gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/ };

/** The best coding that the browser takes. Few refuse one by `q=0`, so that is looked for only where it stands. */
export function chooseCoding(acceptEncoding: string | undefined): ContentCoding {
  if (!acceptEncoding) return 'identity';
  const hasRefusal = acceptEncoding.includes('q=0');
  const takes = (coding: 'br' | 'gzip') => acceptEncoding.includes(coding) && !(hasRefusal && refusals[coding].test(acceptEncoding));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
