import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../../core/shared/clock.port';
import { money, unitsText } from '../../../core/shared/money';
import { todayIn } from '../../../core/shared/plain-date';
import { readDocuments, writeDocuments } from '../../embedded-content/line-documents';
import type { SampleLine } from '../../embedded-content/sample-line';
import type { OpenDatabase } from '../../sql/line-database';
import { makeFolder } from '../../sql/make-folder';
import { refuse } from '../refused-command';
import { type CabinRow, cabinsTable, type FareRow, faresTable, type SailingRow, sailingsTable } from './table-schemas';

interface LineExportParts {
  readonly db: OpenDatabase;
  readonly clock: Clock;
  readonly content: SampleLine;
  readonly contentFolder: string | undefined;
}

/** Writes coming sailings as tables, and the content as documents. Importing the result changes nothing. */
export class LineExport {
  constructor(private readonly parts: LineExportParts) {}

  async run(folder: string): Promise<readonly string[]> {
    const { contentFolder } = this.parts;
    if (existsSync(folder) && readdirSync(folder).length > 0)
      refuse(`${folder} is not empty: name an empty folder, or one that does not exist yet.`);
    const [sailings, cabins, fares] = [await this.sailings(), await this.cabins(), await this.fares()];
    makeFolder(folder);
    writeTable<SailingRow>(folder, sailingsTable.file, ['sailing', 'voyage', 'start'], sailings);
    writeTable<CabinRow>(folder, cabinsTable.file, ['cabin', 'suite', 'deck', 'guests'], cabins);
    writeTable<FareRow>(
      folder,
      faresTable.file,
      ['sailing', 'suite', 'fare', 'currency', 'port_charges', 'taxes', 'fees'],
      fares,
    );
    const documents = contentFolder === undefined ? new Map<string, string>() : readDocuments(contentFolder);
    writeDocuments(folder, documents);
    return [
      `${folder} has ${sailings.length} sailings ahead, ${cabins.length} cabins, ${fares.length} fares and ${documents.size} documents.`,
    ];
  }

  private async sailings(): Promise<readonly SailingRow[]> {
    const rows = await this.parts.db
      .selectFrom('sailings')
      .select(['itinerary_id as sailing', 'voyage_id as voyage', 'start_on as start'])
      .where('start_on', '>', this.today())
      .orderBy('start_on')
      .orderBy('itinerary_id')
      .execute();
    return rows;
  }

  private async cabins(): Promise<readonly CabinRow[]> {
    const guests = new Map<string, number>(
      this.parts.content.suites.map(({ suite }) => [suite.category, suite.maxGuests]),
    );
    const rows = await this.parts.db.selectFrom('cabins').selectAll().orderBy('cabin_number').execute();
    return rows.map(({ cabin_number: cabin, category: suite, deck }) => ({
      cabin,
      suite,
      deck,
      ...(guests.has(suite) ? { guests: guests.get(suite) ?? 0 } : {}),
    }));
  }

  private async fares(): Promise<readonly FareRow[]> {
    const rows = await this.parts.db
      .selectFrom('fares')
      .innerJoin('sailings', 'sailings.itinerary_id', 'fares.itinerary_id')
      .selectAll('fares')
      .where('sailings.start_on', '>', this.today())
      .where('fares.amount', '>', 0)
      .orderBy('sailings.start_on')
      .orderBy('fares.itinerary_id')
      .orderBy('fares.category')
      .execute();
    return rows.map((row) => {
      const units = (amount: number) => unitsText(money(amount, row.currency));
      return {
        sailing: row.itinerary_id,
        suite: row.category,
        fare: units(row.amount),
        currency: row.currency,
        port_charges: units(row.port_charges_per_guest),
        taxes: units(row.taxes_per_guest),
        fees: units(row.fees_per_guest),
      };
    });
  }

  private today(): string {
    const { clock, content } = this.parts;
    return todayIn(content.facts.timeZone, clock.now());
  }
}

/** No value here contains a comma or a quotation mark, because all are numbers, days and codes. */
function writeTable<Row extends object>(
  folder: string,
  file: string,
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): void {
  const lines = [columns.join(','), ...rows.map((row) => columns.map((column) => row[column] ?? '').join(','))];
  writeFileSync(join(folder, file), lines.map((line) => `${line}\n`).join(''));
}
