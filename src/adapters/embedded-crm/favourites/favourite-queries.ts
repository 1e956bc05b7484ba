import { sql } from 'kysely';
import type { FavouriteType } from '../../../core/favourites/favourite';
import { isPostgres } from '../../sql/is-postgres';
import type { OpenDatabase } from '../../sql/line-database';
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

interface WantedItem {
  readonly contactId: string;
  readonly type: FavouriteType;
  readonly value: string;
}

export const findCurrent = new PreparedQuery((db, value: PlaceholderFor<WantedItem>) =>
  db
    .selectFrom('favourites')
    .selectAll()
    .where('contact_id', '=', value('contactId'))
    .where('item_type', '=', value('type'))
    .where('item_value', '=', value('value'))
    .where('removed_at', 'is', null),
);

export interface AddedItem extends WantedItem {
  readonly id: string;
  readonly description: string;
  readonly now: number;
  readonly max: number;
}

/**
 * One statement, which returns the row that it added, and nothing where the item is in the list already or the list is
 * full. The instant has its type named, because PostgreSQL takes a parameter of a `select` for text.
 */
export const addRow = new PreparedQuery((db, value: PlaceholderFor<AddedItem>) =>
  db
    .insertInto('favourites')
    .columns(['favourite_id', 'contact_id', 'item_type', 'item_value', 'description', 'added_at'])
    .expression(
      db
        .selectNoFrom(({ val, cast }) => [
          val(value('id')).as('favourite_id'),
          val(value('contactId')).as('contact_id'),
          val(value('type')).as('item_type'),
          val(value('value')).as('item_value'),
          val(value('description')).as('description'),
          cast<number>(val(value('now')), 'bigint').as('added_at'),
        ])
        .where(
          ({ selectFrom }) =>
            selectFrom('favourites as current')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .where('current.contact_id', '=', value('contactId'))
              .where('current.removed_at', 'is', null),
          '<',
          value('max'),
        ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['contact_id', 'item_type', 'item_value'])
        .doUpdateSet(({ ref }) => ({
          description: ref('excluded.description'),
          added_at: ref('excluded.added_at'),
          removed_at: null,
        }))
        .where('favourites.removed_at', 'is not', null),
    )
    .returningAll(),
);

interface RemovedItem {
  readonly contactId: string;
  readonly id: string;
  readonly now: number;
}

/** A favourite's row is never deleted while its guest exists. */
export const removeRow = new PreparedQuery((db, value: PlaceholderFor<RemovedItem>) =>
  db
    .updateTable('favourites')
    .set(({ fn, val }) => ({ removed_at: fn.coalesce('removed_at', val(value('now'))) }))
    .where('contact_id', '=', value('contactId'))
    .where('favourite_id', '=', value('id')),
);

interface RemovedItems {
  readonly contactId: string;
  /** The ids are a JSON list without duplicates. */
  readonly ids: string;
  readonly count: number;
  readonly now: number;
}

/** One statement, which removes all of them or none. */
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
    ),
);

/** A list as one parameter, so that the statement's text is the same for every number of texts. */
const textsOf = (db: OpenDatabase, json: string) =>
  isPostgres(db)
    ? sql<string>`(select json_array_elements_text(cast(${json} as json)))`
    : sql<string>`(select value from json_each(${json}))`;
