import { sql } from 'kysely';
import type { OpenTransaction } from '../../sql/line-database';

export interface WaitlistKey {
  readonly itineraryId: string;
  readonly category: string;
}

/** Returns when the entry joined: unique and increasing, whatever the clocks of two nodes say. */
export async function appendToWaitlist(
  transaction: OpenTransaction,
  waitlist: WaitlistKey,
  now: number,
): Promise<number> {
  const { last_joined_at: joinedAt } = await transaction
    .insertInto('waitlists')
    .values({ itinerary_id: waitlist.itineraryId, category: waitlist.category, last_joined_at: now })
    .onConflict((conflict) =>
      conflict.columns(['itinerary_id', 'category']).doUpdateSet({
        last_joined_at: sql<number>`case when waitlists.last_joined_at < ${now} then ${now} else waitlists.last_joined_at + 1 end`,
      }),
    )
    .returning('last_joined_at')
    .executeTakeFirstOrThrow();
  return joinedAt;
}

/** Locks the waitlist: nobody joins it, and no cabin is offered or sold past it. Returns false when it is empty. */
export async function lockWaitlist(transaction: OpenTransaction, waitlist: WaitlistKey): Promise<boolean> {
  const lockedSailing = await transaction
    .updateTable('waitlists')
    .set((row) => ({ last_joined_at: row.ref('last_joined_at') }))
    .where('itinerary_id', '=', waitlist.itineraryId)
    .where('category', '=', waitlist.category)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('waitlist_places')
          .select('waitlist_places.reservation_id')
          .whereRef('waitlist_places.itinerary_id', '=', 'waitlists.itinerary_id')
          .whereRef('waitlist_places.category', '=', 'waitlists.category')
          .where('waitlist_places.state', '=', 'waiting'),
      ),
    )
    .returning('itinerary_id')
    .executeTakeFirst();
  return lockedSailing !== undefined;
}

/**
 * Waiting entries come first: a cabin is sold to a guest without an entry only while more cabins are free than entries
 * wait.
 */
export async function isForSale(transaction: OpenTransaction, waitlist: WaitlistKey, now: number): Promise<boolean> {
  if (!(await lockWaitlist(transaction, waitlist))) return true;
  const {
    rows: [count],
  } = await sql<{ readonly free: number; readonly waiting: number }>`
    select
      (select count(*) from cabins where category = ${waitlist.category})
      - (select count(*) from cabin_claims where itinerary_id = ${waitlist.itineraryId} and category = ${waitlist.category}
        and (expires_at is null or expires_at > ${now})) as free,
      (select count(*) from waitlist_places where itinerary_id = ${waitlist.itineraryId} and category = ${waitlist.category}
        and state = 'waiting') as waiting`.execute(transaction);
  return count !== undefined && count.free > count.waiting;
}
