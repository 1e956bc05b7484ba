import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { LineDatabase } from '../../sql/line-database';

/** Numbers below this are the sample guests'. */
const firstFreeNumber = 71_000_000;
const numbersEnd = 80_000_000;

/** A number like ON70012345 that nobody has yet. Drawn by chance: a number must not tell how many were sold. */
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
