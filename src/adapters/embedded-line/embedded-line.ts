import { join } from 'node:path';
import type { Config } from '../../../config/config';
import type { Clock } from '../../core/shared/clock.port';
import type { GuestSeals } from '../../core/shared/guest-seals.port';
import { todayIn } from '../../core/shared/plain-date';
import { type BreakerChange, breakerChanges } from '../../observed-call';
import { loadPreparedLine, preparedLineName } from '../embedded-content/prepared-line';
import { emptyLine } from '../embedded-content/empty-line';
import type { SampleLine } from '../embedded-content/sample-line';
import type { OpenDatabase } from '../sql/line-database';
import { ImportedContent, readImportedDocuments } from '../embedded-content/imported-documents';
import { deleteTemporary, folderOf } from '../embedded-content/line-documents';
import { openDatabase } from '../sql/open-database';
import type { PoolUse } from '../sql/postgres-pool';
import { refuseWrongKeys } from '../sql/refuse-wrong-keys';
import { withSealedColumns } from '../sql/sealed-columns';
import type { LinePlan } from './seed/line-plan';
import { planLine } from './seed/sample-plan';
import { resetLine, rollOver } from './seed/rollover';
import { eleanor, james } from './seed/sample-guests';

const lookAtDateEveryMs = 60_000;

interface EmbeddedLineOptions extends Pick<Config, 'dataFolder' | 'migratesAtStart' | 'builtFolder' | 'hasSampleData'> {
  readonly databaseUrl?: string | undefined;
  readonly databasePool?: number;
  readonly contentFolder?: string | undefined;
  readonly clock: Clock;
  readonly seals: GuestSeals;
  readonly log: Record<'error' | 'info', (details: object, message: string) => void>;
}

/**
 * Opens the database, and from then on rolls it over to the clock's date. The sample line is generated where it was
 * configured; any other line starts empty (F1). @throws when the database contains sample guests and the guests are
 * real
 */
export async function openEmbeddedLine(options: EmbeddedLineOptions): Promise<EmbeddedLine> {
  const {
    databaseUrl,
    dataFolder,
    migratesAtStart,
    databasePool,
    contentFolder,
    builtFolder,
    clock,
    log,
    hasSampleData,
    seals,
  } = options;
  const report = (error: Error) =>
    log.error({ err: error }, 'a document, or what this version does not know in it, is left out of the site');
  const onIdleError = (error: Error) => log.error({ err: error }, 'A database connection broke while idle');
  const onCircuit = (isOpen: boolean, error?: unknown) => {
    const change: BreakerChange = { system: 'database', isOpen };
    breakerChanges.publish(change);
    if (isOpen) log.error({ err: error }, 'the database answers nobody: its circuit is open');
    else log.info({}, 'the database answers again');
  };
  let poolUse: (() => PoolUse) | undefined;
  const openedDatabase = await openDatabase({
    databaseUrl,
    dataFolder,
    migratesAtStart,
    poolSize: databasePool,
    onIdleError,
    onCircuit,
    onPool: (use) => (poolUse = use),
  });
  const database = withSealedColumns(openedDatabase, seals);
  if (!hasSampleData) {
    await refuseSampleGuests(database);
    // A demonstration has no data that matter, and may be started with other secrets.
    await refuseWrongKeys(database, seals);
  }
  const importedDocuments = contentFolder === undefined ? await readImportedDocuments(database) : undefined;
  const folder = importedDocuments && importedDocuments.size > 0 ? folderOf(importedDocuments) : contentFolder;
  const content =
    folder === undefined
      ? emptyLine
      : loadPreparedLine(folder, { preparedFile: join(builtFolder, preparedLineName), report });
  const line = new EmbeddedLine({
    database,
    poolUse,
    content,
    folder,
    imports: importedDocuments && new ImportedContent(database, importedDocuments),
    plan: planLine(content),
    clock,
    log,
    hasSampleData,
    seals,
    dataFolder: databaseUrl || dataFolder === ':memory:' ? undefined : dataFolder,
  });
  await line.rollOver();
  line.followDate();
  return line;
}

async function refuseSampleGuests(database: OpenDatabase): Promise<void> {
  const knownContact = await database
    .selectFrom('contacts')
    .select('contact_id')
    .where('contact_id', 'in', [eleanor.contactId, james.contactId])
    .executeTakeFirst();
  if (!knownContact) return;
  await database.destroy();
  throw new SampleDataFound();
}

/** Reported without a stack trace, because an operator can resolve it. */
class SampleDataFound extends Error {
  readonly code = 'SAMPLE_DATA';

  constructor() {
    super('DATABASE_URL, DATA_DIR: this database holds the sample guests; use an empty one, or set DEMO=true');
  }
}

interface EmbeddedLineParts {
  readonly poolUse: (() => PoolUse) | undefined;
  readonly database: OpenDatabase;
  readonly content: SampleLine;
  readonly folder: string | undefined;
  readonly imports: ImportedContent | undefined;
  readonly plan: LinePlan;
  readonly clock: Clock;
  readonly dataFolder?: string | undefined;
  readonly log: EmbeddedLineOptions['log'];
  readonly hasSampleData: boolean;
  readonly seals: GuestSeals;
}

export class EmbeddedLine {
  readonly database: OpenDatabase;
  readonly poolUse: (() => PoolUse) | undefined;
  readonly content: SampleLine;
  readonly dataFolder: string | undefined;
  /** This folder holds the content. It is undefined while the line has none, so that its pages are not shown. */
  readonly contentFolder: string | undefined;
  readonly imports: ImportedContent | undefined;
  private timer: NodeJS.Timeout | undefined;
  private rolledOverTo = '';

  constructor(private readonly parts: EmbeddedLineParts) {
    this.database = parts.database;
    this.poolUse = parts.poolUse;
    this.content = parts.content;
    this.dataFolder = parts.dataFolder;
    this.contentFolder = parts.folder;
    this.imports = parts.imports;
  }

  /** Rolls sailings, offers and past trips over to the clock's current date. */
  async rollOver(): Promise<void> {
    const today = this.today();
    const { plan, clock, hasSampleData, seals } = this.parts;
    await rollOver(this.database, plan, clock, { seals, hasSampleData });
    this.rolledOverTo = today;
  }

  /** Rolls over once for each date. Call it after the clock was moved. */
  async rollOverToNewDate(): Promise<void> {
    if (this.today() !== this.rolledOverTo) await this.rollOver();
  }

  async reset(): Promise<void> {
    await resetLine(this.database, this.parts.plan, this.parts.clock, this.parts);
    this.rolledOverTo = this.today();
  }

  followDate(): void {
    this.timer = setInterval(() => {
      this.rollOverToNewDate().catch((error: unknown) =>
        this.parts.log.error({ err: error }, 'The line could not be brought to the new day'),
      );
    }, lookAtDateEveryMs);
    this.timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    deleteTemporary(this.contentFolder);
    await this.database.destroy();
  }

  private today(): string {
    return todayIn(this.parts.plan.timeZone, this.parts.clock.now());
  }
}
