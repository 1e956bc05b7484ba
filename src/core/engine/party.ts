import { voyageIdOf } from '../voyages/itinerary-id';
import type { BookingTerms } from './booking-terms';

export const adultFrom = 18;
const oldest = 120;

/** The Funnel Suite is sold by a consultant only, whatever the URL requests (SUI-14, SUI-17). */
export const soldByAppointment: ReadonlySet<string> = new Set(['FS']);

export function isPartyAllowed(ages: readonly number[], maxGuests: number): boolean {
  if (ages.length < 1 || ages.length > maxGuests) return false;
  return (
    ages.every((age) => Number.isInteger(age) && age >= 0 && age <= oldest) && ages.some((age) => age >= adultFrom)
  );
}

export const youngestMonthsOf = (
  { youngestMonths, youngestMonthsByVoyage }: Pick<BookingTerms, 'youngestMonths' | 'youngestMonthsByVoyage'>,
  itineraryId: string,
): number => youngestMonthsByVoyage[voyageIdOf(itineraryId) ?? ''] ?? youngestMonths;
