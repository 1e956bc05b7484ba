import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Request } from 'express';

interface UploadedFile {
  readonly bytes: Buffer;
  readonly fileName: string;
}

interface UploadedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
  /** True when a file, or the whole form, exceeds its limit. */
  readonly isTooLarge: boolean;
}

interface UploadLimits {
  /** Name of the field with the files; files of other fields are ignored. */
  readonly field: string;
  readonly maxBytes: number;
  readonly maxFiles: number;
}

const maxDrainedBytes = 32 * 1024 * 1024;
/** Limits of the other fields, which are few and short (reliability C6). */
const limits = { fields: 8, fieldSize: 64_000, fieldNameSize: 100, headerPairs: 20, headerSize: 4_096 };

const nothing: UploadedForm = { fields: {}, files: [], isTooLarge: false };

/**
 * Reads a form with files; without a body the result is empty. A body that is too large is read to its end, because
 * browsers would otherwise show a connection error instead of the answer (E6).
 */
export async function readUploads(req: Request, uploadLimits: UploadLimits): Promise<UploadedForm> {
  const type = req.headers['content-type'];
  if (type === undefined || !/^multipart\/form-data\s*;/i.test(type)) return nothing;
  if (Number(req.headers['content-length'] ?? 0) > maxDrainedBytes) {
    req.res?.set('Connection', 'close');
    return { ...nothing, isTooLarge: true };
  }
  return parse(req, { ...req.headers, 'content-type': type }, uploadLimits);
}

function parse(req: Request, headers: BusboyHeaders, { field, ...uploadLimits }: UploadLimits): Promise<UploadedForm> {
  return new Promise((resolve) => {
    const fields = new Map<string, string>();
    const files: UploadedFile[] = [];
    let isTooLarge = false;
    const end = (form: UploadedForm) => {
      req.unpipe();
      req.resume();
      resolve(form);
    };
    const parser = openParser(headers, uploadLimits);
    // A body without a boundary is no form.
    if (!parser) return end(nothing);
    parser.on('field', (name, value) => void (fields.has(name) || fields.set(name, value)));
    parser.on('file', (name, stream, fileName) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('limit', () => void (isTooLarge = true));
      stream.on('error', () => end(nothing));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        // A browser sends an empty part where no file was chosen.
        if (name === field && bytes.length > 0) files.push({ bytes, fileName });
      });
    });
    parser.on('finish', () => end({ fields: Object.fromEntries(fields), files, isTooLarge }));
    parser.on('error', () => end(nothing));
    req.on('error', () => end(nothing));
    req.pipe(parser);
  });
}

function openParser(headers: BusboyHeaders, { maxBytes, maxFiles }: Omit<UploadLimits, 'field'>) {
  try {
    // One byte above the limit, so that a file of exactly the limit is not truncated.
    const fileLimits = { fileSize: maxBytes + 1, files: maxFiles, parts: limits.fields + maxFiles };
    return new Busboy({ headers, limits: { ...limits, ...fileLimits } });
  } catch {
    return undefined;
  }
}
