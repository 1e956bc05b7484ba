import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Favourite } from '../../../core/favourites/favourite';
import type { FavouriteList, SaveFavouriteOutcome } from '../../../core/favourites/favourite-list.port';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase } from '../../sql/line-database';
import { QueryCache } from '../../sql/query-cache';
import { lockGuest } from '../../sql/row-locks';
import { addRow, findCurrent, findRows, readRow, removeRows } from './favourite-queries';

const maxKnownGuests = 500;

type Row = Selectable<LineDatabase['favourites']>;

export class EmbeddedFavouriteList implements FavouriteList {
  private readonly known: QueryCache<readonly Favourite[]>;

  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly clock: Clock,
  ) {
    this.known = new QueryCache(db, maxKnownGuests);
  }

  find(contactId: string): Promise<readonly Favourite[]> {
    return this.known.of({
      key: contactId,
      now: 0,
      ask: async () => {
        const rows = await findRows.all(this.db, { contactId });
        return { answer: rows.map(toFavourite) };
      },
    });
  }

  async save(request: Parameters<FavouriteList['save']>[0]): Promise<SaveFavouriteOutcome> {
    const { contactId, item, description, max } = request;
    const wanted = { contactId, type: item.type, value: item.value };
    return atomically(this.db, async (transaction) => {
      await lockGuest(transaction, contactId);
      const { count, known } = await findCurrent.one(transaction, wanted);
      if (known !== null)
        return { kind: 'unchanged', favourite: toFavourite(await readRow.one(transaction, { id: known })) };
      if (Number(count) >= max) return { kind: 'full' };
      const added = { ...wanted, id: randomUUID(), description, now: this.clock.now().getTime() };
      return { kind: 'added', favourite: toFavourite(await addRow.one(transaction, added)) };
    });
  }

  async remove({
    contactId,
    ids,
  }: {
    readonly contactId: string;
    readonly ids: readonly string[];
  }): Promise<'removed' | 'not-found'> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return 'removed';
    const removal = { contactId, ids: JSON.stringify(wanted), count: wanted.length, now: this.clock.now().getTime() };
    const removed = await removeRows.all(this.db, removal);
    return removed.length === 0 ? 'not-found' : 'removed';
  }
}

const toFavourite = (row: Row): Favourite => ({
  id: row.favourite_id,
  type: row.item_type,
  value: row.item_value,
  description: row.description,
});
