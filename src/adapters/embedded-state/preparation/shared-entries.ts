import { randomUUID } from 'node:crypto';
import { type Audience, audienceNames } from '../../../core/preparation/preparation-item';
import type { PreparationEntry } from '../../../core/preparation/preparations.port';
import type { OpenTransaction } from '../../sql/line-database';
import { toEntry } from './preparation-rows';

const oneReadingMs = 3_600_000;

interface Reading {
  readonly reservationId: string;
  readonly audience: Audience;
  readonly who: string;
  readonly now: number;
}

/** Returns the entries that travellers of a reservation share with an audience; reading them is recorded. */
export async function readSharedEntries(
  transaction: OpenTransaction,
  reading: Reading,
): Promise<readonly PreparationEntry[]> {
  const rows = await transaction
    .selectFrom('preparation_entries')
    .selectAll()
    .where('reservation_id', '=', reading.reservationId)
    .orderBy('traveller')
    .execute();
  const sharedEntries = rows.flatMap(toEntry).filter(({ sharedWith }) => sharedWith.includes(reading.audience));
  await noteReadings(transaction, reading, sharedEntries);
  return sharedEntries;
}

/** Readings within an hour count as one, because reloads would otherwise hide who else has read. */
async function noteReadings(
  transaction: OpenTransaction,
  { reservationId, audience, who, now }: Reading,
  entries: readonly PreparationEntry[],
): Promise<void> {
  const reader = `${audienceNames[audience]} (${who})`;
  const knownReadings = await transaction
    .selectFrom('preparation_readings')
    .select(['traveller', 'item'])
    .where('reservation_id', '=', reservationId)
    .where('reader', '=', reader)
    .where('read_at', '>', now - oneReadingMs)
    .execute();
  const unnotedEntries = entries.filter(
    ({ traveller, item }) => !knownReadings.some((one) => one.traveller === traveller && one.item === item),
  );
  if (unnotedEntries.length === 0) return;
  await transaction
    .insertInto('preparation_readings')
    .values(
      unnotedEntries.map(({ traveller, item }) => ({
        reading_id: randomUUID(),
        reservation_id: reservationId,
        traveller,
        item,
        reader,
        read_at: now,
      })),
    )
    .execute();
}
