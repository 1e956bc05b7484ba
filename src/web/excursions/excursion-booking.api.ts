import { randomUUID } from 'node:crypto';
import { hoursOf } from '../../core/excursions/departure-times';
import type { ExcursionBookings, ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import type { DepartureSearch, FindDepartures, FoundDeparture } from '../../core/excursions/find-departures';
import { participantsOf } from '../../core/excursions/participants';
import type { RemoveExcursionBookings } from '../../core/excursions/remove-excursion-bookings';
import type { ReserveExperience } from '../../core/excursions/reserve-experience';
import type { Clock } from '../../core/shared/clock.port';
import { inUnits } from '../../core/shared/money';
import { formatLongDate } from '../../core/shared/plain-date';
import { AGE_GROUP_LABELS } from '../../core/trips/age-group';
import type { Passenger } from '../../core/trips/trip';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import { type FieldError, HttpError } from '../http-error';
import { readDay, refuseWindow } from '../routing/day-window';
import { readIdempotencyKey } from '../routing/idempotency-key';
import { guestOf } from '../session/guest-of';
import { tripNotFoundText } from '../trips/trip-not-found';
import type { BookingLine } from './excursion-booking.schema';
import { notYourBooking, toBookingError, tooLate, wrongLines } from './excursion-booking-errors';
import { handle } from '../routing/handle';
import {
  bookShoreExOperation,
  getShoreExAvailableOperation,
  getShoreExGuestsOperation,
  getShoreExInstancesOperation,
  removeShoreExOperation,
} from './excursion-booking.schema';

const salesChannel = { id: 'WEB', salesChannelTypeGql: { code: 'WEB' } };
const ageGroups = Object.keys(AGE_GROUP_LABELS);

interface ExcursionBookingApiParts {
  readonly departures: Pick<FindDepartures, 'run'>;
  readonly reserveExperience: Pick<ReserveExperience, 'run'>;
  readonly excursionBookings: Pick<ExcursionBookings, 'findParties'>;
  readonly removeExcursions: Pick<RemoveExcursionBookings, 'run'>;
  readonly trips: Pick<TripRepository, 'findTrips' | 'getTrip'>;
  readonly clock: Clock;
}

export class ExcursionBookingApi {
  constructor(private readonly parts: ExcursionBookingApiParts) {}

  readonly available = handle(getShoreExAvailableOperation, async ({ query }, _req, res) => {
    const foundDepartures = await this.parts.departures.run(readWindow(query));
    res.json({ seenAt: this.parts.clock.now().toISOString(), contents: foundDepartures.map(toAvailability) });
  });

  readonly instances = handle(getShoreExInstancesOperation, async ({ query }, _req, res) => {
    res.json((await this.parts.departures.run(readWindow(query))).map(toInstance));
  });

  readonly guests = handle(getShoreExGuestsOperation, async ({ query: { reservationId } }, req, res) => {
    const trip = await this.parts.trips.getTrip(guestOf(req), reservationId);
    if (!trip) throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(reservationId));
    const parties = await this.parts.excursionBookings.findParties([reservationId]);
    const participants = trip.packages[0] ? participantsOf(trip, trip.packages[0].start) : [];
    res.json(
      participants.map(({ participantId, fullName, ageGroup }, index) => ({
        name: fullName,
        participantId,
        ageGroups: [{ category: 'EXCURSIONS', group: ageGroup }],
        excursionBookings: parties.flatMap((party) =>
          toBookings(party, { participantId, ...namesOf(trip.passengers[index], fullName) }),
        ),
      })),
    );
  });

  readonly book = handle(bookShoreExOperation, async ({ body: lines }, req, res) => {
    const [first] = lines;
    if (!first) throw wrongLines([]);
    const mismatches = findMismatches(first, lines);
    if (mismatches.length > 0) throw wrongLines(mismatches);
    const { bookableTourDepartureId: departureId, grossAmount } = first;
    const participantIds = lines.map(({ participantId }) => participantId);
    const [{ contactId }, key] = [guestOf(req), readIdempotencyKey(req)];
    const outcome = await this.parts.reserveExperience.run({
      contactId,
      requestKey: `${contactId} ${key ?? randomUUID()}`,
      isUnnamed: key === undefined,
      departureId,
      participantIds,
      notes: lines.find(({ longComments }) => longComments.trim() !== '')?.longComments.trim(),
      shownPrice: grossAmount,
      shownAgeGroups: new Map(lines.map(({ participantId, ageGroup }) => [participantId, ageGroup])),
    });
    if (outcome.kind === 'pending') {
      res.status(202).json({ status: 'PENDING' });
      return;
    }
    if (outcome.kind !== 'reserved') throw toBookingError(outcome, participantIds);
    res.json(toReceipt(outcome.party));
  });

  readonly remove = handle(removeShoreExOperation, async ({ body }, req, res) => {
    const { contactId } = guestOf(req);
    const trips = await this.parts.trips.findTrips({ contactId });
    const outcome = await this.parts.removeExcursions.run({
      contactId,
      reservationIds: trips.map(({ reservationId }) => reservationId),
      bookingIds: body,
    });
    if (outcome === 'not-found') throw notYourBooking();
    if (outcome === 'closed') throw tooLate();
    res.json({ status: 'REMOVED' });
  });
}

