import { Transform, type TransformCallback } from 'node:stream';

/** Must match the markup of `views/profile/DeferredFragment.tsx`. */
const placeholder = /<template data-deferred="([a-z-]{1,30})"><\/template>/;
const maxPlaceholderLength = '<template data-deferred=""></template>'.length + 30;

export const hasDeferredFragment = (html: string): boolean =>
  html.includes('<template data-deferred="') && placeholder.test(html);

interface DeferredFragmentsOptions {
  /** Returns the HTML of a fragment. Must not reject. */
  readonly htmlOf: (name: string) => Promise<string>;
  /** Sends the HTML before the placeholder to the browser at once. */
  readonly flush: () => void;
}

/**
 * Replaces placeholders by fragments as these become ready. React would move them by an inline script, which the
 * security policy forbids (TRP-03, decision 0027).
 */
export class DeferredFragments extends Transform {
  /** Latin-1, one character per byte, so that a placeholder is found whatever bytes surround it. */
  private rest = '';

  constructor(private readonly options: DeferredFragmentsOptions) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    this.rest += chunk.toString('latin1');
    this.fill().then(() => {
      this.send(Math.max(0, this.rest.length - maxPlaceholderLength));
      callback();
    }, callback);
  }

  override _flush(callback: TransformCallback): void {
    this.send(this.rest.length);
    callback();
  }

  private async fill(): Promise<void> {
    for (let match = placeholder.exec(this.rest); match; match = placeholder.exec(this.rest)) {
      this.send(match.index);
      // Pushed data reaches the response only after this turn of the event loop.
      setImmediate(this.options.flush);
      this.push(await this.options.htmlOf(match[1] ?? ''));
      this.rest = this.rest.slice(match[0].length);
    }
  }

  private send(length: number): void {
    if (length === 0) return;
    this.push(Buffer.from(this.rest.slice(0, length), 'latin1'));
    this.rest = this.rest.slice(length);
  }
}
