import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { LineDatabase } from '../../sql/line-database';

const firstFreeNumber = 71_000_000;
const numbersEnd = 80_000_000;

/** Draws an unused number such as ON70012345 at random: a number must not reveal how many were sold. */
export async function unusedReservationNumber(transaction: Transaction<LineDatabase>): Promise<string> {
  for (;;) {
    const number = `ON${randomInt(firstFreeNumber, numbersEnd)}`;
    const taken = await transaction
      .selectFrom('reservations')
      .select('reservation_id')
      .where('reservation_id', '=', number)
      .executeTakeFirst();
    if (!taken) return number;
  }
}
