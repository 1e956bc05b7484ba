import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Favourite, FavouriteItem, FavouriteType } from '../../../core/favourites/favourite';
import type { FavouriteList, SaveFavouriteOutcome } from '../../../core/favourites/favourite-list.port';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase } from '../../sql/line-database';
import { QueryCache } from '../../sql/query-cache';
import { lockGuest } from '../../sql/row-locks';

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
        const rows = await this.db
          .selectFrom('favourites')
          .selectAll()
          .where('contact_id', '=', contactId)
          .where('removed_at', 'is', null)
          .orderBy('added_at', 'desc')
          .orderBy('favourite_id')
          .execute();
        return { answer: rows.map(toFavourite) };
      },
    });
  }

  async save(request: Parameters<FavouriteList['save']>[0]): Promise<SaveFavouriteOutcome> {
    return atomically(this.db, async (transaction) => {
      await lockGuest(transaction, request.contactId);
      const { count, known } = await this.standing(transaction, request);
      if (known !== null) return { kind: 'kept', favourite: toFavourite(await this.row(transaction, known)) };
      if (Number(count) >= request.max) return { kind: 'full' };
      return { kind: 'added', favourite: toFavourite(await this.write(transaction, request)) };
    });
  }

  /** One statement, which changes all of them or none. A favourite's row is never deleted while its guest exists. */
  async remove({
    contactId,
    ids,
  }: {
    readonly contactId: string;
    readonly ids: readonly string[];
  }): Promise<'removed' | 'not-found'> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return 'removed';
    const removed = await this.db
      .updateTable('favourites')
      .set(({ fn, val }) => ({ removed_at: fn.coalesce('removed_at', val(this.clock.now().getTime())) }))
      .where('contact_id', '=', contactId)
      .where('favourite_id', 'in', wanted)
      .where(
        ({ selectFrom }) =>
          selectFrom('favourites as theirs')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('theirs.contact_id', '=', contactId)
            .where('theirs.favourite_id', 'in', wanted),
        '=',
        wanted.length,
      )
      .returning('favourite_id')
      .execute();
    return removed.length === 0 ? 'not-found' : 'removed';
  }

  private standing(
    transaction: Transaction<LineDatabase>,
    { contactId, item }: { readonly contactId: string; readonly item: FavouriteItem },
  ) {
    return transaction
      .selectFrom('favourites')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select(
        sql<
          string | null
        >`max(case when item_type = ${item.type} and item_value = ${item.value} then favourite_id end)`.as('known'),
      )
      .where('contact_id', '=', contactId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
  }

  private row(transaction: Transaction<LineDatabase>, id: string): Promise<Row> {
    return transaction.selectFrom('favourites').selectAll().where('favourite_id', '=', id).executeTakeFirstOrThrow();
  }

  private write(
    transaction: Transaction<LineDatabase>,
    { contactId, item, description }: Parameters<FavouriteList['save']>[0],
  ): Promise<Row> {
    const added_at = this.clock.now().getTime();
    return transaction
      .insertInto('favourites')
      .values({
        favourite_id: randomUUID(),
        contact_id: contactId,
        item_type: item.type,
        item_value: item.value,
        description,
        added_at,
        removed_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['contact_id', 'item_type', 'item_value'])
          .doUpdateSet({ description, added_at, removed_at: null }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}

const toFavourite = (row: Row): Favourite => ({
  id: row.favourite_id,
  type: row.item_type as FavouriteType,
  value: row.item_value,
  description: row.description,
});
