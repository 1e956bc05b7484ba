import { inUnits, type Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import type { Trip } from '../trips/trip';
import type { TripRepository } from '../trips/trip-repository.port';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { openPackages } from './booking-opening';
import { itineraryOf } from './departure';
import type { ExcursionBookings, PartyRequest, ReserveOutcome } from './excursion-bookings.port';
import type { FindDepartures } from './find-departures';
import type { NotifyOfExcursionBooking } from './notify-of-excursion-booking';
import { participantsOf, youngerThan } from './participants';
import { isSameRequest } from './same-request';

export interface ReserveExperienceRequest {
  readonly contactId: string;
  readonly requestKey: string;
  /** The caller named no key: a request equal to an existing booking counts as a repeat (reliability D6). */
  readonly isUnnamed?: boolean;
  /** A departure of any other experience is refused as unknown. Absent where the caller names no experience. */
  readonly slug?: string;
  /** The reservation that the guest looks at: guests of another one are unknown. Absent where none is named. */
  readonly reservationId?: string;
  readonly departureId: string;
  readonly participantIds: readonly string[];
  readonly notes?: string | undefined;
  /** The price that the caller was shown, per guest in units of the currency; absent where they name none. */
  readonly shownPrice?: number | undefined;
  readonly shownAgeGroups?: ReadonlyMap<string, string>;
}

export type ReserveExperienceOutcome =
  | ReserveOutcome
  | { readonly kind: 'unknown-guests' }
  /** The reservation is an offer, a waitlist entry or cancelled: it cannot book excursions. */
  | { readonly kind: 'not-booked' }
  /** A guest's age group differs from the stated one (reliability C3). */
  | { readonly kind: 'other-age-group'; readonly participantIds: readonly string[] }
  | { readonly kind: 'too-young'; readonly minAge: number; readonly participantIds: readonly string[] }
  | { readonly kind: 'unknown-departure' }
  | { readonly kind: 'not-open' }
  | { readonly kind: 'no-price' }
  | { readonly kind: 'price-changed'; readonly price: Money };

/** All of the guests get seats, or one waitlist entry together (EXC-07, EXC-16). */
export class ReserveExperience {
  constructor(
    private readonly parts: {
      readonly trips: Pick<TripRepository, 'findTrips'>;
      readonly voyages: Pick<VoyageContent, 'findVoyages'>;
      readonly departures: Pick<FindDepartures, 'get'>;
      readonly excursionBookings: Pick<ExcursionBookings, 'findParties' | 'reserve'>;
      readonly notify: Pick<NotifyOfExcursionBooking, 'notifyOfBooking'>;
      readonly openBefore: PlainDate;
    },
  ) {}

  async run(request: ReserveExperienceRequest): Promise<ReserveExperienceOutcome> {
    const itineraryId = itineraryOf(request.departureId);
    // Asked at the same time, because PostgreSQL answers such reads with one round trip.
    const [trips, plannedDeparture] = await Promise.all([
      this.parts.trips.findTrips({ contactId: request.contactId }),
      this.parts.departures.get({ itineraryId, departureId: request.departureId }),
    ]);
    const trip = tripOf(trips, request.participantIds);
    if (!trip || (request.reservationId ?? trip.reservationId) !== trip.reservationId)
      return { kind: 'unknown-guests' };
    if (trip.status !== 'BK') return { kind: 'not-booked' };
    const isOnTrip = trip.packages.some(({ packageCode }) => packageCode === itineraryId);
    if (
      !plannedDeparture ||
      !isOnTrip ||
      (request.slug ?? plannedDeparture.experience.slug) !== plannedDeparture.experience.slug
    )
      return { kind: 'unknown-departure' };
    const {
      departure,
      experience: { price, minAge },
    } = plannedDeparture;
    if (!(await this.isOpen(trip, departure.itineraryId))) return { kind: 'not-open' };
    if (!price) return { kind: 'no-price' };
    if (request.shownPrice !== undefined && request.shownPrice !== inUnits(price))
      return { kind: 'price-changed', price };
    const inOtherGroups = findInOtherGroups(trip, departure.date, request);
    if (inOtherGroups.length > 0) return { kind: 'other-age-group', participantIds: inOtherGroups };
    const tooYoung = youngerThan(minAge, trip, departure.date).filter((id) => request.participantIds.includes(id));
    if (tooYoung.length > 0) return { kind: 'too-young', minAge, participantIds: tooYoung };
    const guests = participantsOf(trip, departure.date).filter(({ participantId }) =>
      request.participantIds.includes(participantId),
    );
    const bookingRequest: PartyRequest = {
      requestKey: request.requestKey,
      reservationId: trip.reservationId,
      contactId: request.contactId,
      departure,
      guests: guests.map((guest) => ({ ...guest, price })),
      ...(request.notes ? { notes: request.notes } : {}),
    };
    const outcome = await this.parts.excursionBookings.reserve(bookingRequest);
    // The guest is answered without waiting for the mail, which never throws.
    if (outcome.kind === 'reserved') void this.parts.notify.notifyOfBooking(outcome.party);
    return outcome.kind === 'already-booked' && request.isUnnamed
      ? this.findStanding(bookingRequest, outcome)
      : outcome;
  }

  /** A released booking does not count as existing: requested again without a key, it is a new request. */
  private async findStanding(bookingRequest: PartyRequest, otherwise: ReserveOutcome): Promise<ReserveOutcome> {
    const parties = await this.parts.excursionBookings.findParties([bookingRequest.reservationId]);
    const party = parties.find(({ bookings, ...parts }) =>
      isSameRequest({ ...parts, guests: bookings }, bookingRequest),
    );
    return party ? { kind: 'reserved', party } : otherwise;
  }

  private async isOpen({ packages }: Trip, itineraryId: string): Promise<boolean> {
    const { voyages, openBefore } = this.parts;
    const open = openPackages(packages, { voyages: await voyages.findVoyages(), openBefore });
    return open.some(({ packageCode }) => packageCode === itineraryId);
  }
}

/** A birthday may lie between the first day and that of the excursion: both age groups are accepted then. */
function findInOtherGroups(
  trip: Trip,
  day: PlainDate,
  { shownAgeGroups = new Map() }: ReserveExperienceRequest,
): readonly string[] {
  const right = [trip.packages[0]?.start ?? day, day]
    .flatMap((date) => participantsOf(trip, date))
    .map(({ participantId, ageGroup }) => `${participantId} ${ageGroup}`);
  return [...shownAgeGroups]
    .filter(([participantId, ageGroup]) => !right.includes(`${participantId} ${ageGroup}`))
    .map(([participantId]) => participantId);
}

function tripOf(trips: readonly Trip[], participantIds: readonly string[]): Trip | undefined {
  if (participantIds.length === 0) return undefined;
  return trips.find((trip) => {
    const own = new Set(
      trip.packages[0] ? participantsOf(trip, trip.packages[0].start).map(({ participantId }) => participantId) : [],
    );
    return participantIds.every((id) => own.has(id));
  });
}
