import type { PreparationItem } from '../../../core/preparation/preparation-item';
import { none } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import type { EntryValues } from '../../../core/preparation/preparation-item';
import type { PreparationEntry } from '../../../core/preparation/preparations.port';
import type { JsonText } from '../../sql/json-text';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  preparation_entries: {
    reservation_id: 'text',
    traveller: 'integer',
    item: 'text' as Column<PreparationItem>,
    owner_id: 'text?',
    saved_at: 'bigint',
    entry: 'text?' as Column<JsonText<Pick<PreparationEntry, 'values' | 'sharedWith'>> | null>,
    entry_sealed: 'text?',
    preparation_entries_key: { key: ['reservation_id', 'traveller', 'item'] },
  },
  preparation_remembered: {
    contact_id: 'text',
    item: 'text' as Column<PreparationItem>,
    saved_at: 'bigint',
    entry: 'text?' as Column<JsonText<EntryValues> | null>,
    entry_sealed: 'text?',
    preparation_remembered_key: { key: ['contact_id', 'item'] },
  },
  preparation_readings: {
    reading_id: 'text key',
    reservation_id: 'text',
    traveller: 'integer',
    item: 'text' as Column<PreparationItem>,
    reader: 'text',
    read_at: 'bigint',
  },
  embarkation_hours: {
    itinerary_id: 'text',
    hour: 'text',
    guests: 'integer',
    embarkation_hours_key: { key: ['itinerary_id', 'hour'] },
  },
  embarkation_seats: {
    reservation_id: 'text',
    traveller: 'integer',
    itinerary_id: 'text',
    hour: 'text',
    embarkation_seats_key: { key: ['reservation_id', 'traveller'] },
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Entries of travellers. `entry` stays empty, because its value is sealed in `entry_sealed` (reliability F9). */
    readonly preparation_entries: Row<typeof creates.preparation_entries>;
    readonly preparation_remembered: Row<typeof creates.preparation_remembered>;
    readonly preparation_readings: Row<typeof creates.preparation_readings>;
    readonly embarkation_hours: Row<typeof creates.embarkation_hours>;
    readonly embarkation_seats: Row<typeof creates.embarkation_seats>;
  }
}

export const preparationTables: TableMigration = {
  name: '091-preparation',
  inCopy: { preparation_entries: { chapter: 'preparation' }, preparation_remembered: { chapter: 'preparation' } },
  eraseGuest: async (transaction, { contactId }) => {
    await transaction.deleteFrom('preparation_entries').where('owner_id', '=', contactId).execute();
    await transaction.deleteFrom('preparation_remembered').where('contact_id', '=', contactId).execute();
  },
  eraseTrip: async (transaction, reservationId) => {
    await transaction.deleteFrom('preparation_entries').where('reservation_id', '=', reservationId).execute();
    await transaction.deleteFrom('preparation_readings').where('reservation_id', '=', reservationId).execute();
  },
  sealed: [
    {
      table: 'preparation_entries',
      column: 'entry',
      key: ['reservation_id', 'traveller', 'item'],
      remainder: none,
    },
    { table: 'preparation_remembered', column: 'entry', key: ['contact_id', 'item'], remainder: none },
  ],
  indexes: {
    preparation_entries_by_owner: { preparation_entries: ['owner_id'] },
    preparation_readings_by_reservation: { preparation_readings: ['reservation_id'] },
  },
  creates,
};
