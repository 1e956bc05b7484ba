import type { Clock } from '../../core/shared/clock.port';
import { Unavailable } from '../../core/shared/unavailable';
import { BrokenEntry } from './broken-entry';
import { buildLine, type LineBasics } from './build-line';
import type { ContentfulClient, FetchOutcome } from './contentful-client';
import type { ContentfulCopy, DocumentSnapshot } from './contentful-copy';
import type { LineContent, PartOfLine } from '../content-in-memory/line-content';
import { type DocumentName, documentNames, documents } from './documents';
import { keysOf, recordOf } from '../../core/shared/typed-entries';

interface HolderParts {
  readonly client: Pick<ContentfulClient, 'fetchAll'>;
  readonly basics: LineBasics;
  readonly clock: Clock;
  readonly log: { warn(details: object, message: string): void; error(details: object, message: string): void };
  /** Saves each document that differs from the stored one, and all of them once an hour. */
  readonly save?: (name: DocumentName, answer: DocumentSnapshot) => Promise<void>;
}

type Copy = { readonly [Name in DocumentName]?: DocumentSnapshot };

/** Content in memory is served for ten days while Contentful fails (reliability E1). */
const staleMs = 10 * 24 * 3600 * 1000;
/** Missing content arrives only with the next refresh (reliability E1). */
const retryAfterSeconds = 30;
const atOnce = 4;
/** An unchanged document is saved again at this interval, so that a start knows how old it is. */
const saveIntervalMs = 3_600_000;

/**
 * Holds all of the line's content in memory: the last good response of each document, and the line built from them. A
 * bad response never replaces a good one: a failure, a response with mostly unusable entries, or an empty vital
 * collection (E1).
 */
export class ContentHolder {
  private copy: Copy = {};
  private line: LineContent | undefined;
  private texts: Partial<Record<PartOfLine, string>> = {};
  private readonly listeners: ((changedParts: readonly PartOfLine[]) => void)[] = [];
  private readonly reportedEntries = new Set<string>();
  private readonly savedAt = new Map<DocumentName, number>();
  private running: Promise<FetchSummary> | undefined;
  private next: Promise<FetchSummary> | undefined;

  constructor(private readonly parts: HolderParts) {}

  /** @throws Unavailable before the first good response, and ten days after the last one. */
  current(): LineContent {
    if (!this.line) throw new Unavailable('contentful', { retryAfterSeconds });
    if (this.parts.clock.now().getTime() - this.oldestFetchTime() > staleMs)
      throw new Unavailable('contentful', { cause: new Error('no good answer for ten days'), retryAfterSeconds });
    return this.line;
  }

  get hasLine(): boolean {
    return this.line !== undefined;
  }

  /** Returns when the oldest response in use was fetched; -Infinity when one is missing. */
  oldestFetchTime(): number {
    return Math.min(...documentNames.map((name) => this.copy[name]?.fetchedAt ?? -Infinity));
  }

  onChange(listener: (changedParts: readonly PartOfLine[]) => void): void {
    this.listeners.push(listener);
  }

  restore(snapshot: Copy): void {
    this.take(snapshot, { isRestored: true });
  }

  /** A caller during a running refresh waits for the next one, because the running one may be too old for them. */
  refresh(): Promise<FetchSummary> {
    if (!this.running) return this.begin();
    this.next ??= this.running.then(() => {
      this.next = undefined;
      return this.begin();
    });
    return this.next;
  }

