import type { Selectable } from 'kysely';
import type { CabinHold, GuestDetails, HeldSuite, Quote } from '../../../core/engine/booking';
import type { LineDatabase } from '../../sql/line-database';

export type HoldRow = Selectable<LineDatabase['holds']>;

/** This adapter wrote the JSON from the same types, so it is not validated again. */
export function toHold(row: HoldRow): CabinHold {
  return {
    holdId: row.hold_id,
    itineraryId: row.itinerary_id,
    category: row.category,
    cabinNumber: row.cabin_number,
    ages: JSON.parse(row.ages) as number[],
    quote: JSON.parse(row.quote) as Quote,
    expiresAt: new Date(row.expires_at),
    ...(row.guests === null ? {} : { guests: JSON.parse(row.guests) as GuestDetails[] }),
    ...(row.contact_id === null ? {} : { contactId: row.contact_id }),
    ...(row.reservation_id === null ? {} : { reservationId: row.reservation_id }),
    ...(row.other_suites === null ? {} : { otherSuites: JSON.parse(row.other_suites) as HeldSuite[] }),
  };
}