interface BookedGuest {
  readonly participantId: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface AskedDays {
  readonly startDate: string;
  readonly endDate: string;
  readonly tourCode?: string;
}

function readWindow({ startDate, endDate, tourCode }: AskedDays): DepartureSearch {
  const [from, to] = [readDay('startDate', startDate), readDay('endDate', endDate)];
  refuseWindow(from, to);
  return { from, to, tourCode };
}

/** What keeps the lines from being one request: guests, each once, on one departure, as its own ids and price say. */
function findMismatches(first: BookingLine, lines: readonly BookingLine[]): readonly FieldError[] {
  const [itineraryId, tourCode, day] = first.bookableTourDepartureId.split('.');
  const tourId = `${itineraryId}.${tourCode}.${day}`;
  const participantIds = lines.map(({ participantId }) => participantId);
  return lines.flatMap((line, index) => {
    const rules: readonly (readonly [keyof BookingLine, boolean, string])[] = [
      [
        'bookableTourDepartureId',
        line.bookableTourDepartureId === first.bookableTourDepartureId,
        'The same in every line.',
      ],
      ['grossAmount', line.grossAmount === first.grossAmount, 'The same in every line.'],
      ['netAmount', line.netAmount === line.grossAmount, 'The same as grossAmount.'],
      ['salesChannelId', line.salesChannelId === salesChannel.id, `It is ${salesChannel.id}.`],
      ['bookableTourId', line.bookableTourId === tourId, 'Not the tour of the departure.'],
      [
        'ageGroupPricingId',
        line.ageGroupPricingId === `${tourCode}-${line.ageGroup}`,
        'Not the price of the departure’s age group.',
      ],
      ['participantId', participantIds.indexOf(line.participantId) === index, 'In another line already.'],
    ];
    return rules.flatMap(([field, isRight, message]) => (isRight ? [] : [{ field: `${index}.${field}`, message }]));
  });
}

const toAvailability = ({ departure, experience: { price }, taken }: FoundDeparture) => ({
  id: departure.departureId,
  bookableTourId: departure.tourId,
  availableCapacity: departure.capacity,
  bookingOverviewGql: { bookedAmount: taken },
  salesChannelsGql: [salesChannel],
  departuresObject: [
    {
      id: departure.departureId,
      ageGroups: price
        ? ageGroups.map((ageGroup) => ({
            ageGroup,
            id: `${departure.tourCode}-${ageGroup}`,
            articlePriceObject: { price: inUnits(price) },
          }))
        : [],
    },
  ],
});

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

const toInstance = ({ departure, experience }: FoundDeparture) => ({
  date: departure.date,
  timeRange: hoursOf(departure),
  timeZone: departure.timeZone,
  day: weekday.format(new Date(`${departure.date}T00:00:00Z`)),
  formattedDateLong: formatLongDate(departure.date),
  bookableTourId: departure.tourId,
  departureId: departure.departureId,
  minAge: experience.minAge,
});

const wireStatus = ({ state, systemStatus }: ExcursionParty) =>
  systemStatus ?? (state === 'confirmed' ? 'PREBOOKED_NOT_POSTED' : 'WAITLIST');

/** Some engines know only a guest's full name, whose last word is taken for the last name. */
const namesOf = (passenger: Passenger | undefined, fullName: string) => ({
  firstName: passenger?.firstName ?? fullName.replace(/\s+\S+$/, ''),
  lastName: passenger?.lastName ?? fullName.split(/\s+/).slice(1).at(-1) ?? '',
});

const toBookings = (party: ExcursionParty, { participantId, firstName, lastName }: BookedGuest) =>
  party.bookings
    .filter((booking) => booking.participantId === participantId)
    .map(({ bookingId }) => ({
      id: bookingId,
      firstName,
      lastName,
      ...(party.systemStatus === '' ? {} : { bookingStatus: wireStatus(party) }),
      bookableTourObject: { code: party.departure.tourCode, date: party.departure.date },
      bookableTourDepartureObject: { departureTime: party.departure.startsAt },
      ...(party.position === undefined ? {} : { position: party.position }),
    }));

const toReceipt = (party: ExcursionParty) => ({
  status: party.state === 'confirmed' ? 'CONFIRMED' : 'WAITLIST',
  ...(party.position === undefined ? {} : { position: party.position }),
  results: party.bookings.map(({ participantId, bookingId }) => ({
    participantId,
    bookingId,
    bookingStatus: wireStatus(party),
  })),
});
