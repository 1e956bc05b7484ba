import type { PlainDate } from '../shared/plain-date';
import { ageBand, type AgeBand } from '../trips/age-bands';
import type { Trip } from '../trips/trip';

/** A guest of a trip, as the excursion desk knows them. */
export interface Participant {
  readonly participantId: string;
  readonly fullName: string;
  /** On the day in question (H34). */
  readonly ageGroup: AgeBand;
}

/** The same guest of the same reservation has the same id for ever. */
export function participantsOf({ reservationId, passengers }: Pick<Trip, 'reservationId' | 'passengers'>, day: PlainDate): readonly Participant[] {
  return passengers.map(({ fullName, birthday }, index) => ({
    participantId: `${reservationId}-${index + 1}`,
    fullName,
    ageGroup: ageBand(birthday, day),
  }));
}
