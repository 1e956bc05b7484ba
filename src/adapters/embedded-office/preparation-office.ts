import {
  type Audience,
  audienceNames,
  type EntryValues,
  itemDefinitions,
  type PreparationItem,
} from '../../core/preparation/preparation-item';
import { atomically } from '../sql/atomically';
import type { OpenTransaction } from '../sql/line-database';
import { readSharedEntries } from '../embedded-state/preparation/shared-entries';
import { logEntry } from './office-tables';
import type { RecordParts } from './record-change';
import { refuse } from './refused-command';
import { hasReservation } from './require-known';

/** Lets staff read what guests share with them; each guest sees who has read it. */
export class PreparationOffice {
  constructor(private readonly parts: RecordParts) {}

  async read(reservationId: string, audience: Audience): Promise<readonly string[]> {
    const { db, clock, who } = this.parts;
    return atomically(db, async (transaction) => {
      if (!(await isKnown(transaction, reservationId)))
        refuse(`Nothing is known here of a reservation ${reservationId}.`);
      const at = clock.now().getTime();
      const sharedEntries = await readSharedEntries(transaction, { reservationId, audience, who, now: at });
      if (sharedEntries.length === 0)
        return [`Nothing of ${reservationId} is shared with: ${audienceNames[audience]}.`];
      const guests = await transaction
        .selectFrom('reservation_guests')
        .select(['position', 'first_name', 'last_name'])
        .where('reservation_id', '=', reservationId)
        .execute();
      await logEntry(transaction, {
        at,
        who,
        command: `preparation ${reservationId} ${audience}`,
        outcome: `${sharedEntries.length} entries were read.`,
      });
      return sharedEntries.map(({ traveller, item, values }) => {
        const guest = guests.find(({ position }) => position === traveller);
        const name = guest ? `${guest.first_name} ${guest.last_name}` : `Traveller ${traveller + 1}`;
        return [name, itemDefinitions[item].title, textOf(item, values)].join('\t');
      });
    });
  }
}

/** This database may have entries for a reservation that is stored in another system. */
async function isKnown(transaction: OpenTransaction, reservationId: string): Promise<boolean> {
  const entry = await transaction
    .selectFrom('preparation_entries')
    .select('item')
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return entry !== undefined || hasReservation(transaction, reservationId);
}

const textOf = (item: PreparationItem, values: EntryValues): string =>
  itemDefinitions[item].fields
    .flatMap(({ name, label }) =>
      values[name] === undefined ? [] : [`${label}: ${values[name].replace(/\s+/g, ' ')}`],
    )
    .join('; ');
