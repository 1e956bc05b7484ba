import { randomUUID } from 'node:crypto';
import { close, open, read, unlink, write } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';

/**
 * Numbers of files rather than `FileHandle`s: newer versions of Node end a process in which an open handle is collected
 * as garbage (DEP0137).
 */
const files = {
  open: promisify(open),
  unlink: promisify(unlink),
  write: promisify(write),
  read: promisify(read),
  close: promisify(close),
};

const chunkBytes = 64 * 1024;

export interface StoredDocument {
  readonly byteLength: number;
  /** Reads as far as its receiver does, so that a slow one occupies no memory. */
  stream(): Readable;
  drop(): void;
}

/**
 * Stores a document outside the process's memory: a season's brochure has 4 MB, and few visitors ask for it. A node
 * without a writable folder for temporary files keeps it in memory.
 */
export const storeDocument = (bytes: Buffer): Promise<StoredDocument> =>
  TemporaryDocument.write(bytes).catch(() => ({
    byteLength: bytes.byteLength,
    stream: () => Readable.from(bytes, { objectMode: false }),
    drop: () => undefined,
  }));

class TemporaryDocument implements StoredDocument {
  private reads = 0;
  private isDropped = false;

  private constructor(
    private readonly file: number,
    readonly byteLength: number,
  ) {}

  static async write(bytes: Buffer): Promise<TemporaryDocument> {
    const path = join(tmpdir(), `landfall-document-${randomUUID()}`);
    const file = await files.open(path, 'wx+', 0o600);
    try {
      // An open file without a name is deleted when its process ends, however it ends.
      await files.unlink(path);
      const { bytesWritten } = await files.write(file, bytes);
      if (bytesWritten < bytes.byteLength) throw new Error('The folder for temporary files is full');
    } catch (error) {
      await files.close(file);
      throw error;
    }
    return new TemporaryDocument(file, bytes.byteLength);
  }

  stream(): Readable {
    // The number of a closed file may be another file's by now.
    if (this.isDropped) throw new Error('The document is not stored any more');
    this.reads += 1;
    return Readable.from(this.chunks(), { objectMode: false }).once('close', () => {
      this.reads -= 1;
      this.closeWhenUnused();
    });
  }

  private async *chunks(): AsyncGenerator<Buffer> {
    for (let at = 0; at < this.byteLength;) {
      const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, this.byteLength - at));
      const { bytesRead } = await files.read(this.file, chunk, 0, chunk.byteLength, at);
      if (bytesRead === 0) throw new Error('The file of a document has become shorter');
      yield chunk.subarray(0, bytesRead);
      at += bytesRead;
    }
  }

  drop(): void {
    if (this.isDropped) return;
    this.isDropped = true;
    this.closeWhenUnused();
  }

  private closeWhenUnused(): void {
    if (this.isDropped && this.reads === 0) void files.close(this.file);
  }
}
