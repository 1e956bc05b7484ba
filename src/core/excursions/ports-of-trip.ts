import { addDays, daysBetween, type PlainDate } from '../shared/plain-date';
import type { TripPackage } from '../trips/trip';
import type { Voyage } from '../voyages/voyage';
import type { Experience } from './experience';
import type { FoundExperience } from './experience-filter';
import { callsFor } from './port-calls';
import { type ExperienceSorting, sortExperiences, suggestedToAll } from './sort-experiences';

interface BookedVoyage {
  readonly voyage: Voyage;
  readonly tripPackage: Pick<TripPackage, 'packageCode' | 'start' | 'end'>;
}

export interface TripPort {
  readonly packageCode: string;
  readonly day: number;
  readonly date: PlainDate;
  readonly title: string;
  /** Each with its calls on this trip, in the requested order (EXC-19). Never empty. */
  readonly matches: readonly FoundExperience[];
}

/** Each port with its first day (EXC-18). Uses the booked days, so that a withdrawn sailing still has its ports. */
export function portsOfTrip(
  voyages: readonly BookedVoyage[],
  experiences: readonly Experience[],
  sorting: ExperienceSorting = suggestedToAll,
): readonly TripPort[] {
  return voyages.flatMap(({ voyage, tripPackage }) => {
    const matches = foundAlong({ voyage, tripPackage }, { experiences, sorting });
    return voyage.days.flatMap(({ day, title }) => {
      const here = matches.filter(({ calls }) => calls[0]?.day === day);
      return here.length > 0
        ? [
            {
              packageCode: tripPackage.packageCode,
              day,
              date: addDays(tripPackage.start, day - 1),
              title,
              matches: here,
            },
          ]
        : [];
    });
  });
}

function foundAlong(
  { voyage, tripPackage: { packageCode, start, end } }: BookedVoyage,
  {
    experiences,
    sorting: { order, ranks },
  }: { readonly experiences: readonly Experience[]; readonly sorting: ExperienceSorting },
): readonly FoundExperience[] {
  const sailing = {
    itineraryId: packageCode,
    voyageId: voyage.voyageId,
    start,
    end,
    nights: daysBetween(start, end),
    isWaitlistOnly: false,
    suites: [],
  };
  const experienceCalls = experiences.map((experience) => ({
    experience,
    calls: callsFor(experience, [{ voyage, sailing }]),
  }));
  return sortExperiences(experienceCalls, order, ranks);
}
