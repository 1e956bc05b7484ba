import { randomUUID } from 'node:crypto';
import type { Favourite } from '../../../core/favourites/favourite';
import type { FavouriteList, SaveFavouriteOutcome } from '../../../core/favourites/favourite-list.port';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import { isPostgres } from '../../sql/is-postgres';
import type { LineDatabase, OpenDatabase } from '../../sql/line-database';
import { QueryCache } from '../../sql/query-cache';
import { lockGuest } from '../../sql/row-locks';
import { type AddedItem, addRow, findCurrent, findRows, removeRow, removeRows } from './favourite-queries';

const maxKnownGuests = 500;

type Row = LineDatabase['favourites'];

export class EmbeddedFavouriteList implements FavouriteList {
  private readonly cache: QueryCache<readonly Favourite[]>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {
    this.cache = new QueryCache(db, maxKnownGuests);
  }

  find(contactId: string): Promise<readonly Favourite[]> {
    return this.cache.of({
      key: contactId,
      now: 0,
      only: findRows,
      ask: async () => {
        const rows = await findRows.all(this.db, { contactId });
        return { answer: rows.map(toFavourite) };
      },
    });
  }

  async save(request: Parameters<FavouriteList['save']>[0]): Promise<SaveFavouriteOutcome> {
    const { contactId, item, description, max } = request;
    const key = { contactId, type: item.type, value: item.value };
    const newRow = { ...key, id: randomUUID(), description, now: this.clock.now().getTime(), max };
    // On PostgreSQL two statements at the same time would each find room for the last favourite.
    const row = isPostgres(this.db) ? await this.addUnderLock(newRow) : await addRow.first(this.db, newRow);
    if (row) return { kind: 'added', favourite: toFavourite(row) };
    return atomically(this.db, async (transaction) => {
      await lockGuest(transaction, contactId);
      const addedRow = await addRow.first(transaction, newRow);
      if (addedRow) return { kind: 'added', favourite: toFavourite(addedRow) };
      const currentRow = await findCurrent.first(transaction, key);
      return currentRow ? { kind: 'unchanged', favourite: toFavourite(currentRow) } : { kind: 'full' };
    });
  }

  private addUnderLock(newRow: AddedItem): Promise<Row | undefined> {
    return atomically(this.db, async (transaction) => {
      await lockGuest(transaction, newRow.contactId);
      return addRow.lastOf(transaction, newRow);
    });
  }

  async remove({ contactId, ids }: Parameters<FavouriteList['remove']>[0]): Promise<'removed' | 'not-found'> {
    const now = this.clock.now().getTime();
    const wantedIds = [...new Set(ids)];
    const [id] = wantedIds;
    if (id === undefined) return 'removed';
    const match =
      wantedIds.length === 1
        ? await removeRow.count(this.db, { contactId, id, now })
        : await removeRows.count(this.db, { contactId, ids: JSON.stringify(wantedIds), count: wantedIds.length, now });
    return match === 0 ? 'not-found' : 'removed';
  }
}

const toFavourite = (row: Row): Favourite => ({
  id: row.favourite_id,
  type: row.item_type,
  value: row.item_value,
  description: row.description,
});
