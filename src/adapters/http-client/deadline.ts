export class Deadline {
  readonly signal: AbortSignal;
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;

  /** `earlier` ends it prematurely, for example when the visitor has left. */
  constructor(
    readonly ms: number,
    private readonly earlier?: AbortSignal,
  ) {
    this.signal = this.controller.signal;
    // The timer must not keep a process alive that is about to end.
    this.timer = setTimeout(this.end, ms).unref();
    if (earlier?.aborted) this.end();
    earlier?.addEventListener('abort', this.end, { once: true });
  }

  /** Queued work, or work that waits for its retry, does not observe the signal, so this gives up in its place. */
  async race<T>(work: Promise<T>, whenOver: T): Promise<T> {
    const over = new Promise<T>((resolve) => {
      if (this.signal.aborted) resolve(whenOver);
      this.signal.addEventListener('abort', () => resolve(whenOver), { once: true });
    });
    try {
      return await Promise.race([work, over]);
    } finally {
      clearTimeout(this.timer);
      this.earlier?.removeEventListener('abort', this.end);
    }
  }

  private readonly end = () => this.controller.abort();
}
