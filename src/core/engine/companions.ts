import type { PlainDate } from '../shared/plain-date';
import type { Trip } from '../trips/trip';

export interface Companion {
  readonly name: string;
  readonly firstName: string;
  readonly middleName?: string | undefined;
  readonly lastName: string;
  readonly birthday: PlainDate;
}

const maxCompanions = 12;

/**
 * Travellers of earlier reservations. Unconfirmed reservations are skipped, because they may belong to another guest.
 */
export function companionsOf(trips: readonly Trip[]): readonly Companion[] {
  const companions = new Map<string, Companion>();
  for (const { passengers, isUnconfirmed } of trips)
    for (const { fullName, firstName, middleName, lastName, birthday } of isUnconfirmed ? [] : passengers.slice(1))
      if (firstName && lastName && birthday)
        companions.set(`${fullName} ${birthday}`, { name: fullName, firstName, middleName, lastName, birthday });
  return [...companions.values()].slice(0, maxCompanions);
}
