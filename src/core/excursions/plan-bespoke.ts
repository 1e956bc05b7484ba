import type { Clock } from '../shared/clock.port';
import { compareTexts } from '../shared/compare-texts';
import type { PlainDate } from '../shared/plain-date';
import { participantsOf } from './participants';
import { bookedTrips } from '../trips/trip-order';
import type { Trip } from '../trips/trip';
import type { TripRepository } from '../trips/trip-repository.port';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { instantAt } from '../shared/zoned-time';
import { activityLevel } from './activity-level';
import { type BespokeDay, bespokeDays } from './bespoke-days';
import type { BespokeRequest } from './bespoke-request';
import type { BespokeRequests } from './bespoke-requests.port';
import type { ExcursionContent } from './excursion-content.port';
import type { ExcursionTerms } from './excursion-terms';
import type { Experience } from './experience';
import type { BespokeChoices } from './validate-bespoke';

export interface BespokePlan {
  readonly kind: 'plan';
  readonly trip: Trip;
  readonly choices: BespokeChoices;
  readonly closes: Date;
  readonly experience?: Experience;
  readonly requests: readonly BespokeRequest[];
}

export type PlanBespokeOutcome =
  | BespokePlan
  /** The reservation does not exist or belongs to another guest: not distinguished (reliability C1). */
  | { readonly kind: 'not-found' }
  | { readonly kind: 'no-trip' }
  | { readonly kind: 'not-open'; readonly trip: Trip }
  | { readonly kind: 'no-days'; readonly trip: Trip };

const hourMs = 3_600_000;

export class PlanBespoke {
  constructor(
    private readonly parts: {
      readonly trips: Pick<TripRepository, 'findTrips'>;
      readonly voyages: Pick<VoyageContent, 'findVoyages' | 'findPorts'>;
      readonly excursions: Pick<ExcursionContent, 'findExperiences'>;
      readonly requests: Pick<BespokeRequests, 'find'>;
      readonly terms: ExcursionTerms;
      readonly clock: Clock;
      readonly openBefore: PlainDate;
    },
  ) {}

  /** Without a reservation the guest's first booked one with a coming day in port is used (H21). */
  async run({
    contactId,
    reservationId,
    tourCode,
  }: {
    readonly contactId: string;
    readonly reservationId?: string | undefined;
    readonly tourCode?: string | undefined;
  }): Promise<PlanBespokeOutcome> {
    const { trips, voyages, excursions, openBefore } = this.parts;
    const [own, allVoyages, ports, experiences] = await Promise.all([
      trips.findTrips({ contactId }),
      voyages.findVoyages(),
      voyages.findPorts(),
      excursions.findExperiences(),
    ]);
    const requestedTrips = own.filter((trip) => reservationId === undefined || trip.reservationId === reservationId);
    if (reservationId !== undefined && requestedTrips.length === 0) return { kind: 'not-found' };
    const closes = new Date(this.parts.clock.now().getTime() + this.parts.terms.closesHours * hourMs);
    const tripDays = bookedTrips(requestedTrips).map((trip) => {
      const { isOpen, days } = bespokeDays(trip, { voyages: allVoyages, ports, openBefore });
      return { trip, isOpen, days: days.filter((day) => lastMoment(day) > closes) };
    });
    const best = tripDays.find(({ days }) => days.length > 0) ?? tripDays[0];
    if (!best) return { kind: 'no-trip' };
    const { trip, isOpen, days } = best;
    if (!isOpen) return { kind: 'not-open', trip };
    if (days.length === 0) return { kind: 'no-days', trip };
    const experience = experiences.find((one) => one.tourCode === tourCode);
    return {
      kind: 'plan',
      trip,
      closes,
      requests: await this.parts.requests.find([trip.reservationId]),
      choices: {
        days,
        guests: participantsOf(trip, days[0]?.date ?? trip.reservedOn).map(({ participantId, fullName }) => ({
          participantId,
          fullName,
        })),
        interests: [...new Set(experiences.flatMap(({ interests }) => interests))].sort(compareTexts),
        levels: [...new Set(experiences.map((one) => one.activityLevel))].sort(
          (one, other) => activityLevel(one).bars - activityLevel(other).bars,
        ),
        currency: trip.total.currency,
      },
      ...(experience ? { experience } : {}),
    };
  }
}

const lastMoment = ({ date, departs, timeZone }: BespokeDay): Date =>
  instantAt({ day: date, time: departs ?? '23:59' }, timeZone);
