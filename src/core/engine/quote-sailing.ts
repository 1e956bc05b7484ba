import type { Clock } from '../shared/clock.port';
import { todayIn } from '../shared/plain-date';
import { isAhead } from '../voyages/sailing-dates';
import type { Quote } from './booking';
import type { BookingTerms } from './booking-terms';
import type { Fares } from './fares.port';
import { soldByAppointment } from './party';
import { quoteSuite } from './quote-suite';
import { goodUntil, type QuoteSeal } from './sealed-quote';

export interface SuiteQuote {
  readonly quote: Quote;
  readonly sealed: string;
}

export interface QuoteSailingParts {
  readonly fares: Fares;
  readonly clock: Clock;
  readonly terms: BookingTerms;
  readonly officeTimeZone: string;
  readonly seal: QuoteSeal;
}

/**
 * Prices each suite for as many guests as it sleeps. Suites without a price, or sold by appointment (SUI-14), are left
 * out.
 */
export class QuoteSailing {
  constructor(private readonly parts: QuoteSailingParts) {}

  async run({
    itineraryId,
    guestCount,
  }: {
    readonly itineraryId: string;
    readonly guestCount: number;
  }): Promise<ReadonlyMap<string, SuiteQuote>> {
    const { fares, clock, terms, officeTimeZone, seal } = this.parts;
    const now = clock.now();
    const today = todayIn(officeTimeZone, now);
    const fareEntries = [...(await fares.findFares(itineraryId))];
    return new Map(
      fareEntries
        .filter(
          ([category, fare]) => !soldByAppointment.has(category) && isAhead(fare, today) && fare.suiteFare.amount > 0,
        )
        .map(([category, fare]) => {
          const guests = Math.min(guestCount, fare.maxGuests);
          const quote = quoteSuite({ fare, guestCount: guests, today, terms });
          return [
            category,
            {
              quote,
              sealed: seal.seal({ itineraryId, category }, { quote, guestCount: guests, goodUntil: goodUntil(now) }),
            },
          ];
        }),
    );
  }
}
