import { createHash } from 'node:crypto';
import type { BookingRequest, GuestDetails } from '../../src/core/engine/booking';
import type { LinePlan } from '../../src/adapters/embedded-line/seed/line-plan';
import { connectDatabase } from '../../src/adapters/sql/open-database';
import { withSealedColumns } from '../../src/adapters/sql/sealed-columns';
import { addDays, todayIn } from '../../src/core/shared/plain-date';
import type { CreateDatabase, DatabaseTemplate } from '../services/databases';
import { aBookingRequest, aQuote, someGuests } from './a-booking';
import { someSeals } from './some-seals';
import { StoppedClock } from './a-clock';
import { aLinePlan } from './a-line-plan';
import { anOpenLine, lineOn, type OpenLine } from './an-open-line';

/** More than the window that a line has sailings in. */
const maxWindowDays = 600;

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

/** A database on which a plan is laid out; its name is made of all that the plan says. */
function laidOut(plan: LinePlan, clock: StoppedClock): DatabaseTemplate {
  const today = todayIn(plan.timeZone, clock.now());
  const sailings = plan.findSailings(addDays(today, -maxWindowDays), addDays(today, maxWindowDays));
  const soldCabins = sailings.map(({ itineraryId }) => plan.findSoldCabins(itineraryId));
  const content = createHash('sha256')
    .update(JSON.stringify([clock.now(), plan, sailings, soldCabins]))
    .digest('hex');
  return {
    name: `line_${content.slice(0, 16)}`,
    fill: async (database) => (await anOpenLine(database, clock, plan)).db.destroy(),
  };
}

/** A line on a database of its own, opened by two nodes that share a clock. */
export async function twoNodes(create: CreateDatabase, plan: LinePlan = aLinePlan()): Promise<TwoNodes> {
  const clock = new StoppedClock();
  const database = await create(laidOut(plan, clock));
  const line = lineOn(withSealedColumns(connectDatabase(database), someSeals), clock, plan);
  const otherNode = lineOn(withSealedColumns(connectDatabase(database), someSeals), clock, plan);
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