  private begin(): Promise<FetchSummary> {
    this.running = this.load().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async load(): Promise<FetchSummary> {
    const outcomes = new Map<DocumentName, FetchOutcome>();
    const waiting = [...documentNames];
    const work = async () => {
      for (let name = waiting.shift(); name; name = waiting.shift())
        outcomes.set(name, await this.parts.client.fetchAll(name));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const failures: FailedDocument[] = [];
    const snapshots: { [Name in DocumentName]?: DocumentSnapshot } = {};
    for (const [name, outcome] of outcomes) {
      if (outcome.kind === 'failed') failures.push({ name, ...outcome });
      else if (outcome.items.length === 0 && 'isVital' in documents[name])
        failures.push({ name, kind: 'failed', detail: 'it has no entries, and no line can do without' });
      else snapshots[name] = { fetchedAt: this.parts.clock.now().getTime(), items: outcome.items };
    }
    failures.push(...this.take(snapshots, { isRestored: false }));
    if (failures.length > 0)
      this.parts.log.warn(
        { vendor: 'contentful', failed: failures.map(({ name, detail, code }) => ({ name, detail, code })) },
        'content stays as it was',
      );
    return { failures };
  }

  private take(newCopy: Copy, { isRestored }: { readonly isRestored: boolean }): readonly FailedDocument[] {
    const rejections = new Map<DocumentName, string>();
    for (;;) {
      const candidate: Copy = { ...this.copy, ...without(newCopy, rejections) };
      if (!isWhole(candidate)) return toFailures(rejections);
      const attempt = this.build(candidate, new Set(keysOf(without(newCopy, rejections))));
      if (attempt.kind === 'built') {
        this.use(candidate, attempt.line, { isRestored });
        for (const brokenEntry of attempt.brokenEntries) this.report(brokenEntry);
        return toFailures(rejections);
      }
      if (rejections.has(attempt.name)) return toFailures(rejections);
      rejections.set(attempt.name, attempt.problem);
    }
  }

  private build(candidate: ContentfulCopy, isNew: ReadonlySet<DocumentName>): Attempt {
    const brokenEntries: BrokenEntry[] = [];
    try {
      const line = buildLine(candidate, this.parts.basics, (one) => void brokenEntries.push(one));
      const brokenDocument = documentNames.find(
        (name) =>
          isNew.has(name) &&
          this.copy[name] &&
          isMostlyBroken(candidate[name], brokenEntries.filter(({ where }) => documentOf(where) === name).length),
      );
      if (brokenDocument)
        return {
          kind: 'rejected',
          name: brokenDocument,
          problem: brokenEntries.find(({ where }) => documentOf(where) === brokenDocument)?.message ?? '',
        };
      return { kind: 'built', line, brokenEntries };
    } catch (error) {
      if (!(error instanceof BrokenEntry)) throw error;
      return { kind: 'rejected', name: documentOf(error.where), problem: error.message };
    }
  }

  private use(candidate: ContentfulCopy, line: LineContent, { isRestored }: { readonly isRestored: boolean }): void {
    const before = this.copy;
    const partNames = keysOf(line);
    const texts = recordOf(partNames, (name) => JSON.stringify(line[name]));
    const changedParts = partNames.filter((name) => texts[name] !== this.texts[name]);
    // Unchanged parts keep their object identity, so that what was rendered from them stays cached.
    const same = this.line
      ? Object.fromEntries(
          partNames.filter((name) => !changedParts.includes(name)).map((name) => [name, this.line?.[name]]),
        )
      : {};
    this.line = { ...line, ...same };
    this.texts = texts;
    this.copy = candidate;
    if (!isRestored) this.saveChanged(before, candidate);
    if (changedParts.length > 0) for (const listener of this.listeners) listener(changedParts);
  }

  private saveChanged(before: Copy, now: ContentfulCopy): void {
    for (const name of documentNames) {
      const [old, fresh] = [before[name], now[name]];
      if (
        old === fresh ||
        (old &&
          fresh.fetchedAt - (this.savedAt.get(name) ?? -Infinity) < saveIntervalMs &&
          JSON.stringify(old.items) === JSON.stringify(fresh.items))
      )
        continue;
      this.savedAt.set(name, fresh.fetchedAt);
      this.parts
        .save?.(name, now[name])
        .catch((error: unknown) =>
          this.parts.log.error({ err: error, document: name }, 'a good answer could not be stored'),
        );
    }
  }

  private report(brokenEntry: BrokenEntry): void {
    if (this.reportedEntries.has(brokenEntry.message)) return;
    if (this.reportedEntries.size > 1_000) this.reportedEntries.clear();
    this.reportedEntries.add(brokenEntry.message);
    this.parts.log.error({ vendor: 'contentful', err: brokenEntry }, 'an entry is left out of the site');
  }
}

export interface FetchSummary {
  readonly failures: readonly FailedDocument[];
}

type FailedDocument = Extract<FetchOutcome, { kind: 'failed' }> & { readonly name: DocumentName };

type Attempt =
  | { readonly kind: 'built'; readonly line: LineContent; readonly brokenEntries: readonly BrokenEntry[] }
  | { readonly kind: 'rejected'; readonly name: DocumentName; readonly problem: string };

/** A few broken entries are an editor's mistake; a mostly broken document belongs to another content model or space. */
const isMostlyBroken = ({ items }: DocumentSnapshot, brokenCount: number) =>
  items.length > 0 && brokenCount > items.length / 2;

const documentOf = (where: string) => where.split('/', 1)[0] as DocumentName;

const isWhole = (copy: Copy): copy is ContentfulCopy => documentNames.every((name) => copy[name]);

const without = (copy: Copy, rejections: ReadonlyMap<DocumentName, string>): Copy =>
  Object.fromEntries(Object.entries(copy).filter(([name]) => !rejections.has(name as DocumentName)));

const toFailures = (rejections: ReadonlyMap<DocumentName, string>): readonly FailedDocument[] =>
  [...rejections].map(([name, detail]) => ({ kind: 'failed', name, detail }));
