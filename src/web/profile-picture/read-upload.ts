import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Request } from 'express';

type Upload =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly fileName: string }
  | { readonly kind: 'too-large' }
  /** No file was chosen, or the body is no multipart form. */
  | { readonly kind: 'nothing' };

interface UploadField {
  readonly field: string;
  readonly maxBytes: number;
}

const maxDrainedBytes = 32 * 1024 * 1024;
/** A field has a short name, one file, and little text beside it (reliability C6). */
const limits = {
  files: 1,
  fields: 5,
  parts: 6,
  fieldSize: 1_000,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 4_096,
};

/** A body that is too large is drained, or a browser would show a connection error instead of the answer (E6). */
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
    parser.on('error', () => end({ kind: 'nothing' }));
    req.on('error', () => end({ kind: 'nothing' }));
    req.pipe(parser);
  });
}

function openParser(headers: BusboyHeaders, maxBytes: number) {
  try {
    // One byte above the limit, so that a file of exactly the limit is not truncated.
    return new Busboy({ headers, limits: { ...limits, fileSize: maxBytes + 1 } });
  } catch {
    return undefined;
  }
}
