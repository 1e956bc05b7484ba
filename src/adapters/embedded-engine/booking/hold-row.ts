import type { CabinHold } from '../../../core/engine/booking';
import type { LineDatabase } from '../../sql/line-database';
import { readJson } from '../../sql/json-text';

export type HoldRow = LineDatabase['holds'];

export function toHold(row: HoldRow): CabinHold {
  return {
    holdId: row.hold_id,
    itineraryId: row.itinerary_id,
    category: row.category,
    cabinNumber: row.cabin_number,
    ages: readJson(row.ages),
    quote: readJson(row.quote),
    expiresAt: new Date(row.expires_at),
    ...(row.guests === null ? {} : { guests: readJson(row.guests) }),
    ...(row.contact_id === null ? {} : { contactId: row.contact_id }),
    ...(row.reservation_id === null ? {} : { reservationId: row.reservation_id }),
    ...(row.other_suites === null ? {} : { otherSuites: readJson(row.other_suites) }),
  };
}
