import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Request } from 'express';

export type Upload =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly fileName: string }
  | { readonly kind: 'too-large' }
  /** No file was chosen, or what came is no form with files. */
  | { readonly kind: 'nothing' };

interface UploadField {
  /** The name of the field. */
  readonly field: string;
  readonly maxBytes: number;
}

/** Beyond this nobody waits for the end of a body that is refused anyway: the connection ends. */
const maxDrainedBytes = 32 * 1024 * 1024;
/** A field of ours has a short name, one file, and next to no text beside it (reliability C6). */
const limits = {
  files: 1,
  fields: 5,
  parts: 6,
  fieldSize: 1_000,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 4_096,
};

/**
 * The one file of a form that was sent without script. A body that is too large is read to its end all the same, else a
 * browser shows a broken connection in place of our answer; the server's own time limit bounds that (reliability E6).
 */
export async function readUpload(req: Request, wanted: UploadField): Promise<Upload> {
  const type = req.headers['content-type'];
  if (type === undefined || !/^multipart\/form-data\s*;/i.test(type)) return { kind: 'nothing' };
  if (Number(req.headers['content-length'] ?? 0) > maxDrainedBytes) {
    req.res?.set('Connection', 'close');
    return { kind: 'too-large' };
  }
  return parse(req, { ...req.headers, 'content-type': type }, wanted);
}

function parse(req: Request, headers: BusboyHeaders, { field, maxBytes }: UploadField): Promise<Upload> {
  return new Promise((resolve) => {
    let upload: Upload = { kind: 'nothing' };
    const end = (outcome: Upload) => {
      req.unpipe();
      req.resume();
      resolve(outcome);
    };
    const parser = openParser(headers, maxBytes);
    // Without a boundary there is no form.
    if (!parser) return end({ kind: 'nothing' });
    parser.on('file', (name, stream, fileName) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('limit', () => void (upload = { kind: 'too-large' }));
      stream.on('error', () => end({ kind: 'nothing' }));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (name === field && upload.kind === 'nothing' && bytes.length > 0) upload = { kind: 'file', bytes, fileName };
      });
    });
    parser.on('finish', () => end(upload));
    // Cut off, or no form at all.
    parser.on('error', () => end({ kind: 'nothing' }));
    req.on('error', () => end({ kind: 'nothing' }));
    req.pipe(parser);
  });
}

function openParser(headers: BusboyHeaders, maxBytes: number) {
  try {
    // One more byte than may be, so that a file of just the limit is not cut.
    return new Busboy({ headers, limits: { ...limits, fileSize: maxBytes + 1 } });
  } catch {
    return undefined;
  }
}
