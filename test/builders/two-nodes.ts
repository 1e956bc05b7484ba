import type { BookingRequest, GuestDetails } from '../../src/core/engine/booking';
import type { LinePlan } from '../../src/adapters/embedded-line/seed/line-plan';
import type { TestDatabase } from '../services/databases';
import { aBookingRequest, aQuote, someGuests } from './a-booking';
import { StoppedClock } from './a-clock';
import { aLinePlan } from './a-line-plan';
import { anOpenLine, type OpenLine } from './an-open-line';

export interface TwoNodes extends OpenLine {
  readonly otherNode: OpenLine;
  /** Itinerary ids ahead, from about four months on, nearest first. */
  readonly itineraryIds: readonly string[];
  /** Holds a cabin on a sailing ahead and reserves it: unpaid, as an offer, unless something is paid. Returns the number. */
  book(booking: {
    readonly guests?: readonly GuestDetails[];
    readonly contactId?: string;
    readonly request?: BookingRequest;
    readonly paid?: number;
  }): Promise<string>;
  close(): Promise<void>;
}

/** A line on a database of its own, opened by two nodes that share a clock. */
export async function twoNodes(create: () => Promise<TestDatabase>, plan: LinePlan = aLinePlan()): Promise<TwoNodes> {
  const database = await create();
  const clock = new StoppedClock();
  const line = await anOpenLine(database, clock, plan);
  const otherNode = await anOpenLine(database, clock, plan);
  const itineraryIds = (await line.inventory.findSailings()).slice(18).map(({ itineraryId }) => itineraryId);
  let bookings = 0;
  return {
    ...line,
    otherNode,
    itineraryIds,
    book: async ({ guests = someGuests(), contactId, request, paid = 0 }) => {
      bookings += 1;
      const bookingRequest = request ?? aBookingRequest({ itineraryId: itineraryIds[30 - bookings] ?? '' });
      const expiresAt = new Date(clock.now().getTime() + 600_000);
      const outcome = await line.cabinBookings.hold({
        ...bookingRequest,
        quote: aQuote(),
        expiresAt,
        ...(contactId === undefined ? {} : { contactId }),
      });
      if (outcome.kind !== 'held') throw new Error(`Expected a cabin, got ${outcome.kind}.`);
      await line.cabinBookings.saveGuests(outcome.hold.holdId, guests);
      const booked = await line.cabinBookings.reserve({ holdId: outcome.hold.holdId, paid });
      if (booked.kind !== 'reserved') throw new Error(`Expected a reservation, got ${booked.kind}.`);
      return booked.reservationId;
    },
    close: async () => {
      await line.db.destroy();
      await otherNode.db.destroy();
      await database.drop();
    },
  };
}
