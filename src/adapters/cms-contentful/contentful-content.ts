import type { ContentUpdates } from '../../core/content/content-scope.port';
import type { Clock } from '../../core/shared/clock.port';
import type { ContentHolder, FetchSummary } from './content-holder';
import type { DocumentSnapshot } from './contentful-copy';
import type { ContentInMemory, LineContent, PartOfLine } from '../content-in-memory/line-content';
import type { CopyStore } from './copy-store';
import { type DocumentName, documentNames } from './documents';
import { type RequestScope, tagOf } from './request-scope';

interface ContentParts {
  readonly publishedContent: ContentHolder;
  readonly drafts: ContentHolder;
  readonly scope: RequestScope;
  readonly store: CopyStore;
  /** Names space and environment, because saved responses of another one are not used. */
  readonly source: string;
  readonly clock: Clock;
  readonly newMark: () => string;
  readonly log: { warn(details: object, message: string): void; info(details: object, message: string): void };
  readonly limits?: Partial<ContentLimits>;
}

export interface ContentLimits {
  readonly refreshEveryMs: number;
  readonly retryMs: number;
  readonly lookEveryMs: number;
  /** Delay of the second fetch after a webhook: Contentful's own cache may lag behind it. */
  readonly lookAgainMs: number;
  readonly startMs: number;
  readonly draftsMs: number;
}

const defaultLimits: ContentLimits = {
  refreshEveryMs: 300_000,
  retryMs: 10_000,
  lookEveryMs: 2_000,
  lookAgainMs: 6_000,
  startMs: 15_000,
  draftsMs: 4_000,
};
/** Limits a vendor's Retry-After: even after "in a day" the next attempt comes within the hour. */
const maxWaitMs = 3_600_000;

/** Keeps the site's content up to date: at start, by webhook, at intervals, and across all nodes. */
export class ContentfulContent implements ContentInMemory, ContentUpdates {
  private readonly limits: ContentLimits;
  private readonly timers = new Set<NodeJS.Timeout>();
  private timer: NodeJS.Timeout | undefined;
  private seenMark: string | undefined;
  private draftsAt = -Infinity;
  private isClosed = false;

  constructor(private readonly parts: ContentParts) {
    this.limits = { ...defaultLimits, ...parts.limits };
  }

  /**
   * Starts with the saved responses and refreshes them in the background; without saved ones it waits a while for the
   * first response. Never fails a start: until content arrives, pages answer that it is unavailable (E1).
   */
  async start(): Promise<void> {
    const { publishedContent, store, source } = this.parts;
    const snapshot = await this.readSnapshots().catch((error: unknown) => {
      this.parts.log.warn({ err: error }, 'the snapshot of the content could not be read');
      return {};
    });
    if (Object.keys(snapshot).length === documentNames.length) publishedContent.restore(snapshot);
    this.seenMark = await store.read(markName(source)).catch(() => undefined);
    const first = this.refresh();
    if (!publishedContent.hasLine) await Promise.race([first, this.pause(this.limits.startMs)]);
    const look = setInterval(() => void this.lookForChange(), this.limits.lookEveryMs);
    look.unref();
    this.timers.add(look);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const timer of this.timers) clearInterval(timer);
  }

  async read<Part extends PartOfLine>(part: Part): Promise<LineContent[Part]> {
    const { scope, drafts } = this.parts;
    if (!scope.isEditing()) return this.readNow(part);
    if (this.parts.clock.now().getTime() - this.draftsAt > this.limits.draftsMs || !drafts.hasLine) {
      this.draftsAt = this.parts.clock.now().getTime();
      await drafts.refresh();
    }
    return drafts.current()[part];
  }

  readNow<Part extends PartOfLine>(part: Part): LineContent[Part] {
    const { scope, drafts, publishedContent } = this.parts;
    scope.note(part);
    return (scope.isEditing() && drafts.hasLine ? drafts.current() : publishedContent.current())[part];
  }

  onChange(listener: (tags: readonly string[]) => void): void {
    this.parts.publishedContent.onChange((changedParts) => listener(changedParts.map(tagOf)));
  }

  async announce(): Promise<void> {
    const mark = this.parts.newMark();
    this.seenMark = mark;
    void this.followChange();
    await this.parts.store.write(markName(this.parts.source), mark);
  }

  /** Checks the content for `/health`. @throws Error that says since when there has been no new response. */
  async check(): Promise<void> {
    const since = this.parts.publishedContent.oldestFetchTime();
    if (since === -Infinity) throw new Error('no content yet');
    const ageMs = this.parts.clock.now().getTime() - since;
    if (ageMs > 2 * this.limits.refreshEveryMs + 60_000)
      throw new Error(`content is ${Math.round(ageMs / 60_000)} minutes old`);
  }

  async save(name: DocumentName, answer: DocumentSnapshot): Promise<void> {
    await this.parts.store.write(answerName(this.parts.source, name), JSON.stringify(answer));
  }

  private async readSnapshots(): Promise<{ readonly [Name in DocumentName]?: DocumentSnapshot }> {
    const snapshot = await Promise.all(
      documentNames.map(
        async (name) => [name, await this.parts.store.read(answerName(this.parts.source, name))] as const,
      ),
    );
    return Object.fromEntries(
      snapshot.flatMap(([name, text]) => (text === undefined ? [] : [[name, JSON.parse(text) as DocumentSnapshot]])),
    );
  }

  /** Refreshes at once, and again when Contentful's own cache has surely been updated. */
  private async followChange(): Promise<void> {
    await this.refresh();
    await this.pause(this.limits.lookAgainMs);
    if (!this.isClosed) await this.refresh();
  }

  private async lookForChange(): Promise<void> {
    const mark = await this.parts.store.read(markName(this.parts.source)).catch(() => this.seenMark);
    if (mark === this.seenMark) return;
    this.seenMark = mark;
    await this.followChange();
  }

  private async refresh(): Promise<void> {
    clearTimeout(this.timer);
    const summary = await this.parts.publishedContent.refresh();
    if (this.isClosed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.refresh(), this.waitAfter(summary)).unref();
  }

  private waitAfter({ failures }: FetchSummary): number {
    if (failures.length === 0) return this.limits.refreshEveryMs;
    return Math.min(maxWaitMs, Math.max(this.limits.retryMs, ...failures.map(({ retryAfterMs = 0 }) => retryAfterMs)));
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        resolve();
      }, ms).unref();
      this.timers.add(timer);
    });
  }
}

const answerName = (source: string, name: DocumentName) => `contentful/${source}/${name}`;
const markName = (source: string) => `contentful/${source}/changed`;
