import { addDays, isBefore, type PlainDate } from '../shared/plain-date';
import type { TripPackage } from '../trips/trip';
import { bookedSailing } from '../voyages/booked-sailing';
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
  /** The experiences, each with its calls on this trip, in the requested order (EXC-19); there is at least one. */
  readonly matches: readonly FoundExperience[];
}

interface OfferedExperiences {
  readonly experiences: readonly Experience[];
  readonly sorting?: ExperienceSorting | undefined;
  /** Days before it are left out; all days are listed where it is absent. */
  readonly from?: PlainDate | undefined;
}

/** Each port with its first day (EXC-18). Uses the booked days, so that a withdrawn sailing still has its ports. */
export function portsOfTrip(voyages: readonly BookedVoyage[], offered: OfferedExperiences): readonly TripPort[] {
  return voyages.flatMap(({ voyage, tripPackage }) => {
    const matches = foundAlong({ voyage, tripPackage }, offered);
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
  { voyage, tripPackage }: BookedVoyage,
  { experiences, sorting: { order, ranks } = suggestedToAll, from }: OfferedExperiences,
): readonly FoundExperience[] {
  const sailing = bookedSailing(voyage, tripPackage);
  const experienceCalls = experiences.map((experience) => ({
    experience,
    calls: callsFor(experience, [sailing]).filter(({ date }) => !from || !isBefore(date, from)),
  }));
  return sortExperiences(experienceCalls, order, ranks);
}
