import { type Kysely, sql } from 'kysely';
import type { FavouriteType } from '../../../core/favourites/favourite';
import { isPostgres } from '../../sql/is-postgres';
import type { LineDatabase } from '../../sql/line-database';
import { PreparedQuery, type PlaceholderFor } from '../../sql/prepared-query';

export const findRows = new PreparedQuery((db, value: PlaceholderFor<{ readonly contactId: string }>) =>
  db
    .selectFrom('favourites')
    .selectAll()
    .where('contact_id', '=', value('contactId'))
    .where('removed_at', 'is', null)
    .orderBy('added_at', 'desc')
    .orderBy('favourite_id'),
);

export const readRow = new PreparedQuery((db, value: PlaceholderFor<{ readonly id: string }>) =>
  db.selectFrom('favourites').selectAll().where('favourite_id', '=', value('id')),
);

interface WantedItem {
  readonly contactId: string;
  readonly type: FavouriteType;
  readonly value: string;
}

/** How many favourites a guest has, and the id of this item's where it is one of them. */
export const findCurrent = new PreparedQuery((db, value: PlaceholderFor<WantedItem>) =>
  db
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(
      sql<
        string | null
      >`max(case when item_type = ${value('type')} and item_value = ${value('value')} then favourite_id end)`.as(
        'known',
      ),
    )
    .where('contact_id', '=', value('contactId'))
    .where('removed_at', 'is', null),
);

interface AddedItem extends WantedItem {
  readonly id: string;
  readonly description: string;
  readonly now: number;
}

export const addRow = new PreparedQuery((db, value: PlaceholderFor<AddedItem>) => {
  const added = { description: value('description'), added_at: value('now'), removed_at: null };
  return db
    .insertInto('favourites')
    .values({
      favourite_id: value('id'),
      contact_id: value('contactId'),
      item_type: value('type'),
      item_value: value('value'),
      ...added,
    })
    .onConflict((conflict) => conflict.columns(['contact_id', 'item_type', 'item_value']).doUpdateSet(added))
    .returningAll();
});

interface RemovedItems {
  readonly contactId: string;
  /** The ids are a JSON list without duplicates. */
  readonly ids: string;
  readonly count: number;
  readonly now: number;
}

/** One statement, which removes all of them or none. A favourite's row is never deleted while its guest exists. */
export const removeRows = new PreparedQuery((db, value: PlaceholderFor<RemovedItems>) =>
  db
    .updateTable('favourites')
    .set(({ fn, val }) => ({ removed_at: fn.coalesce('removed_at', val(value('now'))) }))
    .where('contact_id', '=', value('contactId'))
    .where('favourite_id', 'in', textsOf(db, value('ids')))
    .where(
      ({ selectFrom }) =>
        selectFrom('favourites as theirs')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('theirs.contact_id', '=', value('contactId'))
          .where('theirs.favourite_id', 'in', textsOf(db, value('ids'))),
      '=',
      value('count'),
    )
    .returning('favourite_id'),
);

/** A list as one parameter, so that the statement's text is the same for every number of texts. */
const textsOf = (db: Kysely<LineDatabase>, json: string) =>
  isPostgres(db)
    ? sql<string>`(select json_array_elements_text(cast(${json} as json)))`
    : sql<string>`(select value from json_each(${json}))`;
