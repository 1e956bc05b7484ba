import type { HeldSuite } from '../../../core/engine/booking';
import type { BookingActor } from '../../../core/engine/booking-actor';
import { suitesOf } from '../../../core/engine/held-suites';
import type { AddedSuite, SuiteGuests } from '../../../core/engine/hold-suites.port';
import type { OpenTransaction } from '../../sql/line-database';
import { lockSailing } from '../../sql/row-locks';
import { isForSale } from '../waitlist/waitlist-rows';
import { CabinGone } from './cabin-gone';
import { claimCabin } from './claim-cabin';
import { type HoldRow, toHold } from './hold-row';
import { checkLimits, noteProof } from './limit-holds';
import { laterOf, renewClaims } from './take-hold';

/** Every step locks the hold's row before any claim, so that two steps cannot deadlock. */
export async function lockHold(
  transaction: OpenTransaction,
  holdId: string,
  now: number,
): Promise<HoldRow | 'hold-expired' | 'unknown-hold'> {
  const row = await transaction
    .updateTable('holds')
    .set({ expires_at: laterOf(now) })
    .where('hold_id', '=', holdId)
    .where('reservation_id', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (row) return row;
  const other = await transaction
    .selectFrom('holds')
    .select('hold_id')
    .where('hold_id', '=', holdId)
    .executeTakeFirst();
  return other ? 'hold-expired' : 'unknown-hold';
}

/**
 * Claims a cabin for the hold and extends it to `until`, unless it lasts longer. @throws CabinGone when none is free;
 * @throws TooManyHolds
 */
export async function addSuite(
  transaction: OpenTransaction,
  lockedRow: HoldRow,
  { category, ages, quote }: AddedSuite,
  { actor, now, until }: { readonly actor: BookingActor | undefined; readonly now: number; readonly until: number },
): Promise<HoldRow> {
  const row = await extend(transaction, lockedRow, until);
  const { itinerary_id: itineraryId, hold_id: holdId, expires_at: expiresAt } = row;
  if (!(await renewClaims(transaction, row))) throw new CabinGone();
  if (!(await isForSale(transaction, { itineraryId, category }, now))) throw new CabinGone();
  if (actor) {
    await lockSailing(transaction, itineraryId);
    if (actor.proved !== undefined) await noteProof(transaction, holdId, actor.proved);
  }
  const cabinNumber = await claimCabin(transaction, { itineraryId, category, holdId, expiresAt, now });
  if (cabinNumber === undefined) throw new CabinGone();
  const [, ...others] = suitesOf<HeldSuite>(toHold(row));
  const addedSuites = await writeOthers(transaction, row, [...others, { category, cabinNumber, ages, quote }]);
  if (actor) await checkLimits(transaction, { itineraryId, actor, now });
  return addedSuites;
}

async function extend(transaction: OpenTransaction, row: HoldRow, until: number): Promise<HoldRow> {
  return transaction
    .updateTable('holds')
    .set({ expires_at: laterOf(until) })
    .where('hold_id', '=', row.hold_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeSuite(
  transaction: OpenTransaction,
  row: HoldRow,
  cabinNumber: string,
): Promise<'removed' | 'last-suite'> {
  const suites = suitesOf<HeldSuite>(toHold(row));
  const [first, ...others] = suites.filter((suite) => suite.cabinNumber !== cabinNumber);
  if (!first) return 'last-suite';
  if (others.length + 1 === suites.length) return 'removed';
  await freeCabin(transaction, row, cabinNumber);
  await writeSuites(transaction, row, [first, ...others]);
  return 'removed';
}

/** The new cabin is claimed first, so that a lost race changes nothing. */
export async function moveSuite(
  transaction: OpenTransaction,
  row: HoldRow,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: number },
): Promise<'moved' | 'cabin-taken' | 'changed'> {
  const suites = suitesOf<HeldSuite>(toHold(row));
  const movedSuite = suites.find(({ cabinNumber }) => cabinNumber === from);
  if (!movedSuite) return 'changed';
  if (from === to) return 'moved';
  const { itinerary_id: itineraryId, hold_id: holdId, expires_at: expiresAt } = row;
  const { category } = movedSuite;
  const claimedCabin = await claimCabin(transaction, {
    itineraryId,
    category,
    cabinNumber: to,
    holdId,
    expiresAt,
    now,
  });
  if (claimedCabin === undefined) return 'cabin-taken';
  await freeCabin(transaction, row, from);
  const withNumber = (suite: HeldSuite): HeldSuite => (suite === movedSuite ? { ...suite, cabinNumber: to } : suite);
  const [first, ...others] = suites;
  await writeSuites(transaction, row, [withNumber(first), ...others.map(withNumber)]);
  return 'moved';
}

/**
 * Guests move between the suites; the lead guest's suite becomes the first. Returns false when the hold has other
 * suites.
 */
export async function saveSuites(
  transaction: OpenTransaction,
  row: HoldRow,
  suites: readonly SuiteGuests[],
): Promise<boolean> {
  const categories = new Map(
    suitesOf<HeldSuite>(toHold(row)).map(({ cabinNumber, category }) => [cabinNumber, category]),
  );
  const savedSuites = suites.flatMap((suite): readonly HeldSuite[] => {
    const category = categories.get(suite.cabinNumber);
    return category !== undefined && categories.delete(suite.cabinNumber) ? [{ ...suite, category }] : [];
  });
  const [first, ...others] = savedSuites;
  if (!first || categories.size > 0 || savedSuites.length !== suites.length) return false;
  await writeSuites(transaction, row, [first, ...others]);
  return true;
}

async function writeSuites(
  transaction: OpenTransaction,
  row: HoldRow,
  [first, ...others]: readonly [HeldSuite, ...HeldSuite[]],
): Promise<void> {
  await transaction
    .updateTable('holds')
    .set({
      category: first.category,
      cabin_number: first.cabinNumber,
      ages: JSON.stringify(first.ages),
      quote: JSON.stringify(first.quote),
      guests: first.guests === undefined ? null : JSON.stringify(first.guests),
      other_suites: jsonOf(others),
    })
    .where('hold_id', '=', row.hold_id)
    .execute();
}

async function writeOthers(transaction: OpenTransaction, row: HoldRow, others: readonly HeldSuite[]): Promise<HoldRow> {
  return transaction
    .updateTable('holds')
    .set({ other_suites: jsonOf(others) })
    .where('hold_id', '=', row.hold_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const jsonOf = (others: readonly HeldSuite[]): string | null => (others.length === 0 ? null : JSON.stringify(others));

async function freeCabin(transaction: OpenTransaction, row: HoldRow, cabinNumber: string): Promise<void> {
  await transaction
    .deleteFrom('cabin_claims')
    .where('hold_id', '=', row.hold_id)
    .where('cabin_number', '=', cabinNumber)
    .where('reservation_id', 'is', null)
    .execute();
}
