import { portSymbol } from '../shared/port-symbol';
import type { TripRepository } from '../trips/trip-repository.port';

/**
 * A feature's part of the copy of a guest's data. Any number can be bound: each store of personal data brings its own.
 */
export interface CopyChapter {
  /** The copied file has the chapter under this key. */
  readonly name: string;
  /** The page of the guest's data shows this title. */
  readonly title: string;
  /**
   * Returns what is stored about the guest, without what belongs to other people, and undefined when nothing is stored.
   */
  read(contactId: string): Promise<unknown>;
}
export const CopyChapter = portSymbol<CopyChapter>('CopyChapter');

export const chapterOf = (name: string, title: string, read: CopyChapter['read']): CopyChapter => ({
  name,
  title,
  read,
});

/** Makes a chapter of a port that finds its data by the guest's reservations. */
export const chapterOfTrips =
  <Port>(name: string, title: string, read: (port: Port, reservationIds: readonly string[]) => Promise<unknown>) =>
  (trips: Pick<TripRepository, 'findTrips'>, port: Port): CopyChapter => ({
    name,
    title,
    read: async (contactId) =>
      read(
        port,
        (await trips.findTrips({ contactId })).map(({ reservationId }) => reservationId),
      ),
  });
