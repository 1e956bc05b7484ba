import { Writable } from 'node:stream';

/** Larger than any page, so that React never waits for a drain. */
const highWaterMark = 16 * 1024 * 1024;

/** One chunk: React writes 2 kB at a time, each of which would be a chunk of the response. */
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
