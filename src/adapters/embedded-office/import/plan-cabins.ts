import type { Selectable } from 'kysely';
import type { SampleSuite } from '../../embedded-content/sample-line';
import { insertRows } from '../../sql/insert-rows';
import type { LineDatabase } from '../../sql/line-database';
import type { ImportRefusal } from './import-report';
import type { TablePlan } from './plan-sailings';
import type { TableRow } from './read-table';
import type { findSold } from './sold-stock';
import type { CabinRow } from './table-schemas';

export type CabinRecord = Selectable<LineDatabase['cabins']>;

interface CabinSources {
  /** An import without such a table leaves the cabins to imported content, or as they are. */
  readonly rows: readonly TableRow<CabinRow>[] | undefined;
  readonly known: readonly CabinRecord[];
  readonly suites: readonly SampleSuite[];
  readonly hasContent: boolean;
  readonly sold: Awaited<ReturnType<typeof findSold>>;
}

export function planCabins({ rows, known, suites, hasContent, sold }: CabinSources): TablePlan {
  const refusals: ImportRefusal[] = [];
  const listed = suites.flatMap(({ cabins }) =>
    cabins.map(({ number, category, deck }) => ({ cabin_number: number, category, deck })),
  );
  const wanted = rows?.flatMap((row) => {
    const refusal = refusalOf(row, suites);
    if (refusal) refusals.push(refusal);
    return refusal ? [] : listed.filter(({ cabin_number: number }) => number === row.values.cabin);
  });
  const after = wanted ?? (hasContent ? listed : known);
  const byNumber = new Map(known.map((one) => [one.cabin_number, one]));
  const added = after.filter((one) => !byNumber.has(one.cabin_number));
  const changed = after.filter((one) => {
    const before = byNumber.get(one.cabin_number);
    return before !== undefined && (before.category !== one.category || before.deck !== one.deck);
  });
  const numbers = new Set([
    ...after.map(({ cabin_number: number }) => number),
    ...(rows ?? []).map(({ values }) => values.cabin),
  ]);
  const gone = known.filter((one) => !numbers.has(one.cabin_number));
  const where = rows === undefined ? 'suites.yaml' : 'cabins.csv';
  for (const { cabin_number: number } of [...gone, ...changed]) {
    const reason = sold.find(({ cabinNumber }) => cabinNumber === number)?.reason;
    const what = byNumber.get(number)?.category;
    if (reason !== undefined)
      refusals.push({ where, reason: `cabin ${number} of ${what} cannot be taken away: ${reason}` });
  }
  const detail = ({ category, deck }: CabinRecord) => `${category}, deck ${deck}`;
  return {
    refusals,
    changes: [
      ...added.map((one) => ({
        kind: 'added' as const,
        subject: 'cabin' as const,
        name: one.cabin_number,
        detail: detail(one),
      })),
      ...changed.map((one) => ({
        kind: 'changed' as const,
        subject: 'cabin' as const,
        name: one.cabin_number,
        detail: `${detail(byNumber.get(one.cabin_number) ?? one)} → ${detail(one)}`,
      })),
      ...gone.map((one) => ({
        kind: 'withdrawn' as const,
        subject: 'cabin' as const,
        name: one.cabin_number,
        detail: detail(one),
      })),
    ],
    remove: async (transaction) => {
      for (const { cabin_number: number } of gone) {
        // The remaining claims have expired or belong to past sailings, because reservations name their cabin
        // themselves.
        await transaction.deleteFrom('cabin_claims').where('cabin_number', '=', number).execute();
        await transaction.deleteFrom('cabins').where('cabin_number', '=', number).execute();
      }
    },
    write: async (transaction) => {
      await insertRows(transaction, 'cabins', added);
      for (const { cabin_number: number, category, deck } of changed)
        await transaction.updateTable('cabins').set({ category, deck }).where('cabin_number', '=', number).execute();
    },
  };
}

/** A cabin must be sold as the suite with which the site shows it. */
function refusalOf({ values, at }: TableRow<CabinRow>, suites: readonly SampleSuite[]): ImportRefusal | undefined {
  const found = suites.find(({ suite }) => suite.category === values.suite);
  if (!found) return { where: at('suite'), reason: `there is no suite ${values.suite} in the content` };
  const cabin = found.cabins.find(({ number }) => number === values.cabin);
  if (!cabin) return { where: at('cabin'), reason: `suites.yaml lists no cabin ${values.cabin} under ${values.suite}` };
  if (values.deck !== undefined && values.deck !== cabin.deck)
    return { where: at('deck'), reason: `cabin ${values.cabin} is on deck ${cabin.deck} by its number` };
  if (values.guests !== undefined && values.guests !== found.suite.maxGuests)
    return { where: at('guests'), reason: `suites.yaml says ${found.suite.maxGuests} guests for ${values.suite}` };
  return undefined;
}
