import { ageOn, type PlainDate } from '../shared/plain-date';
import { ageBand, type AgeBand } from '../trips/age-bands';
import type { Trip } from '../trips/trip';

/** A guest of a trip, as the excursion booking system knows them. */
export interface Participant {
  readonly participantId: string;
  readonly fullName: string;
  /** On the day in question (H34). */
  readonly ageGroup: AgeBand;
}

/** The same guest of the same reservation has the same id for ever. */
export function participantsOf(
  { reservationId, passengers }: Pick<Trip, 'reservationId' | 'passengers'>,
  day: PlainDate,
): readonly Participant[] {
  return passengers.map(({ fullName, birthday }, index) => ({
    participantId: idOf(reservationId, index),
    fullName,
    ageGroup: ageBand(birthday, day),
  }));
}

/** Who is known to be younger on that day. Of whom no birthday is known, the line sees a travel document before departure (EXC-15). */
export const youngerThan = (
  minAge: number,
  { reservationId, passengers }: Pick<Trip, 'reservationId' | 'passengers'>,
  day: PlainDate,
): readonly string[] =>
  passengers.flatMap(({ birthday }, index) =>
    birthday !== undefined && ageOn(birthday, day) < minAge ? [idOf(reservationId, index)] : [],
  );

const idOf = (reservationId: string, index: number) => `${reservationId}-${index + 1}`;
