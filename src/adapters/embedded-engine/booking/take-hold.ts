import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { HoldOutcome, HoldRequest } from '../../../core/engine/cabin-bookings.port';
import { suitesOf } from '../../../core/engine/held-suites';
import type { OpenTransaction } from '../../sql/line-database';
import { CabinTaken } from './cabin-gone';
import { claimCabin } from './claim-cabin';
import { toHold, type HoldRow } from './hold-row';
import { lockSailing } from '../../sql/row-locks';
import { limitHolds } from './limit-holds';
import { isForSale } from '../waitlist/waitlist-rows';

/**
 * Takes a hold, one per browser: the same request renews it, and a different one first releases the former cabin.
 * @throws CabinTaken
 */
export async function takeHold(transaction: OpenTransaction, request: HoldRequest, now: number): Promise<HoldOutcome> {
  const former = request.replaces === undefined ? undefined : await findOpenHold(transaction, request.replaces);
  if (former && isSameRequest(former, request)) {
    const renewedHold = await renew(transaction, former, request, now);
    if (renewedHold) return { kind: 'held', hold: toHold(renewedHold) };
  }
  if (former) await releaseHold(transaction, former.hold_id, now);
  if (!(await isForSale(transaction, request, now))) return { kind: 'sold-out' };
  if (request.actor) await lockSailing(transaction, request.itineraryId);
  const holdId = randomUUID();
  const expiresAt = request.expiresAt.getTime();
  const cabinNumber = await claimCabin(transaction, {
    itineraryId: request.itineraryId,
    category: request.category,
    cabinNumber: request.cabinNumber,
    holdId,
    expiresAt,
    now,
  });
  if (cabinNumber === undefined) {
    if (request.cabinNumber !== undefined) throw new CabinTaken();
    return { kind: 'sold-out' };
  }
  const row = newRow({ request, former, holdId, cabinNumber, now });
  await transaction.insertInto('holds').values(row).execute();
  if (request.actor) await limitHolds(transaction, { ...request, actor: request.actor, holdId, now });
  return { kind: 'held', hold: toHold(row) };
}

/** Releases the cabin of a hold, except while its payment is under way; settling the payment then decides. */
export async function releaseHold(transaction: OpenTransaction, holdId: string, now: number): Promise<void> {
  const givenHold = await transaction
    .updateTable('holds')
    .set({ expires_at: now })
    .where('hold_id', '=', holdId)
    .where('reservation_id', 'is', null)
    .where('payment_started_at', 'is', null)
    .returning('hold_id')
    .executeTakeFirst();
  if (givenHold)
    await transaction
      .deleteFrom('cabin_claims')
      .where('hold_id', '=', holdId)
      .where('reservation_id', 'is', null)
      .execute();
}

async function findOpenHold(transaction: OpenTransaction, holdId: string): Promise<HoldRow | undefined> {
  return transaction
    .selectFrom('holds')
    .selectAll()
    .where('hold_id', '=', holdId)
    .where('reservation_id', 'is', null)
    .executeTakeFirst();
}

const isSameRequest = (hold: HoldRow, request: HoldRequest) =>
  hold.itinerary_id === request.itineraryId &&
  hold.category === request.category &&
  (request.cabinNumber === undefined || request.cabinNumber === hold.cabin_number) &&
  hold.ages === JSON.stringify(request.ages);

async function renew(
  transaction: OpenTransaction,
  former: HoldRow,
  request: HoldRequest,
  now: number,
): Promise<HoldRow | undefined> {
  const renewedHold = await transaction
    .updateTable('holds')
    .set({
      expires_at: laterOf(request.expiresAt.getTime()),
      quote: JSON.stringify(request.quote),
      contact_id: request.contactId ?? former.contact_id,
    })
    .where('hold_id', '=', former.hold_id)
    .where('reservation_id', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!renewedHold) return undefined;
  return (await renewClaims(transaction, renewedHold)) ? renewedHold : undefined;
}

/** Never shortens a hold: a payment under way may already have extended it beyond this request's expiry. */
export const laterOf = (instant: number) =>
  sql<number>`case when expires_at > ${instant} then expires_at else ${instant} end`;

/** False when another node, whose clock runs ahead, has already given a cabin to another visitor. */
export async function renewClaims(transaction: OpenTransaction, hold: HoldRow): Promise<boolean> {
  const renewedClaims = await transaction
    .updateTable('cabin_claims')
    .set({ expires_at: hold.expires_at })
    .where('hold_id', '=', hold.hold_id)
    .where('reservation_id', 'is', null)
    .returning('cabin_number')
    .execute();
  return renewedClaims.length === suitesOf(toHold(hold)).length;
}

function newRow({
  request,
  former,
  holdId,
  cabinNumber,
  now,
}: {
  readonly request: HoldRequest;
  readonly former: HoldRow | undefined;
  readonly holdId: string;
  readonly cabinNumber: string;
  readonly now: number;
}): HoldRow {
  const ages = JSON.stringify(request.ages);
  return {
    hold_id: holdId,
    itinerary_id: request.itineraryId,
    category: request.category,
    cabin_number: cabinNumber,
    ages,
    quote: JSON.stringify(request.quote),
    // Guest details that the same party typed for another cabin are carried over.
    guests: former?.ages === ages ? former.guests : null,
    contact_id: request.contactId ?? null,
    created_at: now,
    expires_at: request.expiresAt.getTime(),
    payment_started_at: null,
    reservation_id: null,
    other_suites: null,
  };
}
