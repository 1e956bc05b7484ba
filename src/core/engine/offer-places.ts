import type { Clock } from '../shared/clock.port';
import type { BookingTerms } from './booking-terms';
import type { Fares, SailingFare } from './fares.port';
import { quoteRequest } from './hold-cabin';
import type { PlaceOffers } from './place-offers.port';
import type { WaitlistPlace } from './waitlist.port';

/** More rounds than a line has cabins come back at once; what is left is found again in a few seconds. */
const mostRounds = 20;
const hourMs = 3_600_000;

/**
 * Offers each cabin that is free to the first in its line, at today's price, for the hours of the line's terms, and not
 * past the day of sailing (SUI-13). Run it on every node: one cabin is offered once.
 */
export class OfferPlaces {
  constructor(private readonly parts: {
    readonly offers: PlaceOffers;
    readonly fares: Fares;
    readonly clock: Clock;
    readonly terms: BookingTerms;
    readonly officeTimeZone: string;
  }) {}

  /** How many offers were made. */
  async run(): Promise<number> {
    let made = 0;
    for (let round = 0; round < mostRounds; round += 1) {
      const first = await this.parts.offers.findFirstInLine();
      const outcomes = [];
      for (const place of first) outcomes.push(await this.offer(place));
      const offered = outcomes.filter(Boolean).length;
      if (offered === 0) return made;
      made += offered;
    }
    return made;
  }

  private async offer(place: WaitlistPlace): Promise<boolean> {
    const { offers, fares, clock, terms, officeTimeZone: timeZone } = this.parts;
    const now = clock.now();
    const quoted = await quoteRequest(place, { fares, terms, now, timeZone });
    // A line for what is not sold any more ends with its voyage.
    if (quoted.kind !== 'quoted') return false;
    const { reservationId } = place;
    const outcome = await offers.offer({ reservationId, quote: quoted.quote, expiresAt: this.endOf(quoted.fare, now) });
    return outcome.kind === 'offered';
  }

  private endOf({ start }: SailingFare, now: Date): Date {
    const byTerms = now.getTime() + this.parts.terms.waitlistOfferHours * hourMs;
    return new Date(Math.min(byTerms, Math.max(now.getTime() + hourMs, Date.parse(`${start}T00:00:00Z`))));
  }
}
