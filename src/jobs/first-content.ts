/** A node that started without content looks for the line's first import, so that nobody has to start it again. */
export class FirstContent {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly hasContent: boolean,
    private readonly isImported: () => Promise<boolean>,
    private readonly everyMs: number,
  ) {}

  start(onFound: () => void): void {
    if (this.hasContent) return;
    this.timer = setInterval(() => {
      this.isImported().then(
        (isImported) => {
          if (!isImported || this.timer === undefined) return;
          this.stop();
          onFound();
        },
        // The database is looked at again at the next time.
        () => undefined,
      );
    }, this.everyMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
