import type { PlainDate } from '../../../core/shared/plain-date';
import { parseItineraryId } from '../../../core/voyages/itinerary-id';
import { sailingEnd } from '../../../core/voyages/sailing-dates';
import type { Voyage } from '../../../core/voyages/voyage';
import { insertRows } from '../../sql/insert-rows';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';
import type { findSold } from './sold-stock';
import { changesOf, type ImportChange, type ImportRefusal } from './import-report';
import type { TableRow } from './read-table';
import type { SailingRow } from './table-schemas';

export type SailingRecord = LineDatabase['sailings'];

export interface TablePlan {
  readonly changes: readonly ImportChange[];
  readonly refusals: readonly ImportRefusal[];
  /** Runs for all tables before any additions, because rows refer to each other. */
  readonly remove: (transaction: OpenTransaction) => Promise<void>;
  readonly write: (transaction: OpenTransaction) => Promise<void>;
}

interface SailingSources {
  /** An import without such a table leaves the sailings as they are. */
  readonly rows: readonly TableRow<SailingRow>[] | undefined;
  readonly knownSailings: readonly SailingRecord[];
  readonly voyages: readonly Pick<Voyage, 'voyageId' | 'title' | 'nights'>[];
  readonly soldStock: Awaited<ReturnType<typeof findSold>>;
  readonly today: PlainDate;
}

export function planSailings(sources: SailingSources): TablePlan & {
  readonly ahead: readonly SailingRecord[];
  readonly refusedIds: ReadonlySet<string>;
} {
  const { rows, knownSailings, voyages, soldStock, today } = sources;
  const byId = new Map(knownSailings.map((one) => [one.itinerary_id, one]));
  const refusals: ImportRefusal[] = [];
  const wantedSailings = (rows ?? []).flatMap((row) => {
    const sailingRow = buildSailing(row, voyages);
    if ('reason' in sailingRow) refusals.push(sailingRow);
    return 'reason' in sailingRow ? [] : [sailingRow];
  });
  const listedIds = new Set((rows ?? []).map(({ values }) => values.sailing));
  const remaining = rows === undefined ? knownSailings : knownSailings.filter((one) => listedIds.has(one.itinerary_id));
  const goneSailings = knownSailings.filter((one) => !remaining.includes(one));
  for (const one of goneSailings) {
    const reason = soldStock.find(({ itineraryId }) => itineraryId === one.itinerary_id)?.reason;
    if (reason !== undefined)
      refusals.push({ where: 'sailings.csv', reason: `${one.itinerary_id} is not listed, but ${reason}` });
  }
  const ahead = wantedSailings.filter((one) => one.start_on > today);
  const addedSailings = ahead.filter((one) => !byId.has(one.itinerary_id));
  const retitledSailings =
    rows === undefined
      ? retitle(knownSailings, voyages, refusals)
      : ahead.filter((one) => isChanged(byId.get(one.itinerary_id), one));
  return {
    ahead: rows === undefined ? knownSailings : ahead,
    refusedIds: new Set([...listedIds].filter((id) => !wantedSailings.some((one) => one.itinerary_id === id))),
    refusals,
    changes: [
      ...ofSailings('added', addedSailings, describe),
      ...ofSailings('changed', retitledSailings, (one) => `${byId.get(one.itinerary_id)?.title} → ${one.title}`),
      ...ofSailings('withdrawn', goneSailings, describe),
    ],
    remove: async (transaction) => {
      for (const { itinerary_id: id } of goneSailings) await removeSailing(transaction, id);
    },
    write: async (transaction) => {
      await insertRows(transaction, 'sailings', addedSailings);
      for (const { itinerary_id: id, title, voyage_id } of retitledSailings)
        await transaction.updateTable('sailings').set({ title, voyage_id }).where('itinerary_id', '=', id).execute();
    },
  };
}

/** Removes a sailing. It has no claims or only expired ones, because a sailing with valid claims was refused before. */
export async function removeSailing(transaction: OpenTransaction, itineraryId: string): Promise<void> {
  for (const table of ['cabin_claims', 'fares', 'sailings'] as const)
    await transaction.deleteFrom(table).where('itinerary_id', '=', itineraryId).execute();
}

const ofSailings = changesOf('sailing', ({ itinerary_id: id }: SailingRecord) => id);
const describe = ({ start_on, end_on, title }: SailingRecord): string => `${start_on} to ${end_on}, ${title}`;

const isChanged = (knownSailing: SailingRecord | undefined, wantedSailing: SailingRecord): boolean =>
  knownSailing !== undefined &&
  (knownSailing.title !== wantedSailing.title || knownSailing.voyage_id !== wantedSailing.voyage_id);

function buildSailing(
  { values: { sailing, voyage: voyageId, start }, at }: TableRow<SailingRow>,
  voyages: SailingSources['voyages'],
): SailingRecord | ImportRefusal {
  const id = parseItineraryId(sailing);
  const voyage = voyages.find((one) => one.voyageId === voyageId);
  if (!voyage) return { where: at('voyage'), reason: `there is no voyage ${voyageId} in the content` };
  if (id.kind === 'malformed') return { where: at('sailing'), reason: `${sailing} is no sailing’s number` };
  if (id.start !== start)
    return {
      where: at('start'),
      reason: `${sailing} begins on ${id.start} by its number, not on ${start}; a sailing is not moved: list it under a new number, and withdraw this one`,
    };
  if (id.voyageId !== undefined && id.voyageId !== voyageId)
    return { where: at('voyage'), reason: `${sailing} is of voyage ${id.voyageId} by its number, not of ${voyageId}` };
  if (id.nights !== voyage.nights)
    return {
      where: at('sailing'),
      reason: `${sailing} has ${id.nights} nights by its number, and voyage ${voyageId} has ${voyage.nights}`,
    };
  return {
    itinerary_id: sailing,
    voyage_id: voyageId,
    title: voyage.title,
    start_on: id.start,
    end_on: sailingEnd(id),
    nights: id.nights,
  };
}

/** When only content is imported, sailings get the new titles of their voyages, and must still fit them. */
function retitle(
  knownSailings: readonly SailingRecord[],
  voyages: SailingSources['voyages'],
  refusals: ImportRefusal[],
): readonly SailingRecord[] {
  return knownSailings.flatMap((one) => {
    const voyage = voyages.find(({ voyageId }) => voyageId === one.voyage_id);
    if (voyage?.nights !== one.nights) {
      const reason = voyage ? `has ${voyage.nights} nights now` : 'is not in the content';
      refusals.push({
        where: 'voyages',
        reason: `${one.itinerary_id} is on sale, but its voyage ${one.voyage_id} ${reason}; withdraw it first: npm run line -- sailings withdraw ${one.itinerary_id}`,
      });
      return [];
    }
    return voyage.title === one.title ? [] : [{ ...one, title: voyage.title }];
  });
}
