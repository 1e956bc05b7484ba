import { portSymbol } from '../shared/port-symbol';
import type { TravelAdviser } from '../trips/travel-adviser';

/**
 * The adviser who reserves for a client: stored with the hold, and found for each reservation that the hold becomes.
 */
export interface BookingAdvisers {
  /** Replaces the stored adviser; undefined removes it. A hold that became a reservation keeps its adviser. */
  note(holdId: string, adviser: TravelAdviser | undefined): Promise<void>;
  findOf(holdId: string): Promise<TravelAdviser | undefined>;
}
export const BookingAdvisers = portSymbol<BookingAdvisers>('BookingAdvisers');
