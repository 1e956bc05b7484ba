import { ageOn, type PlainDate } from '../shared/plain-date';
import { ageGroupOn, type AgeGroup } from '../trips/age-group';
import type { Trip } from '../trips/trip';

export interface Participant {
  readonly participantId: string;
  readonly fullName: string;
  readonly ageGroup: AgeGroup;
}

/** Ids are stable: the same guest of the same reservation always has the same one. */
export function participantsOf(
  { reservationId, passengers }: Pick<Trip, 'reservationId' | 'passengers'>,
  day: PlainDate,
): readonly Participant[] {
  return passengers.map(({ fullName, birthday }, index) => ({
    participantId: idOf(reservationId, index),
    fullName,
    ageGroup: ageGroupOn(birthday, day),
  }));
}

/** Guests without a known birthday are left out; their travel documents are checked before departure (EXC-15). */
export const youngerThan = (
  minAge: number,
  { reservationId, passengers }: Pick<Trip, 'reservationId' | 'passengers'>,
  day: PlainDate,
): readonly string[] =>
  passengers.flatMap(({ birthday }, index) =>
    birthday !== undefined && ageOn(birthday, day) < minAge ? [idOf(reservationId, index)] : [],
  );

const idOf = (reservationId: string, index: number) => `${reservationId}-${index + 1}`;

export const positionOf = (participantId: string): number => Number(participantId.split('-').at(-1)) - 1;
