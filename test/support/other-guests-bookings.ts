import { EmbeddedExcursionBookings } from '../../src/adapters/embedded-engine/excursion-bookings';
import { openDatabase } from '../../src/adapters/sql/open-database';
import type { Departure } from '../../src/core/excursions/departure';
import type { ExcursionParty } from '../../src/core/excursions/excursion-bookings.port';
import { plainDate } from '../../src/core/shared/plain-date';
import { instantAt } from '../../src/core/shared/zoned-time';
import { aPartyRequest } from '../builders/a-departure';
import { someExcursionTerms } from '../builders/some-terms';

/** Another node's bookings on a server's database: what is booked there, that server did not do. */
export interface OtherGuestsBookings {
  /** Guests of a reservation that nobody else has. `departureId` is that of the API. */
  reserve(departureId: string, size: number): Promise<ExcursionParty>;
  release(party: ExcursionParty): Promise<void>;
  close(): Promise<void>;
}

const excursionMs = 60 * 60_000;

/** `capacity` is that of the departures that are asked for. */
export async function openOtherGuestsBookings(
  dataFolder: string,
  { capacity, timeZone }: Pick<Departure, 'capacity' | 'timeZone'>,
): Promise<OtherGuestsBookings> {
  const db = await openDatabase({ dataFolder });
  const excursionBookings = new EmbeddedExcursionBookings(db, { now: () => new Date() }, someExcursionTerms);
  return {
    reserve: async (departureId, size) => {
      const outcome = await excursionBookings.reserve(
        aPartyRequest({ departure: departureOf(departureId, { capacity, timeZone }), size }),
      );
      if (outcome.kind !== 'reserved') throw new Error(`The other node's desk answered ${outcome.kind}.`);
      return outcome.party;
    },
    release: async ({ contactId, reservationId, bookings }) => {
      const outcome = await excursionBookings.remove({
        contactId,
        reservationIds: [reservationId],
        bookingIds: bookings.map(({ bookingId }) => bookingId),
      });
      if (outcome !== 'removed') throw new Error(`The other node's desk answered ${outcome}.`);
    },
    close: () => db.destroy(),
  };
}

function departureOf(departureId: string, { capacity, timeZone }: Pick<Departure, 'capacity' | 'timeZone'>): Departure {
  const [itineraryId = '', tourCode = '', day = '', hour = ''] = departureId.split('.');
  const date = plainDate(`20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}`);
  const startsAt = `${hour.slice(0, 2)}:${hour.slice(2)}`;
  const begins = instantAt({ day: date, time: startsAt }, timeZone);
  return {
    departureId,
    tourId: `${itineraryId}.${tourCode}.${day}`,
    tourCode,
    itineraryId,
    date,
    startsAt,
    timeZone,
    begins,
    ends: new Date(begins.getTime() + excursionMs),
    capacity,
  };
}
