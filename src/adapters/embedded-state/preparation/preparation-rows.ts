import type { PreparationEntry } from '../../../core/preparation/preparations.port';
import type { LineDatabase } from '../../sql/line-database';
import { readJson } from '../../sql/json-text';

export type EntryContent = Pick<PreparationEntry, 'values' | 'sharedWith'>;

/** A row without an entry comes from an interrupted write. */
export function toEntry(row: LineDatabase['preparation_entries']): readonly PreparationEntry[] {
  if (row.entry === null) return [];
  const { values, sharedWith } = readJson(row.entry);
  return [
    {
      reservationId: row.reservation_id,
      traveller: row.traveller,
      item: row.item,
      values,
      sharedWith,
      ...(row.owner_id === null ? {} : { ownerId: row.owner_id }),
      savedAt: new Date(Number(row.saved_at)),
    },
  ];
}
