import { addDays, type PlainDate } from '../../../core/shared/plain-date';
import { insertRows, queryToInsert } from '../../sql/insert-rows';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';
import type { LinePlan, PlannedSailing } from './line-plan';

const daysBehind = 400;
const daysAhead = 540;

export async function generateSailings(transaction: OpenTransaction, plan: LinePlan, today: PlainDate): Promise<void> {
  await addCabins(transaction, plan);
  const plannedSailings = plan.findSailings(addDays(today, -daysBehind), addDays(today, daysAhead));
  const addedIds = await addSailings(transaction, plannedSailings);
  // Fares and occupancy are generated once, when a sailing is first put on sale; afterwards only sales change them.
  const fresh = plannedSailings.filter((sailing) => addedIds.has(sailing.itineraryId));
  await addFares(transaction, plan.currency, fresh);
  await addClaims(transaction, plan, fresh);
}

/** Puts one more sailing on sale, with every cabin free. Returns false when it exists already. */
export async function addSailing(
  transaction: OpenTransaction,
  currency: string,
  sailing: PlannedSailing,
): Promise<boolean> {
  const addedIds = await addSailings(transaction, [sailing]);
  if (addedIds.size > 0) await addFares(transaction, currency, [sailing]);
  return addedIds.size > 0;
}

export async function addCabins(transaction: OpenTransaction, plan: LinePlan): Promise<void> {
  const rows = plan.cabins.map(({ cabinNumber, category, deck }) => ({ cabin_number: cabinNumber, category, deck }));
  if (rows.length === 0) return;
  await queryToInsert(transaction, 'cabins', rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addSailings(
  transaction: OpenTransaction,
  plannedSailings: readonly PlannedSailing[],
): Promise<ReadonlySet<string>> {
  const rows = plannedSailings.map((sailing) => ({
    itinerary_id: sailing.itineraryId,
    voyage_id: sailing.voyageId,
    title: sailing.title,
    start_on: sailing.start,
    end_on: sailing.end,
    nights: sailing.nights,
  }));
  if (rows.length === 0) return new Set();
  const addedRows = await queryToInsert(transaction, 'sailings', rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('itinerary_id')
    .execute();
  return new Set(addedRows.map((row) => row.itinerary_id));
}

export const toFareRows = (
  currency: string,
  { itineraryId, fares }: Pick<PlannedSailing, 'itineraryId' | 'fares'>,
): readonly LineDatabase['fares'][] =>
  fares.map((fare) => ({
    itinerary_id: itineraryId,
    category: fare.category,
    amount: fare.suiteFare,
    port_charges_per_guest: fare.portChargesPerGuest,
    taxes_per_guest: fare.taxesPerGuest,
    fees_per_guest: fare.feesPerGuest,
    currency,
    max_guests: fare.maxGuests,
  }));

async function addFares(
  transaction: OpenTransaction,
  currency: string,
  sailings: readonly PlannedSailing[],
): Promise<void> {
  const rows = sailings.flatMap((sailing) => toFareRows(currency, sailing));
  await insertRows(transaction, 'fares', rows);
}

async function addClaims(
  transaction: OpenTransaction,
  plan: LinePlan,
  sailings: readonly PlannedSailing[],
): Promise<void> {
  // Columns that stay empty are left out: there are thousands of rows, and reading the empty columns takes a third of
  // the time.
  const rows = sailings.flatMap(({ itineraryId }) =>
    plan.findSoldCabins(itineraryId).map((cabin) => ({
      itinerary_id: itineraryId,
      cabin_number: cabin.cabinNumber,
      category: cabin.category,
    })),
  );
  await insertRows(transaction, 'cabin_claims', rows);
}
