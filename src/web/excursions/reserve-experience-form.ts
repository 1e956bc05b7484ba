import { momentText } from '../../core/shared/moment-text';
import { fieldsOf, formLine, formText, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import type {
  BookableDeparture,
  ExcursionBookingGuest,
  PlanExcursionBookingOutcome,
} from '../../core/excursions/plan-excursion-booking';
import type { FoundDeparture } from '../../core/excursions/find-departures';
import { nearDepartures } from '../../core/excursions/near-departures';
import { hoursOf, zoneNameOf } from '../../core/excursions/departure-times';
import { freeUntil, type ExcursionTerms } from '../../core/excursions/excursion-terms';
import { expectedBookingStatus } from '../../core/excursions/expected-booking-status';
import { formatMoney, inUnits } from '../../core/shared/money';
import { formatLongDate, type PlainDate } from '../../core/shared/plain-date';
import { AGE_GROUP_LABELS } from '../../core/trips/age-group';
import type { Trip } from '../../core/trips/trip';
import type { ChoiceSeats, DepartureChoice, GuestChoice, ReserveForm } from '../../../views/excursions/reserve-form';
import { reserveExperienceTexts as texts } from '../../../views/excursions/reserve-experience.texts';
import type { NearItemView } from '../../../views/voyages/NearAlternatives';
import { hrefCustomize, hrefExcursionBookings, hrefReserveExperience } from '../hrefs';
import { differenceText } from '../voyages/near-alternatives-view';
import { tripText } from './trip-text';

export type Plan = Extract<PlanExcursionBookingOutcome, { readonly kind: 'plan' }>;

export interface ReserveFormInput {
  readonly key: string;
  readonly reservationId: string;
  readonly departureId: string;
  readonly participantIds: readonly string[];
  readonly notes: string;
  /** The price that the form showed, per guest in units of the currency; absent where a caller names none. */
  readonly shownPrice?: number;
}

const maxNotesLength = 1_000;
const guestPrefix = 'guest.';
const schema = Joi.object({
  key: formLine(100),
  reservationId: formLine(40),
  departure: formLine(120),
  notes: formText(20_000),
  price: formLine(20),
});

export function readReserveForm(body: unknown): ReserveFormInput {
  const { key, reservationId, departure, notes, price } = readForm(schema, body);
  const participantIds = Object.keys(fieldsOf(body))
    .filter((name) => name.startsWith(guestPrefix))
    .map((name) => name.slice(guestPrefix.length));
  return {
    key,
    reservationId,
    departureId: departure,
    participantIds,
    notes: notes.trim(),
    ...(price === '' ? {} : { shownPrice: Number(price) }),
  };
}

export function validateReserveForm({ participantIds, departureId, notes }: ReserveFormInput): ReserveForm['errors'] {
  return {
    ...(departureId === '' ? { departure: texts.noDate } : {}),
    ...(participantIds.length === 0 ? { guests: texts.noGuests } : {}),
    ...(notes.length > maxNotesLength ? { notes: texts.notesTooLong } : {}),
  };
}

interface BookingFormInput {
  readonly plan: Plan;
  readonly action: string;
  readonly key: string;
  readonly terms: ExcursionTerms;
  readonly now: Date;
  readonly near?: readonly NearItemView[];
  readonly input?: ReserveFormInput;
  readonly errors?: ReserveForm['errors'];
  readonly problem?: ReserveForm['problem'];
}

/** Other experiences on the days of a full one, with enough seats for all guests who have none yet. */
export async function findNear(
  { experience, departures, guests, trip: { reservationId } }: Plan,
  findOn: (itineraryId: string, day: PlainDate) => Promise<readonly FoundDeparture[]>,
): Promise<readonly NearItemView[]> {
  const guestCount = guests.filter((guest) => !isBookedOut(guest, departures)).length;
  const [first] = departures;
  if (!first || guestCount === 0 || !isLimitedFor(departures, guestCount)) return [];
  const { itineraryId, begins } = first.departure;
  const days = [...new Set(departures.map(({ departure }) => departure.date))];
  const foundDepartures = await Promise.all(days.map((day) => findOn(itineraryId, day)));
  return nearDepartures({ experience, begins, guestCount }, foundDepartures.flat()).map((near) => ({
    label: near.experience.title,
    href: hrefReserveExperience(near.experience.categorySlug, near.experience.slug, reservationId),
    note: texts.near(
      `${formatLongDate(near.departure.date)}, ${hoursOf(near.departure)}`,
      formatMoney(near.experience.price),
      near.difference?.amount === 0 ? texts.samePrice : near.difference && differenceText(near.difference),
      near.left,
    ),
  }));
}

export function toReserveForm({
  plan,
  action,
  key,
  terms,
  now,
  near = [],
  input,
  errors = {},
  problem,
}: BookingFormInput): ReserveForm {
  const { experience, trip, departures, guests } = plan;
  const bookable = guests.filter((guest) => !isBookedOut(guest, departures));
  const [only, ...others] = departures;
  const first = departures[0]?.departure;
  return {
    action,
    key,
    reservationId: trip.reservationId,
    tourCode: experience.tourCode,
    trip: tripLabels([trip, ...plan.otherTrips])(trip),
    tripHref: hrefExcursionBookings(trip.reservationId),
    isLimited: isLimitedFor(departures, bookable.length),
    near,
    isComplete: bookable.length === 0,
    zoneName: first ? zoneNameOf(first) : '',
    timeZone: first?.timeZone ?? 'UTC',
    ...(first && only?.seenAt ? { seenAt: momentText(only.seenAt, first.timeZone) } : {}),
    departures: departures.map(toChoice),
    guests: guests.map((guest): GuestChoice => ({
      participantId: guest.participantId,
      name: guest.fullName,
      ageGroup: guest.ageGroup,
      ageGroupLabel: AGE_GROUP_LABELS[guest.ageGroup],
      departureIds: guest.departureIds,
      isBooked: isBookedOut(guest, departures),
    })),
    ...(experience.minAge > 0 ? { minAge: experience.minAge } : {}),
    price: texts.price(formatMoney(experience.price)),
    shownPrice: inUnits(experience.price),
    terms:
      first && others.length === 0
        ? now < freeUntil(first, terms)
          ? texts.terms(momentText(freeUntil(first, terms), first.timeZone))
          : texts.termsCharged
        : texts.termsByHours(terms.freeCancellationHours),
    customHref: hrefCustomize({ tourCode: experience.tourCode, reservationId: trip.reservationId }),
    values: {
      departureId: input?.departureId ?? (others.length === 0 ? (first?.departureId ?? '') : ''),
      participantIds: input?.participantIds ?? [],
      notes: input?.notes ?? '',
    },
    errors,
    ...(problem ? { problem } : {}),
  };
}

/** Labels a trip by its suite. Two suites on one sailing differ only by their number. */
export function tripLabels(trips: readonly Trip[]): (trip: Trip) => string {
  const all = trips.map(tripText);
  return (trip) => {
    const text = tripText(trip);
    return all.indexOf(text) === all.lastIndexOf(text) ? text : texts.numberedTrip(text, trip.reservationId);
  };
}

const seatsOf = ({ departure: { capacity }, taken, waiting = 0 }: BookableDeparture): ChoiceSeats | undefined =>
  taken === undefined ? undefined : { seatsLeft: Math.max(0, capacity - taken), capacity, waiting };

const isLimitedFor = (departures: readonly BookableDeparture[], guestCount: number): boolean =>
  departures.map(seatsOf).every((seats) => seats && expectedBookingStatus(seats.seatsLeft, guestCount) === 'WAITLIST');

const isBookedOut = ({ departureIds }: ExcursionBookingGuest, departures: readonly BookableDeparture[]) =>
  departures.length > 0 && departures.every(({ departure }) => departureIds.includes(departure.departureId));

function toChoice(bookableDeparture: BookableDeparture): DepartureChoice {
  const {
    departure: { departureId, tourId, date },
  } = bookableDeparture;
  const seats = seatsOf(bookableDeparture);
  return {
    departureId,
    tourId,
    label: `${formatLongDate(date)}, ${hoursOf(bookableDeparture.departure)}`,
    ...(seats ? { seats } : {}),
    clashes: (bookableDeparture.clashes ?? []).map(({ title, names }) => texts.clash(title, names.join(', '))),
  };
}
