import { portSymbol } from '../shared/port-symbol';
import type { TripRepository } from '../trips/trip-repository.port';

/** A feature's part of the copy of a guest's data. Bound any number of times: each store of personal data brings its own. */
export interface CopyChapter {
  /** The key in the file. */
  readonly name: string;
  /** How the page of the guest's data names it. */
  readonly title: string;
  /** What is stored of the guest, without what belongs to other people. Undefined: nothing is. */
  read(contactId: string): Promise<unknown>;
}
export const CopyChapter = portSymbol<CopyChapter>('CopyChapter');

/** A chapter that is read from one port. */
export const chapterOf =
  <Port>(name: string, title: string, read: (port: Port, contactId: string) => Promise<unknown>) =>
  (port: Port): CopyChapter => ({ name, title, read: (contactId) => read(port, contactId) });

/** A chapter that a port tells by the reservations of the guest. */
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
