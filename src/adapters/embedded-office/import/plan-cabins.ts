import type { SampleSuite } from '../../embedded-content/sample-line';
import { insertRows } from '../../sql/insert-rows';
import type { LineDatabase } from '../../sql/line-database';
import { changesOf, type ImportRefusal } from './import-report';
import type { TablePlan } from './plan-sailings';
import type { TableRow } from './read-table';
import type { findSold } from './sold-stock';
import type { CabinRow } from './table-schemas';

type CabinRecord = LineDatabase['cabins'];

interface CabinSources {
  /** An import without such a table leaves the cabins to imported content, or as they are. */
  readonly rows: readonly TableRow<CabinRow>[] | undefined;
  readonly knownCabins: readonly CabinRecord[];
  readonly suites: readonly SampleSuite[];
  readonly hasContent: boolean;
  readonly soldStock: Awaited<ReturnType<typeof findSold>>;
}

export function planCabins({ rows, knownCabins, suites, hasContent, soldStock }: CabinSources): TablePlan {
  const refusals: ImportRefusal[] = [];
  const listedCabins = suites.flatMap(({ cabins }) =>
    cabins.map(({ number, category, deck }) => ({ cabin_number: number, category, deck })),
  );
  const wantedCabins = rows?.flatMap((row) => {
    const refusal = refusalOf(row, suites);
    if (refusal) refusals.push(refusal);
    return refusal ? [] : listedCabins.filter(({ cabin_number: number }) => number === row.values.cabin);
  });
  const after = wantedCabins ?? (hasContent ? listedCabins : knownCabins);
  const byNumber = new Map(knownCabins.map((one) => [one.cabin_number, one]));
  const addedCabins = after.filter((one) => !byNumber.has(one.cabin_number));
  const changedCabins = after.filter((one) => {
    const before = byNumber.get(one.cabin_number);
    return before !== undefined && (before.category !== one.category || before.deck !== one.deck);
  });
  const numbers = new Set([
    ...after.map(({ cabin_number: number }) => number),
    ...(rows ?? []).map(({ values }) => values.cabin),
  ]);
  const goneCabins = knownCabins.filter((one) => !numbers.has(one.cabin_number));
  const where = rows === undefined ? 'suites.yaml' : 'cabins.csv';
  for (const { cabin_number: number } of [...goneCabins, ...changedCabins]) {
    const reason = soldStock.find(({ cabinNumber }) => cabinNumber === number)?.reason;
    const category = byNumber.get(number)?.category;
    if (reason !== undefined)
      refusals.push({ where, reason: `cabin ${number} of ${category} cannot be taken away: ${reason}` });
  }
  return {
    refusals,
    changes: [
      ...ofCabins('added', addedCabins, describe),
      ...ofCabins(
        'changed',
        changedCabins,
        (one) => `${describe(byNumber.get(one.cabin_number) ?? one)} → ${describe(one)}`,
      ),
      ...ofCabins('withdrawn', goneCabins, describe),
    ],
    remove: async (transaction) => {
      for (const { cabin_number: number } of goneCabins) {
        // The remaining claims have expired or belong to past sailings, because reservations name their cabin
        // themselves.
        await transaction.deleteFrom('cabin_claims').where('cabin_number', '=', number).execute();
        await transaction.deleteFrom('cabins').where('cabin_number', '=', number).execute();
      }
    },
    write: async (transaction) => {
      await insertRows(transaction, 'cabins', addedCabins);
      for (const { cabin_number: number, category, deck } of changedCabins)
        await transaction.updateTable('cabins').set({ category, deck }).where('cabin_number', '=', number).execute();
    },
  };
}

const ofCabins = changesOf('cabin', ({ cabin_number: number }: CabinRecord) => number);
const describe = ({ category, deck }: CabinRecord): string => `${category}, deck ${deck}`;

/** A cabin must be sold as the suite with which the site shows it. */
function refusalOf({ values, at }: TableRow<CabinRow>, suites: readonly SampleSuite[]): ImportRefusal | undefined {
  const foundSuite = suites.find(({ suite }) => suite.category === values.suite);
  if (!foundSuite) return { where: at('suite'), reason: `there is no suite ${values.suite} in the content` };
  const cabin = foundSuite.cabins.find(({ number }) => number === values.cabin);
  if (!cabin) return { where: at('cabin'), reason: `suites.yaml lists no cabin ${values.cabin} under ${values.suite}` };
  if (values.deck !== undefined && values.deck !== cabin.deck)
    return { where: at('deck'), reason: `cabin ${values.cabin} is on deck ${cabin.deck} by its number` };
  if (values.guests !== undefined && values.guests !== foundSuite.suite.maxGuests)
    return { where: at('guests'), reason: `suites.yaml says ${foundSuite.suite.maxGuests} guests for ${values.suite}` };
  return undefined;
}
