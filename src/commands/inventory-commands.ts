import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InventoryOffice } from '../adapters/embedded-office/inventory-office';
import { LineExport } from '../adapters/embedded-office/import/line-export';
import { LineImport } from '../adapters/embedded-office/import/line-import';
import { RefundOffice } from '../adapters/embedded-office/refund-office';
import { isChargeable, money, readAmount } from '../core/shared/money';
import { refuse } from '../adapters/embedded-office/refused-command';
import { BuiltAssets } from '../web/rendering/built-assets';
import { asLines, type CommandOutcome, type OpenOffices, type OperatorCommand } from './operator-command';
import { splitDryRun } from './split-dry-run';

interface InventoryCommands {
  readonly office: Pick<InventoryOffice, 'withdrawSailing' | 'listCabins' | 'takeCabin' | 'listFares' | 'setFare'>;
  readonly refunds: Pick<RefundOffice, 'list' | 'confirm'>;
  readonly importer: Pick<LineImport, 'run'>;
  readonly exporter: Pick<LineExport, 'run'>;
}

declare module './operator-command' {
  interface OperatorOffices {
    readonly inventory: InventoryCommands;
  }
}

export const openOffices: OpenOffices<'inventory'> = ({ config, db, content, folder, clock, who, isDryRun }) => {
  const { contentFolder, builtFolder } = config;
  return {
    inventory: {
      office: new InventoryOffice({ db, clock, who, isDryRun, timeZone: content.facts.timeZone }),
      refunds: new RefundOffice({ db, clock, who, isDryRun }),
      importer: new LineImport({ db, clock, who, contentFolder, hasPicture: picturesOf(builtFolder) }),
      exporter: new LineExport({ db, clock, content, contentFolder: folder }),
    },
  };
};

export const commands: readonly OperatorCommand[] = [
  {
    name: 'import',
    usage: `  import <folder|table> [--dry-run]   brings the line's own content, sailings, cabins and fares; all of it or nothing
`,
    dryRun: 'own',
    run: ({ inventory }, args) => importLine(inventory, args),
  },
  {
    name: 'export',
    usage: `  export <folder>                     writes them to an empty folder, as import reads them
`,
    run: ({ inventory }, args) => exportLine(inventory, args),
  },
  {
    name: 'cabins',
    usage: `  cabins [sailing]                    the yacht's cabins, or who has which on a sailing
  cabins take <sailing> <cabin>       marks a free cabin as sold elsewhere
`,
    dryRun: 'transaction',
    run: ({ inventory }, args) => cabinsCommand(inventory, args),
  },
  {
    name: 'fares',
    usage: `  fares <sailing>                     what its suites cost
  fares <sailing> <suite> <amount|none>
                                      changes a fare for new quotes, or sells that suite no more
`,
    dryRun: 'transaction',
    run: ({ inventory, currency }, args) => faresCommand(inventory, args, currency),
  },
  {
    name: 'refunds',
    usage: `  refunds [reservation]               refunds that are open, or all of a reservation
  refunds done <refund>               records that a refund by hand has reached its guest
`,
    dryRun: 'transaction',
    run: ({ inventory }, args) => refundsCommand(inventory, args),
  },
];

function importLine({ importer }: InventoryCommands, args: readonly string[]): CommandOutcome {
  const {
    words: [path, ...others],
    isDryRun,
  } = splitDryRun(args);
  if (path === undefined || others.length > 0) return undefined;
  return importer.run(path, { isDryRun }).then(({ lines, isRefused }) => {
    if (isRefused) refuse(...lines);
    return lines;
  });
}

const exportLine = ({ exporter }: InventoryCommands, [folder, ...others]: readonly string[]): CommandOutcome =>
  folder === undefined || others.length > 0 ? undefined : exporter.run(folder);

function cabinsCommand({ office }: InventoryCommands, args: readonly string[]): CommandOutcome {
  const [first, sailing, cabin] = args;
  if (first !== 'take') return args.length > 1 ? undefined : office.listCabins(first);
  return sailing === undefined || cabin === undefined ? undefined : asLines(office.takeCabin(sailing, cabin));
}

function faresCommand(
  { office }: InventoryCommands,
  [sailing, suite, text]: readonly string[],
  currency: string,
): CommandOutcome {
  if (sailing === undefined) return undefined;
  if (suite === undefined) return office.listFares(sailing);
  if (text === undefined) return undefined;
  if (text === 'none') return asLines(office.setFare(sailing, suite, undefined));
  const amount = readAmount(text, currency);
  if (amount === undefined || !isChargeable({ amount, currency })) return undefined;
  return asLines(office.setFare(sailing, suite, money(amount, currency)));
}

function refundsCommand({ refunds }: InventoryCommands, [first, refundId]: readonly string[]): CommandOutcome {
  if (first !== 'done') return refunds.list(first);
  return refundId === undefined ? undefined : asLines(refunds.confirm(refundId));
}

/**
 * Finds built pictures by name. A machine on which the site was not built has none to compare with, so that an import
 * there cannot refuse an unknown picture.
 */
function picturesOf(builtFolder: string): ((name: string) => boolean) | undefined {
  if (!existsSync(join(builtFolder, 'manifest.json'))) return undefined;
  const assets = BuiltAssets.read(builtFolder);
  return (name) => assets.hasPicture(name);
}
