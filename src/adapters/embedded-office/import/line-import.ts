import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CancellationTerm } from '../../../core/engine/cancellation-terms';
import type { Clock } from '../../../core/shared/clock.port';
import { todayIn } from '../../../core/shared/plain-date';
import { atItsLine } from '../../embedded-content/at-its-line';
import { ContentError } from '../../embedded-content/content-error';
import { readInFolder, type LineDocuments, readDocuments } from '../../embedded-content/line-documents';
import { loadForms } from '../../embedded-content/load-forms';
import { lineSchema } from '../../embedded-content/line-schemas';
import { picturesSchema } from '../../embedded-content/picture-ledger';
import { loadLine } from '../../embedded-content/load-line';
import { readYaml } from '../../embedded-content/read-content';
import type { SampleLine } from '../../embedded-content/sample-line';
import { atomically } from '../../sql/atomically';
import { lockGeneration } from '../../sql/database-locks';
import type { OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { readImportedDocuments, writeImportedDocuments } from '../../embedded-content/imported-documents';
import { logEntry } from '../office-tables';
import { checkCancellation } from './check-cancellation';
import { type ImportChange, type ImportRefusal, formatChange, formatRefusal, summarise } from './import-report';
import { planCabins } from './plan-cabins';
import { planFares } from './plan-fares';
import { planSailings } from './plan-sailings';
import { type ReadTable, readTable } from './read-table';
import { findSold } from './sold-stock';
import {
  type CabinRow,
  cabinsTable,
  type FareRow,
  faresTable,
  type SailingRow,
  sailingsTable,
  type TableSchema,
  tableSchemas,
} from './table-schemas';
import { activeStatuses } from '../../../core/trips/active-reservation';

interface LineImportParts {
  readonly db: OpenDatabase;
  readonly clock: Clock;
  readonly who: string;
  /** The nodes read this folder (CONTENT_DIR). Where they read the imported content there is none. */
  readonly contentFolder: string | undefined;
  /** Tells pictures of the build from unknown ones. Where no build is known, names of pictures are not checked. */
  readonly hasPicture?: ((name: string) => boolean) | undefined;
}

interface ImportOutcome {
  readonly lines: readonly string[];
  readonly isRefused: boolean;
}

interface ImportInput {
  readonly sailings?: ReadTable<SailingRow>;
  readonly cabins?: ReadTable<CabinRow>;
  readonly fares?: ReadTable<FareRow>;
  readonly documents?: LineDocuments;
  readonly content: SampleLine;
  readonly refusals: readonly ImportRefusal[];
}

/**
 * Imports a line's own content, sailings, cabins and fares into its database (reliability F1): all of an import or
 * nothing of it, and recorded with its operator (F10). A table states everything that is coming: what it does not list
 * is withdrawn.
 */
export class LineImport {
  constructor(private readonly parts: LineImportParts) {}

  async run(path: string, { isDryRun }: { readonly isDryRun: boolean }): Promise<ImportOutcome> {
    const before = await readImportedDocuments(this.parts.db);
    const input = this.read(path, before);
    if (!('content' in input)) return refuse(input.refusals);
    return atomically(this.parts.db, async (transaction) => {
      await lockGeneration(transaction);
      const plan = await this.plan(transaction, input, before);
      if (plan.refusals.length > 0) return refuse(plan.refusals, plan.changes);
      const lines = plan.changes.map(formatChange);
      if (lines.length === 0) return { lines: ['There is nothing to change.'], isRefused: false };
      const summary = summarise(plan.changes);
      if (isDryRun)
        return { lines: [...lines, `Nothing was changed: a dry run. It would be: ${summary}.`], isRefused: false };
      await plan.apply(transaction);
      await logEntry(transaction, {
        at: this.parts.clock.now().getTime(),
        who: this.parts.who,
        command: `import ${path}`,
        outcome: summary,
      });
      return { lines: [...lines, `Done: ${summary}.`, nextStep(plan.changes)], isRefused: false };
    });
  }

  private read(path: string, before: LineDocuments): ImportInput | { readonly refusals: readonly ImportRefusal[] } {
    if (!existsSync(path)) return { refusals: [{ where: path, reason: 'there is no such file or folder' }] };
    const isFolder = statSync(path).isDirectory();
    const folder = isFolder ? path : dirname(path);
    if (!isFolder && !tableSchemas.some(({ file }) => file === basename(path)))
      return {
        refusals: [
          { where: path, reason: `is none of ${tableSchemas.map(({ file }) => file).join(', ')}, and no folder` },
        ],
      };
    const table = <Row>(schema: TableSchema<Row>): ReadTable<Row> | undefined => {
      const isGiven = isFolder ? existsSync(join(folder, schema.file)) : basename(path) === schema.file;
      return isGiven ? readTable(readFileSync(join(folder, schema.file)), schema) : undefined;
    };
    const [sailings, cabins, fares] = [table(sailingsTable), table(cabinsTable), table(faresTable)];
    const documents = isFolder && existsSync(join(folder, 'line.yaml')) ? readDocuments(folder) : undefined;
    if (!sailings && !cabins && !fares && !documents)
      return { refusals: [{ where: path, reason: 'holds no line.yaml and no table' }] };
    const content = documents ? this.check(folder) : this.contentBefore(before);
    const refusals = [sailings, cabins, fares].flatMap((one) => one?.refusals ?? []);
    if (!content.line) return { refusals: [...content.refusals, ...refusals] };
    return {
      ...(sailings ? { sailings } : {}),
      ...(cabins ? { cabins } : {}),
      ...(fares ? { fares } : {}),
      ...(documents ? { documents } : {}),
      content: content.line,
      refusals: [...content.refusals, ...refusals],
    };
  }

  private check(folder: string): { readonly line?: SampleLine; readonly refusals: readonly ImportRefusal[] } {
    const refusals: ImportRefusal[] = [];
    const note = ({ where, problem }: ContentError) => {
      const shownPath = where.startsWith(folder) ? where.slice(folder.length).replace(/^[/\\]+/, '') : where;
      refusals.push({ where: shownPath, reason: problem });
    };
    try {
      const line = loadLine(folder, note);
      loadForms(folder, 'US');
      const { hasPicture } = this.parts;
      const pictures = Object.keys(readYaml(join(folder, 'pictures.yaml'), picturesSchema));
      for (const name of pictures)
        if (hasPicture?.(name) === false)
          note(
            atItsLine(
              new ContentError(join(folder, 'pictures.yaml'), `no picture ${name} (in this build of the site)`),
            ),
          );
      return { line, refusals };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      note(error);
      return { refusals };
    }
  }

  private contentBefore(before: LineDocuments): {
    readonly line?: SampleLine;
    readonly refusals: readonly ImportRefusal[];
  } {
    const { contentFolder } = this.parts;
    if (contentFolder === undefined && before.size === 0)
      return {
        refusals: [
          { where: 'line.yaml', reason: 'the line has no content yet: import a folder with its content first' },
        ],
      };
    const load = (folder: string) => loadLine(folder, () => undefined);
    return { line: contentFolder === undefined ? readInFolder(before, load) : load(contentFolder), refusals: [] };
  }

  private async plan(transaction: OpenTransaction, input: ImportInput, before: LineDocuments) {
    const { content, documents } = input;
    const now = this.parts.clock.now();
    const today = todayIn(content.facts.timeZone, now);
    const soldStock = await findSold(transaction, { today, now: now.getTime() });
    const knownSailings = await transaction
      .selectFrom('sailings')
      .selectAll()
      .where('start_on', '>', today)
      .orderBy('start_on')
      .orderBy('itinerary_id')
      .execute();
    const sailings = planSailings({
      rows: input.sailings?.rows,
      knownSailings,
      voyages: content.voyages.map(({ voyage }) => voyage),
      soldStock,
      today,
    });
    const cabins = planCabins({
      rows: input.cabins?.rows,
      knownCabins: await transaction.selectFrom('cabins').selectAll().orderBy('cabin_number').execute(),
      suites: content.suites,
      hasContent: documents !== undefined,
      soldStock,
    });
    const fares = planFares({
      rows: input.fares?.rows,
      knownFares: await transaction
        .selectFrom('fares')
        .innerJoin('sailings', 'sailings.itinerary_id', 'fares.itinerary_id')
        .selectAll('fares')
        .where('sailings.start_on', '>', today)
        .orderBy('sailings.start_on')
        .orderBy('fares.itinerary_id')
        .orderBy('fares.category')
        .execute(),
      ahead: sailings.ahead,
      refusedSailings: sailings.refusedIds,
      content,
      today,
      reservedOn: await countReservations(transaction),
    });
    const documentPlan = this.planDocuments(documents, before);
    const scale = before.has('line.yaml') && documentPlan.changes.length > 0 ? this.cancellationOf(before) : undefined;
    const worse = scale
      ? await checkCancellation(transaction, { before: scale, after: content.facts.booking.cancellation, today })
      : [];
    const plans = [sailings, cabins, fares];
    return {
      refusals: [...input.refusals, ...documentPlan.refusals, ...worse, ...plans.flatMap(({ refusals }) => refusals)],
      changes: [...documentPlan.changes, ...plans.flatMap(({ changes }) => changes)],
      apply: async (apply: OpenTransaction) => {
        if (documents && documentPlan.changes.length > 0) await writeImportedDocuments(apply, documents);
        for (const { remove } of [fares, sailings, cabins]) await remove(apply);
        for (const { write } of [cabins, sailings, fares]) await write(apply);
      },
    };
  }

  private cancellationOf(documents: LineDocuments): readonly CancellationTerm[] {
    return readInFolder(documents, (folder) => readYaml(join(folder, 'line.yaml'), lineSchema)).booking.cancellation;
  }

  private planDocuments(
    documents: LineDocuments | undefined,
    importedDocuments: LineDocuments,
  ): { readonly changes: readonly ImportChange[]; readonly refusals: readonly ImportRefusal[] } {
    if (!documents) return { changes: [], refusals: [] };
    const { contentFolder } = this.parts;
    const before = contentFolder === undefined ? importedDocuments : readDocuments(contentFolder);
    const changes = [
      ...[...documents].flatMap(([name, body]): readonly ImportChange[] => {
        if (before.get(name) === body) return [];
        return [{ kind: before.has(name) ? 'changed' : 'added', subject: 'document', name }];
      }),
      ...[...before.keys()]
        .filter((name) => !documents.has(name))
        .map((name) => ({ kind: 'withdrawn' as const, subject: 'document' as const, name })),
    ];
    return contentFolder === undefined || changes.length === 0
      ? { changes, refusals: [] }
      : {
          changes: [],
          refusals: [
            {
              where: 'line.yaml',
              reason: `the nodes read their content from ${contentFolder}, which differs in ${changes.length} documents: change it there. They read what is imported where there is neither CONTENT_DIR nor the sample line (SAMPLE_DATA=false)`,
            },
          ],
        };
  }
}

async function countReservations(transaction: OpenTransaction): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction
    .selectFrom('reservations')
    .select(['itinerary_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('status', 'in', activeStatuses)
    .groupBy('itinerary_id')
    .execute();
  return new Map(rows.map((row) => [row.itinerary_id, Number(row.count)]));
}

const nextStep = (changes: readonly ImportChange[]): string =>
  changes.some(({ subject }) => subject === 'document')
    ? 'Nodes that run show the content within a minute, one after another, by themselves. Sailings, cabins and fares show within half a minute.'
    : 'Nodes that run show it within half a minute.';

const refuse = (refusals: readonly ImportRefusal[], changes: readonly ImportChange[] = []): ImportOutcome => ({
  lines: [
    ...changes.map(formatChange),
    ...refusals.map(formatRefusal),
    `Nothing was changed: ${refusals.length === 1 ? '1 fault' : `${refusals.length} faults`}.`,
  ],
  isRefused: true,
});
