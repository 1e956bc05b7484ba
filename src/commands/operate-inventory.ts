import type { InventoryOffice } from '../adapters/embedded-office/inventory-office';
import type { LineExport } from '../adapters/embedded-office/import/line-export';
import type { LineImport } from '../adapters/embedded-office/import/line-import';
import type { RefundOffice } from '../adapters/embedded-office/refund-office';
import { money, readAmount } from '../core/shared/money';
import { refuse } from '../adapters/embedded-office/refused-command';

export const inventoryUsage = `  import <folder|table> [--dry-run]   brings the line's own content, sailings, cabins and fares; all of it or nothing
  export <folder>                     writes them to an empty folder, as import reads them
  sailings withdraw <sailing>         takes a sailing out of the calendar that nobody has anything of
  cabins [sailing]                    the yacht's cabins, or who has which on a sailing
  cabins take <sailing> <cabin>       marks a free cabin as sold elsewhere
  fares <sailing>                     what its suites cost
  fares <sailing> <suite> <amount|none>
                                      changes a fare for new quotes, or sells that suite no more
  refunds [reservation]               refunds that are open, or all of a reservation
  refunds done <refund>               records that a refund by hand has reached its guest
`;

export interface InventoryCommands {
  readonly office: Pick<InventoryOffice, 'withdrawSailing' | 'listCabins' | 'takeCabin' | 'listFares' | 'setFare'>;
  readonly refunds: Pick<RefundOffice, 'list' | 'confirm'>;
  readonly importer: Pick<LineImport, 'run'>;
  readonly exporter: Pick<LineExport, 'run'>;
}

type Outcome = Promise<readonly string[]> | undefined;

const dryRun = '--dry-run';

export const splitDryRun = (given: readonly string[]) => ({
  words: given.filter((word) => word !== dryRun),
  isDryRun: given.includes(dryRun),
});

export function importLine({ importer }: InventoryCommands, given: readonly string[]): Outcome {
  const {
    words: [path, ...others],
    isDryRun,
  } = splitDryRun(given);
  if (path === undefined || others.length > 0) return undefined;
  return importer.run(path, { isDryRun }).then(({ lines, isRefused }) => {
    if (isRefused) refuse(...lines);
    return lines;
  });
}

export const exportLine = ({ exporter }: InventoryCommands, [folder, ...others]: readonly string[]): Outcome =>
  folder === undefined || others.length > 0 ? undefined : exporter.run(folder);

export function cabinsCommand({ office }: InventoryCommands, given: readonly string[]): Outcome {
  const [first, sailing, cabin] = given;
  if (first !== 'take') return given.length > 1 ? undefined : office.listCabins(first);
  return sailing === undefined || cabin === undefined ? undefined : said(office.takeCabin(sailing, cabin));
}

export function faresCommand(
  { office }: InventoryCommands,
  [sailing, suite, text]: readonly string[],
  currency: string,
): Outcome {
  if (sailing === undefined) return undefined;
  if (suite === undefined) return office.listFares(sailing);
  if (text === undefined) return undefined;
  if (text === 'none') return said(office.setFare(sailing, suite, undefined));
  const amount = readAmount(text, currency);
  return amount === undefined ? undefined : said(office.setFare(sailing, suite, money(amount, currency)));
}

export function refundsCommand({ refunds }: InventoryCommands, [first, refundId]: readonly string[]): Outcome {
  if (first !== 'done') return refunds.list(first);
  return refundId === undefined ? undefined : said(refunds.confirm(refundId));
}

const said = async (text: Promise<string>): Promise<readonly string[]> => [await text];
