import type { EntryValues, PreparationItem } from '../../../core/preparation/preparation-item';
import type { EntryReading, PreparationEntry, Preparations } from '../../../core/preparation/preparations.port';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { OpenDatabase } from '../../sql/line-database';
import { QueryCache } from '../../sql/query-cache';
import { type EntryContent, toEntry } from './preparation-rows';
import { readJson } from '../../sql/json-text';

const maxReads = 1_000;

/** The database seals `entry` on writing and opens it on reading (`sql/sealed-columns.ts`). */
export class EmbeddedPreparations implements Preparations {
  private readonly reads: QueryCache<readonly PreparationEntry[]>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {
    this.reads = new QueryCache(db, maxReads);
  }

  find(reservationId: string): Promise<readonly PreparationEntry[]> {
    return this.reads.of({
      key: reservationId,
      now: 0,
      ask: async () => {
        const rows = await this.db
          .selectFrom('preparation_entries')
          .selectAll()
          .where('reservation_id', '=', reservationId)
          .orderBy('traveller')
          .execute();
        return { answer: rows.flatMap(toEntry) };
      },
    });
  }

  async findOwned(contactId: string): Promise<readonly PreparationEntry[]> {
    const rows = await this.db
      .selectFrom('preparation_entries')
      .selectAll()
      .where('owner_id', '=', contactId)
      .orderBy('reservation_id')
      .orderBy('traveller')
      .execute();
    return rows.flatMap(toEntry);
  }

  async save({
    reservationId,
    traveller,
    item,
    ownerId,
    ...content
  }: Omit<PreparationEntry, 'savedAt'>): Promise<void> {
    const key = { reservation_id: reservationId, traveller, item };
    const row = {
      owner_id: ownerId ?? null,
      saved_at: this.clock.now().getTime(),
      entry: JSON.stringify(content satisfies EntryContent),
    };
    await atomically(this.db, async (transaction) => {
      // An existing entry is replaced by an update, because only the inserted values of an insert are sealed.
      await transaction
        .insertInto('preparation_entries')
        .values({ ...key, owner_id: null, saved_at: 0, entry: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await transaction
        .updateTable('preparation_entries')
        .set(row)
        .where('reservation_id', '=', reservationId)
        .where('traveller', '=', traveller)
        .where('item', '=', item)
        .execute();
    });
  }

  async findRemembered(contactId: string): Promise<ReadonlyMap<PreparationItem, EntryValues>> {
    const rows = await this.db
      .selectFrom('preparation_remembered')
      .selectAll()
      .where('contact_id', '=', contactId)
      .execute();
    return new Map(rows.flatMap(({ item, entry }) => (entry === null ? [] : [[item, readJson(entry)] as const])));
  }

  async remember(contactId: string, item: PreparationItem, values: EntryValues): Promise<void> {
    await atomically(this.db, async (transaction) => {
      await transaction
        .insertInto('preparation_remembered')
        .values({ contact_id: contactId, item, saved_at: 0, entry: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await transaction
        .updateTable('preparation_remembered')
        .set({ entry: JSON.stringify(values), saved_at: this.clock.now().getTime() })
        .where('contact_id', '=', contactId)
        .where('item', '=', item)
        .execute();
    });
  }

  async findReadings(reservationId: string): Promise<readonly EntryReading[]> {
    const rows = await this.db
      .selectFrom('preparation_readings')
      .selectAll()
      .where('reservation_id', '=', reservationId)
      .orderBy('read_at', 'desc')
      .execute();
    return rows.map(({ traveller, item, reader, read_at: at }) => ({
      traveller,
      item,
      reader,
      at: new Date(Number(at)),
    }));
  }
}
