import { Writable } from 'node:stream';

/** No page is as large: React never has to wait. */
const highWaterMark = 16 * 1024 * 1024;

/** What React writes, in one piece: it writes two kilobytes at a time, and each would be a chunk of the answer. */
export class GatheredPage extends Writable {
  private readonly chunks: Buffer[] = [];

  constructor() {
    super({ highWaterMark });
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }

  get body(): Buffer {
    return Buffer.concat(this.chunks);
  }
}
