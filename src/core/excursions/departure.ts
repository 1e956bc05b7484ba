import type { PlainDate } from '../shared/plain-date';
import { instantAt } from '../shared/zoned-time';
import type { VoyageSailing } from '../voyages/find-voyages';
import type { Experience } from './experience';
import { callsOfSailing } from './port-calls';

/** A departure is an experience on one sailing, at a date and time. Its ids never change. */
export interface Departure {
  readonly departureId: string;
  readonly tourId: string;
  readonly tourCode: string;
  readonly itineraryId: string;
  readonly date: PlainDate;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly begins: Date;
  readonly ends: Date;
  readonly capacity: number;
}

type OfferableExperience = Pick<
  Experience,
  'tourCode' | 'portSlug' | 'months' | 'startTimes' | 'durationMinutes' | 'capacity' | 'isCustomOnly'
>;

/**
 * Returns the departures within the vessel's hours in port; none for an experience that is arranged only on request.
 */
export function departuresOf(
  experience: OfferableExperience,
  voyageSailing: VoyageSailing,
  timeZone: string,
): readonly Departure[] {
  if (experience.isCustomOnly) return [];
  const { tourCode, durationMinutes, capacity } = experience;
  const { itineraryId } = voyageSailing.sailing;
  return callsOfSailing(experience, voyageSailing).flatMap(({ date, startTimes }) =>
    startTimes.map((startsAt): Departure => {
      const begins = instantAt({ day: date, time: startsAt }, timeZone);
      const tourId = `${itineraryId}.${tourCode}.${date.slice(2).replaceAll('-', '')}`;
      return {
        departureId: `${tourId}.${startsAt.replace(':', '')}`,
        tourId,
        tourCode,
        itineraryId,
        date,
        startsAt,
        timeZone,
        begins,
        ends: new Date(begins.getTime() + durationMinutes * 60_000),
        capacity,
      };
    }),
  );
}

export const itineraryOf = (departureId: string): string => departureId.split('.', 1)[0] ?? '';

export const tourOf = (departureId: string): string => departureId.split('.', 2)[1] ?? '';
