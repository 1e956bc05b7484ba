import type { PreparationItem } from '../../../core/preparation/preparation-item';
import { none } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import type { EntryValues } from '../../../core/preparation/preparation-item';
import type { PreparationEntry } from '../../../core/preparation/preparations.port';
import type { JsonText } from '../../sql/json-text';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Entries of travellers. `entry` stays empty, because its value is sealed in `entry_sealed` (reliability F9). */
    readonly preparation_entries: {
      reservation_id: string;
      traveller: number;
      item: PreparationItem;
      owner_id: string | null;
      saved_at: number;
      entry: JsonText<Pick<PreparationEntry, 'values' | 'sharedWith'>> | null;
      entry_sealed: string | null;
    };
    readonly preparation_remembered: {
      contact_id: string;
      item: PreparationItem;
      saved_at: number;
      entry: JsonText<EntryValues> | null;
      entry_sealed: string | null;
    };
    readonly preparation_readings: {
      reading_id: string;
      reservation_id: string;
      traveller: number;
      item: PreparationItem;
      reader: string;
      read_at: number;
    };
    readonly embarkation_hours: { itinerary_id: string; hour: string; guests: number };
    readonly embarkation_seats: {
      reservation_id: string;
      traveller: number;
      itinerary_id: string;
      hour: string;
    };
  }
}

export const preparationTables: TableMigration = {
  name: '091-preparation',
  inCopy: { preparation_entries: { chapter: 'preparation' }, preparation_remembered: { chapter: 'preparation' } },
  tables: [
    'embarkation_seats',
    'embarkation_hours',
    'preparation_readings',
    'preparation_remembered',
    'preparation_entries',
  ],
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
  async up(db) {
    await db.schema
      .createTable('preparation_entries')
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('traveller', 'integer', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text')
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('entry', 'text')
      .addColumn('entry_sealed', 'text')
      .addPrimaryKeyConstraint('preparation_entries_key', ['reservation_id', 'traveller', 'item'])
      .execute();
    await db.schema
      .createTable('preparation_remembered')
      .addColumn('contact_id', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('entry', 'text')
      .addColumn('entry_sealed', 'text')
      .addPrimaryKeyConstraint('preparation_remembered_key', ['contact_id', 'item'])
      .execute();
    await db.schema
      .createTable('preparation_readings')
      .addColumn('reading_id', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('traveller', 'integer', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('reader', 'text', (column) => column.notNull())
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('embarkation_hours')
      .addColumn('itinerary_id', 'text', (column) => column.notNull())
      .addColumn('hour', 'text', (column) => column.notNull())
      .addColumn('guests', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('embarkation_hours_key', ['itinerary_id', 'hour'])
      .execute();
    await db.schema
      .createTable('embarkation_seats')
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('traveller', 'integer', (column) => column.notNull())
      .addColumn('itinerary_id', 'text', (column) => column.notNull())
      .addColumn('hour', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('embarkation_seats_key', ['reservation_id', 'traveller'])
      .execute();
  },
};
