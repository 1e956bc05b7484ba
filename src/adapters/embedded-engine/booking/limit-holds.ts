import { sql } from 'kysely';
import { type BookingActor, findExceededLimit, type StockLimit } from '../../../core/engine/booking-actor';
import { soldByAppointment } from '../../../core/engine/party';
import type { OpenDatabase, OpenTransaction } from '../../sql/line-database';

/** Throwing this error rolls back the transaction: the visitor's earlier hold stays, and no cabin is taken. */
export class TooManyHolds extends Error {
  constructor(readonly limit: StockLimit) {
    super('This actor holds as many cabins as it may.');
  }
}

interface ActorsHold {
  readonly holdId: string;
  readonly itineraryId: string;
  readonly actor: BookingActor;
  readonly now: number;
}

/** @throws TooManyHolds when this hold, which already has its cabin, exceeds a limit (reliability F4). */
export async function limitHolds(transaction: OpenTransaction, hold: ActorsHold): Promise<void> {
  await recordActor(transaction, hold.holdId, hold.actor, hold.now);
  await checkLimits(transaction, hold);
}

/** Checks the limits of the actor who is recorded with the hold. @throws TooManyHolds */
export async function checkLimits(transaction: OpenTransaction, hold: Omit<ActorsHold, 'holdId'>): Promise<void> {
  const limit = findExceededLimit(hold.actor, await countHeld(transaction, hold));
  if (limit) throw new TooManyHolds(limit);
}

export async function recordActor(
  transaction: OpenTransaction,
  origin: string,
  {
    browser,
    network = null,
    proved = null,
  }: Partial<Record<'network' | 'proved', string | null>> & Pick<BookingActor, 'browser'>,
  now: number,
): Promise<void> {
  await transaction.insertInto('booking_actors').values({ origin, browser, network, proved, made_at: now }).execute();
}

export async function noteProof(db: OpenDatabase, origin: string, provedAddress: string): Promise<void> {
  await db.updateTable('booking_actors').set({ proved: provedAddress }).where('origin', '=', origin).execute();
}

type HeldCounts = Record<
  'cabins' | 'taken' | 'unproved' | `${'browser' | 'network' | 'proved'}_${'holds' | 'suites'}`,
  number
>;

async function countHeld(transaction: OpenTransaction, { itineraryId, actor, now }: Omit<ActorsHold, 'holdId'>) {
  const openHolds = sql`from booking_actors actor join cabin_claims claim on claim.hold_id = actor.origin
    where claim.reservation_id is null and claim.expires_at > ${now}`;
  const { browser, network = '', proved = '' } = actor;
  const {
    rows: [row],
  } = await sql<HeldCounts>`
    select
      (select count(*) from cabins where category not in (${sql.join([...soldByAppointment])})) as cabins,
      (select count(*) from cabin_claims where itinerary_id = ${itineraryId}
        and category not in (${sql.join([...soldByAppointment])})
        and (expires_at is null or expires_at > ${now})) as taken,
      (select count(*) ${openHolds} and claim.itinerary_id = ${itineraryId} and actor.proved is null) as unproved,
      (select count(distinct claim.hold_id) ${openHolds} and actor.browser = ${browser}) as browser_holds,
      (select count(*) ${openHolds} and actor.browser = ${browser}) as browser_suites,
      (select count(distinct claim.hold_id) ${openHolds} and actor.network = ${network}) as network_holds,
      (select count(*) ${openHolds} and actor.network = ${network}) as network_suites,
      (select count(distinct claim.hold_id) ${openHolds} and actor.proved = ${proved}) as proved_holds,
      (select count(*) ${openHolds} and actor.proved = ${proved}) as proved_suites`.execute(transaction);
  if (!row) throw new Error('A count has no row.');
  const heldCounts = Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, Number(count)]),
  ) as typeof row;
  return {
    free: heldCounts.cabins - heldCounts.taken + heldCounts.unproved,
    unproved: heldCounts.unproved,
    byBrowser: { holds: heldCounts.browser_holds, suites: heldCounts.browser_suites },
    byNetwork: { holds: heldCounts.network_holds, suites: heldCounts.network_suites },
    byProof: { holds: heldCounts.proved_holds, suites: heldCounts.proved_suites },
  };
}
