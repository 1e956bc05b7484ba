interface ImportedContentParts {
  readonly hasContent: boolean;
  readonly hasNewContent: () => Promise<boolean>;
  readonly leadership: { readonly isLeader: boolean };
  readonly random: { integerBelow(limit: number): number };
  readonly log: { info(message: string): void };
}

const lookWithoutContentMs = 2_000;
const lookMs = 10_000;
/**
 * Nodes restart one after another: those that do not lead at a random time within twenty seconds, and the leader after
 * them.
 */
const spreadMs = 20_000;
const leaderWaitsMs = 30_000;

/** Watches for imported content and restarts the node's server with it, so that no operator has to. */
export class ImportedContent {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly parts: ImportedContentParts,
    private readonly pace = { lookWithoutContentMs, lookMs, spreadMs, leaderWaitsMs },
  ) {}

  start(onNew: () => void): void {
    const { hasContent, hasNewContent } = this.parts;
    this.timer = setInterval(
      () => {
        hasNewContent().then(
          (isNew) => {
            if (!isNew || this.timer === undefined) return;
            this.stop();
            this.wait(onNew);
          },
          // The next check reads the database again.
          () => undefined,
        );
      },
      hasContent ? this.pace.lookMs : this.pace.lookWithoutContentMs,
    );
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** A node that shows no content yet may restart at once, because it serves no visitor. */
  private wait(onNew: () => void): void {
    const { hasContent, leadership, random, log } = this.parts;
    if (!hasContent) return onNew();
    const ms = leadership.isLeader ? this.pace.leaderWaitsMs : random.integerBelow(this.pace.spreadMs);
    log.info(`content was imported: this node starts anew with it in ${Math.ceil(ms / 1000)} seconds`);
    this.timer = setTimeout(onNew, ms);
    this.timer.unref();
  }
}
