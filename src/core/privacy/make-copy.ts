import { readIsolatedSection } from '../profile/isolated-section';
import { formatMoney, type Money } from '../shared/money';
import type { Clock } from '../shared/clock.port';
import type { CopyChapter } from './copy-chapter.port';

export interface LeftOut {
  readonly what: string;
  readonly why: string;
}

interface CopyFile {
  readonly about: {
    readonly line: string;
    readonly contactId: string;
    readonly preparedAt: string;
    readonly notIncluded: readonly LeftOut[];
  };
  readonly [chapter: string]: unknown;
}

type ExportOutcome =
  | { readonly kind: 'ready'; readonly file: CopyFile }
  /** An incomplete copy is refused. `missing` has the titles of the chapters that could not be read. */
  | { readonly kind: 'incomplete'; readonly missing: readonly string[] };

interface MakeCopyParts {
  readonly lineName: string;
  readonly sources: readonly CopyChapter[];
  readonly notIncluded: readonly LeftOut[];
  readonly clock: Clock;
  readonly onFailure: (error: unknown, name: string) => void;
}

const chapterLimitMs = 4_000;
const atOnce = 4;

/** The file is indented JSON with instants in UTC, and money is formatted for people. */
export const copyText = (file: CopyFile): string =>
  `${JSON.stringify(file, (_key, value: unknown) => (isMoney(value) ? formatMoney(value) : value), 2)}\n`;

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  'currency' in value &&
  typeof value.currency === 'string';

export class MakeCopy {
  constructor(private readonly parts: MakeCopyParts) {}

  get titles(): readonly string[] {
    return this.parts.sources.map(({ title }) => title);
  }

  async run(contactId: string): Promise<ExportOutcome> {
    const { sources, lineName: line, notIncluded, clock } = this.parts;
    const chapters: { readonly source: CopyChapter; readonly value: unknown; readonly isRead: boolean }[] = [];
    for (let from = 0; from < sources.length; from += atOnce) {
      chapters.push(
        ...(await Promise.all(sources.slice(from, from + atOnce).map((source) => this.read(source, contactId)))),
      );
    }
    const missing = chapters.filter(({ isRead }) => !isRead).map(({ source }) => source.title);
    if (missing.length > 0) return { kind: 'incomplete', missing };
    const about = { line, contactId, preparedAt: clock.now().toISOString(), notIncluded };
    return {
      kind: 'ready',
      file: { about, ...Object.fromEntries(chapters.map(({ source, value }) => [source.name, value ?? null])) },
    };
  }

  private async read(source: CopyChapter, contactId: string) {
    const section = await readIsolatedSection(
      source.read(contactId),
      (error) => this.parts.onFailure(error, source.name),
      chapterLimitMs,
    );
    return section.kind === 'ready'
      ? { source, value: section.value, isRead: true }
      : { source, value: undefined, isRead: false };
  }
}
