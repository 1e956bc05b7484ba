import { portSymbol } from '../shared/port-symbol';
import type { ChangesByItinerary, TripChange } from './trip-change';

export interface ChangeNotice {
  readonly change: TripChange;
  readonly reservationId: string;
  readonly contactId: string;
}

/**
 * Changes that the line has made to sailings and reservations, and who has acknowledged them. Safe on many nodes at
 * once.
 */
export interface TripChanges {
  /** Returns the same object until a change is made. */
  findAll(): Promise<ChangesByItinerary>;
  /** Returns when this person acknowledged each change of this trip, by change. */
  findAcknowledged(person: {
    readonly reservationId: string;
    readonly contactId: string;
  }): Promise<ReadonlyMap<string, Date>>;
  findAllAcknowledged(
    contactId: string,
  ): Promise<readonly { readonly reservationId: string; readonly change: TripChange; readonly seenAt: Date }[]>;
  /** A repeat keeps the time of the first. */
  acknowledge(
    person: { readonly reservationId: string; readonly contactId: string },
    changeIds: readonly string[],
  ): Promise<void>;
  claimNotices(leaseUntil: Date): Promise<readonly ChangeNotice[]>;
  markNotified(notice: ChangeNotice): Promise<void>;
}
export const TripChanges = portSymbol<TripChanges>('TripChanges');
