import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Favourite, FavouriteItem, FavouriteType } from '../../../core/favourites/favourite';
import type { FavouriteList, SaveFavouriteOutcome } from '../../../core/favourites/favourite-list.port';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase } from '../../sql/line-database';
import { lockGuest } from '../../sql/row-locks';

type Row = Selectable<LineDatabase['favourites']>;

export class EmbeddedFavouriteList implements FavouriteList {
  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly clock: Clock,
  ) {}

  async find(contactId: string): Promise<readonly Favourite[]> {
    const rows = await this.db
      .selectFrom('favourites')
      .selectAll()
      .where('contact_id', '=', contactId)
      .where('removed_at', 'is', null)
      .orderBy('added_at', 'desc')
      .orderBy('favourite_id')
      .execute();
    return rows.map(toFavourite);
  }

  async save(request: Parameters<FavouriteList['save']>[0]): Promise<SaveFavouriteOutcome> {
    return atomically(this.db, async (transaction) => {
      await lockGuest(transaction, request.contactId);
      const before = await this.findRow(transaction, request);
      if (before?.removed_at === null) return { kind: 'kept', favourite: toFavourite(before) };
      if ((await this.count(transaction, request.contactId)) >= request.max) return { kind: 'full' };
      return { kind: 'added', favourite: toFavourite(await this.write(transaction, request)) };
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
    return atomically(this.db, async (transaction) => {
      await lockGuest(transaction, contactId);
      const theirs = await transaction
        .selectFrom('favourites')
        .select('favourite_id')
        .where('contact_id', '=', contactId)
        .where('favourite_id', 'in', wanted)
        .execute();
      if (theirs.length < wanted.length) return 'not-found';
      await transaction
        .updateTable('favourites')
        .set({ removed_at: this.clock.now().getTime() })
        .where('contact_id', '=', contactId)
        .where('favourite_id', 'in', wanted)
        .where('removed_at', 'is', null)
        .execute();
      return 'removed';
    });
  }

  private findRow(
    transaction: Transaction<LineDatabase>,
    { contactId, item }: { readonly contactId: string; readonly item: FavouriteItem },
  ): Promise<Row | undefined> {
    return transaction
      .selectFrom('favourites')
      .selectAll()
      .where('contact_id', '=', contactId)
      .where('item_type', '=', item.type)
      .where('item_value', '=', item.value)
      .executeTakeFirst();
  }

  private async count(transaction: Transaction<LineDatabase>, contactId: string): Promise<number> {
    const { count } = await transaction
      .selectFrom('favourites')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('contact_id', '=', contactId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
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
