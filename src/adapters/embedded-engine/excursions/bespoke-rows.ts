import type { BespokeGuest, BespokeRequest, BespokeDetails } from '../../../core/excursions/bespoke-request';
import { type Money, money } from '../../../core/shared/money';
import { plainDate } from '../../../core/shared/plain-date';
import type { LineDatabase, OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { readJson } from '../../sql/json-text';
import { fromEntries } from '../../../core/shared/typed-entries';

export type BespokeRow = LineDatabase['bespoke_requests'];

export async function toBespokeRequests(
  db: OpenDatabase,
  rows: readonly BespokeRow[],
): Promise<readonly BespokeRequest[]> {
  if (rows.length === 0) return [];
  const guests = await db
    .selectFrom('bespoke_guests')
    .selectAll()
    .where(
      'request_id',
      'in',
      rows.map(({ request_id: id }) => id),
    )
    .orderBy('request_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => {
    const [first, ...others] = guests
      .filter(({ request_id: id }) => id === row.request_id)
      .map(({ participant_id: participantId, full_name: fullName }): BespokeGuest => ({ participantId, fullName }));
    if (!first) throw new Error('A bespoke request without guests');
    return toRequest(row, [first, ...others]);
  });
}

const toRequest = (row: BespokeRow, guests: BespokeDetails['guests']): BespokeRequest => ({
  requestId: row.request_id,
  reservationId: row.reservation_id,
  contactId: row.contact_id,
  state: row.state,
  itineraryId: row.itinerary_id,
  date: plainDate(row.date),
  from: row.from_time,
  to: row.to_time,
  timeZone: row.time_zone,
  begins: new Date(row.begins_at),
  ends: new Date(row.ends_at),
  portSlug: row.port_slug,
  guests,
  interests: readJson(row.interests),
  ...(row.activity_level === null ? {} : { activityLevel: row.activity_level }),
  notes: row.notes,
  ...amountOf('budget', row.budget, row.budget_currency),
  ...(row.tour_code === null ? {} : { tourCode: row.tour_code }),
  ...(row.answer === null ? {} : { answer: row.answer }),
  ...amountOf('price', row.price, row.price_currency),
  revision: row.revision,
  changedAt: new Date(row.changed_at),
});

const amountOf = <Name extends 'budget' | 'price'>(
  name: Name,
  amount: number | null,
  currency: string | null,
): { readonly [Key in Name]?: Money } =>
  amount === null || currency === null ? {} : fromEntries([[name, money(amount, currency)]]);

export const detailsColumns = (details: BespokeDetails) => ({
  itinerary_id: details.itineraryId,
  date: details.date,
  from_time: details.from,
  to_time: details.to,
  time_zone: details.timeZone,
  begins_at: details.begins.getTime(),
  ends_at: details.ends.getTime(),
  port_slug: details.portSlug,
  interests: JSON.stringify(details.interests),
  activity_level: details.activityLevel ?? null,
  notes: details.notes,
  budget: details.budget?.amount ?? null,
  budget_currency: details.budget?.currency ?? null,
  tour_code: details.tourCode ?? null,
});

export const detailsText = (details: BespokeDetails): string =>
  JSON.stringify([detailsColumns(details), details.guests.map(({ participantId }) => participantId)]);

export async function writeGuests(
  transaction: OpenTransaction,
  requestId: string,
  guests: BespokeDetails['guests'],
): Promise<void> {
  await transaction.deleteFrom('bespoke_guests').where('request_id', '=', requestId).execute();
  await transaction
    .insertInto('bespoke_guests')
    .values(
      guests.map(({ participantId, fullName }, position) => ({
        request_id: requestId,
        position,
        participant_id: participantId,
        full_name: fullName,
      })),
    )
    .execute();
}
