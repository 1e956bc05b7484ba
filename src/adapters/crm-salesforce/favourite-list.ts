import { type Favourite, type FavouriteItem, favouriteKey, favouriteTypes } from '../../core/favourites/favourite';
import type { FavouriteList, SaveFavouriteOutcome } from '../../core/favourites/favourite-list.port';
import { type CrmParts, withContactLock } from './crm-parts';
import { recordId } from './record-id';
import { expectAll, expectAnswer } from './salesforce-failure';
import { soql } from './soql';
import type { RowOf } from './table';

type Row = RowOf<'favourite'>;

const maxDescriptionLength = 255;

/** Favourites, one record per item. The key is a unique external id, so that an item is in a list once. */
export class SalesforceFavouriteList implements FavouriteList {
  constructor(private readonly parts: CrmParts) {}

  async find(contactId: string): Promise<readonly Favourite[]> {
    const id = recordId(contactId);
    if (id === undefined) return [];
    const { favourite: table } = this.parts.tables;
    const rows = await table.find({
      where: soql`${table.name('contactId')} = ${id} AND ${table.name('removedAt')} = ${null}`,
      orderBy: soql`${table.name('addedAt')} DESC, Id`,
      isDeferrable: true,
    });
    return rows.flatMap(toFavourite);
  }

  async save({
    contactId,
    item,
    description,
    max,
  }: Parameters<FavouriteList['save']>[0]): Promise<SaveFavouriteOutcome> {
    return withContactLock(this.parts, contactId, async (id) => {
      const {
        tables: { favourite: table },
        clock,
      } = this.parts;
      const key = keyOf(id, item);
      const rows = await table.find({
        where: soql`${table.name('contactId')} = ${id} AND (${table.name('removedAt')} = ${null} OR ${table.name('key')} = ${key})`,
      });
      const active = rows.filter(({ removedAt }) => removedAt === undefined);
      const before = active.find((row) => row.key === key);
      if (before)
        return { kind: 'unchanged', favourite: { id: before.id, ...item, description: before.description ?? '' } };
      if (active.length >= max) return { kind: 'full' };
      const change = {
        contactId: id,
        type: item.type,
        value: item.value,
        description: description.slice(0, maxDescriptionLength),
        addedAt: clock.now(),
        removedAt: undefined,
      };
      const writeResult = expectAnswer(await table.upsert('key', key, change));
      return { kind: 'added', favourite: { id: writeResult.id, ...item, description: change.description } };
    });
  }

  async remove({ contactId, ids }: Parameters<FavouriteList['remove']>[0]): Promise<'removed' | 'not-found'> {
    const knownIds = ids.map(recordId).filter((id) => id !== undefined);
    if (knownIds.length < ids.length) return 'not-found';
    // The same id may occur twice, once with fifteen and once with eighteen characters.
    const wantedIds = [...new Set(knownIds)];
    if (wantedIds.length === 0) return 'removed';
    return withContactLock(this.parts, contactId, async (owner) => {
      const {
        tables: { favourite: table },
        clock,
      } = this.parts;
      const rowsOfGuest = await table.find({
        where: soql`${table.name('contactId')} = ${owner} AND Id IN ${wantedIds}`,
      });
      if (rowsOfGuest.length < wantedIds.length) return 'not-found';
      const present = rowsOfGuest.filter(({ removedAt }) => removedAt === undefined);
      const rows = present.map(({ key }) => ({ key, removedAt: clock.now() }));
      if (rows.length > 0) expectAll(await table.upsertAll('key', rows));
      return 'removed';
    });
  }
}

const keyOf = (contactId: string, item: FavouriteItem) => `${contactId}:${favouriteKey(item)}`;

function toFavourite({ id, type, value = '', description = '' }: Row): readonly Favourite[] {
  const knownType = favouriteTypes.find((one) => one === type);
  return knownType === undefined ? [] : [{ id, type: knownType, value, description }];
}
