import type { PlainDate } from '../shared/plain-date';
import { instantAt } from '../shared/zoned-time';
import type { VoyageSailing } from '../voyages/find-voyages';
import type { Experience } from './experience';
import { callsOfSailing } from './port-calls';

/** An experience that leaves at one time on one day of one sailing. Its ids stay the same for ever. */
export interface Departure {
  readonly departureId: string;
  /** The experience on that day, whatever the hour. */
  readonly tourId: string;
  readonly tourCode: string;
  readonly itineraryId: string;
  readonly date: PlainDate;
  /** Port-local `HH:MM`. */
  readonly startsAt: string;
  /** IANA name of the port's zone (H66). */
  readonly timeZone: string;
  readonly begins: Date;
  readonly ends: Date;
  readonly capacity: number;
}

type OfferableExperience = Pick<
  Experience,
  'tourCode' | 'portSlug' | 'months' | 'startTimes' | 'durationMinutes' | 'capacity' | 'isCustomOnly'
>;

/** When an experience leaves on a sailing, within the hours that the yacht is in port; never, where it is only made up on request. */
export function departuresOf(
  experience: OfferableExperience,
  found: VoyageSailing,
  timeZone: string,
): readonly Departure[] {
  if (experience.isCustomOnly) return [];
  const { tourCode, durationMinutes, capacity } = experience;
  const { itineraryId } = found.sailing;
  return callsOfSailing(experience, found).flatMap(({ date, startTimes }) =>
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

/** The sailing that a departure belongs to is the first part of its id. */
export const itineraryOf = (departureId: string): string => departureId.split('.', 1)[0] ?? '';
