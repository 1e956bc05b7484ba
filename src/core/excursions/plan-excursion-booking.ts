import type { Clock } from '../shared/clock.port';
import type { PlainDate } from '../shared/plain-date';
import { bookedTrips } from '../trips/trip-order';
import type { Trip } from '../trips/trip';
import type { TripRepository } from '../trips/trip-repository.port';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { openPackages } from './booking-opening';
import type { BespokeRequest } from './bespoke-request';
import type { BespokeRequests } from './bespoke-requests.port';
import { type Clash, clashesWith } from './clashes';
import type { Departure } from './departure';
import type { ExcursionContent } from './excursion-content.port';
import type { ExcursionBookings, ExcursionParty } from './excursion-bookings.port';
import { closesAt, type ExcursionTerms } from './excursion-terms';
import { type Experience, isPriced, type PricedExperience } from './experience';
import type { FindDepartures, FoundDeparture, PlannedDeparture } from './find-departures';
import { participantsOf, type Participant } from './participants';

export interface ExcursionBookingGuest extends Participant {
  readonly departureIds: readonly string[];
}

/** A departure to choose from. Its seats are absent while the booking system does not answer. */
export type BookableDeparture = PlannedDeparture &
  Partial<Pick<FoundDeparture, 'taken' | 'waiting' | 'seenAt'>> & { readonly clashes?: readonly Clash[] };

export type PlanExcursionBookingOutcome =
  | { readonly kind: 'not-found' }
  /** Another guest's voyage is not distinguished from none (reliability C1). */
  | { readonly kind: 'no-trip'; readonly experience: Experience }
  | { readonly kind: 'not-open'; readonly experience: Experience; readonly trip: Trip }
  /** An experience whose price is on request is requested, not booked (H32). */
  | { readonly kind: 'on-request'; readonly experience: Experience; readonly trip: Trip }
  | { readonly kind: 'choose-trip'; readonly experience: PricedExperience; readonly trips: readonly Trip[] }
  | {
      readonly kind: 'plan';
      readonly experience: PricedExperience;
      readonly trip: Trip;
      readonly departures: readonly BookableDeparture[];
      readonly guests: readonly ExcursionBookingGuest[];
      readonly otherTrips: readonly Trip[];
    };

type TripPlan = Extract<PlanExcursionBookingOutcome, { readonly trip: Trip }>;

export interface ExcursionBookingQuery {
  readonly contactId: string;
  readonly slug: string;
  readonly reservationId?: string | undefined;
}

type Look = (
  itineraryIds: readonly string[],
  tourCode: string,
  trip: Trip,
) => Promise<readonly [readonly BookableDeparture[], readonly ExcursionParty[], readonly BespokeRequest[]]>;

export class PlanExcursionBooking {
  constructor(
    private readonly parts: {
      readonly excursions: Pick<ExcursionContent, 'findExperiences'>;
      readonly voyages: Pick<VoyageContent, 'findVoyages'>;
      readonly trips: Pick<TripRepository, 'findTrips'>;
      readonly departures: Pick<FindDepartures, 'onSailings' | 'unseenOnSailings'>;
      readonly excursionBookings: Pick<ExcursionBookings, 'findParties'>;
      readonly bespoke: Pick<BespokeRequests, 'find'>;
      readonly terms: ExcursionTerms;
      readonly clock: Clock;
      readonly openBefore: PlainDate;
    },
  ) {}

  /**
   * The requested reservation counts where the experience departs on it, else the others: one is used, several are to
   * choose from. Where it departs on none, the outcome is that of the requested one, else of the first (H21).
   */
  run(query: ExcursionBookingQuery): Promise<PlanExcursionBookingOutcome> {
    return this.plan(query, (open, tourCode, { reservationId }) =>
      Promise.all([
        this.parts.departures.onSailings(open, tourCode),
        this.parts.excursionBookings.findParties([reservationId]),
        this.parts.bespoke.find([reservationId]),
      ]),
    );
  }

