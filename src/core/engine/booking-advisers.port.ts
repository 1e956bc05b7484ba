import { portSymbol } from '../shared/port-symbol';
import type { TravelAdviser } from '../trips/travel-adviser';

/** The adviser who reserves for a client, noted with the hold and found on each reservation that it becomes. */
export interface BookingAdvisers {
  /** Replaces what was noted; undefined: nobody. A hold that became a reservation keeps its adviser. */
  note(holdId: string, adviser: TravelAdviser | undefined): Promise<void>;
  findOf(holdId: string): Promise<TravelAdviser | undefined>;
}
export const BookingAdvisers = portSymbol<BookingAdvisers>('BookingAdvisers');
