import { Transform, type TransformCallback } from 'node:stream';

/** As React prints `views/profile/DeferredFragment.tsx`. */
const mark = /<template data-late="([a-z-]{1,30})"><\/template>/;
const maxMarkLength = '<template data-late=""></template>'.length + 30;

interface DeferredFragmentsOptions {
  /** The HTML that comes in at a mark. Must not reject. */
  readonly htmlOf: (name: string) => Promise<string>;
  /** What stands before the mark is to reach the browser now. */
  readonly flush: () => void;
}

/**
 * Sends a page as far as a part that is not here yet, waits for it, and goes on (TRP-03). React would send such a part
 * behind the page and put it in its place by an inline script, which the security policy forbids (decision 0027).
 */
export class DeferredFragments extends Transform {
  /** One character a byte: a mark is found whatever bytes stand around it. */
  private rest = '';

  constructor(private readonly options: DeferredFragmentsOptions) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.rest += chunk.toString('latin1');
    this.fill().then(() => {
      this.send(Math.max(0, this.rest.length - maxMarkLength));
      done();
    }, done);
  }

  override _flush(done: TransformCallback): void {
    this.send(this.rest.length);
    done();
  }

  private async fill(): Promise<void> {
    for (let found = mark.exec(this.rest); found; found = mark.exec(this.rest)) {
      this.send(found.index);
      // What was pushed is on its way to the answer only after this turn.
      setImmediate(this.options.flush);
      this.push(await this.options.htmlOf(found[1] ?? ''));
      this.rest = this.rest.slice(found[0].length);
    }
  }

  private send(length: number): void {
    if (length === 0) return;
    this.push(Buffer.from(this.rest.slice(0, length), 'latin1'));
    this.rest = this.rest.slice(length);
  }
}