  /** Plans the same without asking the booking system, so that seats and existing bookings are unknown. */
  runUnseen(query: ExcursionBookingQuery): Promise<PlanExcursionBookingOutcome> {
    return this.plan(query, async (open, tourCode) => [
      await this.parts.departures.unseenOnSailings(open, tourCode),
      [],
      [],
    ]);
  }

  private async plan(
    { contactId, slug, reservationId }: ExcursionBookingQuery,
    look: Look,
  ): Promise<PlanExcursionBookingOutcome> {
    const [experiences, trips] = await Promise.all([
      this.parts.excursions.findExperiences(),
      this.parts.trips.findTrips({ contactId }),
    ]);
    const experience = experiences.find((one) => one.slug === slug);
    if (!experience) return { kind: 'not-found' };
    const currentTrips = bookedTrips(trips);
    const requestedTrip = currentTrips.find((trip) => trip.reservationId === reservationId);
    if (reservationId !== undefined && !requestedTrip) return { kind: 'no-trip', experience };
    const plans = await Promise.all(currentTrips.map((trip) => this.planFor(trip, experience, look)));
    const isAsked = ({ trip }: TripPlan) => trip === requestedTrip;
    const departing = plans.filter((plan) => plan.kind === 'plan').filter(({ departures }) => departures.length > 0);
    const chosenPlan = departing.find(isAsked) ?? (departing.length === 1 ? departing[0] : undefined);
    if (chosenPlan)
      return { ...chosenPlan, otherTrips: departing.filter((plan) => plan !== chosenPlan).map(({ trip }) => trip) };
    const [first] = departing;
    if (first) return { kind: 'choose-trip', experience: first.experience, trips: departing.map(({ trip }) => trip) };
    return plans.find(isAsked) ?? plans[0] ?? { kind: 'no-trip', experience };
  }

  private async planFor(trip: Trip, experience: Experience, look: Look): Promise<TripPlan> {
    const { clock, openBefore, terms } = this.parts;
    const voyages = await this.parts.voyages.findVoyages();
    const open = openPackages(trip.packages, { voyages, openBefore }).map(({ packageCode }) => packageCode);
    if (open.length === 0) return { kind: 'not-open', experience, trip };
    if (!isPriced(experience)) return { kind: 'on-request', experience, trip };
    const now = clock.now();
    const [bookableDepartures, parties, requests] = await look(open, experience.tourCode, trip);
    const ahead = bookableDepartures.filter(({ departure }) => closesAt(departure, terms) > now);
    const day = ahead[0]?.departure.date ?? trip.packages[0]?.start;
    const guests =
      day === undefined
        ? []
        : participantsOf(trip, day).map((participant): ExcursionBookingGuest => ({
            ...participant,
            departureIds: ahead
              .filter(({ departure }) =>
                parties.some((party) => isSameDeparture(party.departure, departure) && takesPart(party, participant)),
              )
              .map(({ departure }) => departure.departureId),
          }));
    const experiences = await this.parts.excursions.findExperiences();
    const titleOf = (code: string) => experiences.find(({ tourCode }) => tourCode === code)?.title ?? code;
    const departures = ahead.map((one) => {
      const clashes = clashesWith(one.departure, { parties, requests, titleOf });
      return clashes.length > 0 ? { ...one, clashes } : one;
    });
    return { kind: 'plan', experience, trip, departures, guests, otherTrips: [] };
  }
}

type DepartureKey = Pick<Departure, 'tourCode' | 'begins'>;

/** EXC-09 compares code, date and time: bookings of an older system have other numbers of departures. */
const isSameDeparture = (one: DepartureKey, other: DepartureKey): boolean =>
  one.tourCode === other.tourCode && one.begins.getTime() === other.begins.getTime();

const takesPart = ({ bookings }: ExcursionParty, { participantId }: Participant): boolean =>
  bookings.some((booking) => booking.participantId === participantId);
