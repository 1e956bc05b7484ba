import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { chooseCoding } from '../rendering/cached-page';

/** A visitor's first page asks for some twenty files; all scripts, style sheets and fonts take a megabyte. */
const maxBytesOfAll = 4 * 1024 * 1024;
const maxBytes = 128 * 1024;
/** Only paths of plain names are looked up, so that none leads out of the folder; others go to the next handler. */
const plainPath = /^(?:\/[\w-][\w.-]*)+$/;

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** What the build compresses, so that the answer depends on what the browser accepts. */
const compressedExtensions = new Set(['.css', '.js', '.json', '.svg']);
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;
type Coding = keyof typeof suffixes;

interface SmallFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
}

const tooLarge = 'too large';

/**
 * Answers whole small files of a folder from memory. A stream of a file opens it, takes 64 kB for each piece and closes
 * it: fifteen times the work of sending what is in memory, and the buffers make V8 collect the old generation several
 * times a second. Large files, ranges and missing files are left to the next handler. The files must not change while
 * the process runs.
 */
export class SmallFiles {
  private readonly files = new LRUCache<string, SmallFile>({
    maxSize: maxBytesOfAll,
    sizeCalculation: ({ body }) => body.byteLength || 1,
  });
  private readonly passedKeys = new LRUCache<string, true>({ max: 2_000 });

  constructor(
    private readonly folder: string,
    private readonly headersOf: (pathname: string) => Readonly<Record<string, string>>,
  ) {}

  /** `next` is called when the file is not answered here. */
  answer(req: IncomingMessage, res: ServerResponse, next: () => void): void {
    const { method, headers } = req;
    const path = req.url?.split('?', 1)[0] ?? '';
    const type = types[extname(path)];
    if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined || !type || !plainPath.test(path))
      return next();
    const coding = chooseCoding(headers['accept-encoding']);
    const key = `${path}${suffixes[coding]}`;
    const cachedFile = this.files.get(key);
    if (cachedFile) return send(cachedFile, req, res);
    if (this.passedKeys.has(key)) return next();
    this.read(path, type, coding).then(
      (file) => {
        if (file) {
          this.files.set(key, file);
          send(file, req, res);
        } else {
          this.passedKeys.set(key, true);
          next();
        }
      },
      () => next(),
    );
  }

  /** The file in a coding, or as it is where the build has not compressed it. */
  private async read(path: string, type: string, coding: Coding): Promise<SmallFile | undefined> {
    const file = await readSmall(join(this.folder, `${path}${suffixes[coding]}`));
    if (!file) return coding === 'identity' ? undefined : this.read(path, type, 'identity');
    if (file === tooLarge) return undefined;
    const { body, modifiedAt } = file;
    const etag = `W/"${body.byteLength}-${modifiedAt.getTime()}"`;
    return {
      body,
      etag,
      headers: {
        'Content-Type': type,
        'Content-Length': String(body.byteLength),
        // Its address changes with its content, and the tag is enough for the few without a hash in their name.
        ETag: etag,
        ...(compressedExtensions.has(extname(path)) ? { Vary: 'Accept-Encoding' } : {}),
        ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
        ...this.headersOf(path),
      },
    };
  }
}

async function readSmall(
  file: string,
): Promise<{ readonly body: Buffer; readonly modifiedAt: Date } | typeof tooLarge | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    // Other failures, such as too many open files, may pass: nothing is remembered of them.
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!handle) return undefined;
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return undefined;
    if (stats.size > maxBytes) return tooLarge;
    return { body: await handle.readFile(), modifiedAt: stats.mtime };
  } finally {
    await handle.close();
  }
}

function send({ body, headers, etag }: SmallFile, req: IncomingMessage, res: ServerResponse): void {
  for (const name in headers) res.setHeader(name, headers[name] ?? '');
  if (req.headers['if-none-match'] === etag) {
    res.statusCode = 304;
    for (const name of ['Content-Length', 'Content-Type', 'Content-Encoding']) res.removeHeader(name);
    res.end();
  } else if (req.method === 'HEAD') res.end();
  else res.end(body);
}
