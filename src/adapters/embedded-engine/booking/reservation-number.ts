import { randomInt } from 'node:crypto';
import type { OpenTransaction } from '../../sql/line-database';

const firstFreeNumber = 71_000_000;
const numbersEnd = 80_000_000;

/**
 * Draws an unused number such as ON70012345 at random, because a number must not reveal how many were sold. Its prefix
 * comes from the sailing, so that each line has its own.
 */
export async function unusedReservationNumber(transaction: OpenTransaction, itineraryId: string): Promise<string> {
  const prefix = /^[A-Z]+/.exec(itineraryId)?.[0] ?? '';
  for (;;) {
    const number = `${prefix}${randomInt(firstFreeNumber, numbersEnd)}`;
    const takenNumber = await transaction
      .selectFrom('reservations')
      .select('reservation_id')
      .where('reservation_id', '=', number)
      .executeTakeFirst();
    if (!takenNumber) return number;
  }
}
