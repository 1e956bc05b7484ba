import type { Clock } from '../shared/clock.port';
import { addDays, isBefore, todayIn, type PlainDate } from '../shared/plain-date';
import type { Quote } from './booking';
import type { BookingTerms } from './booking-terms';
import type { Fares, SailingFare } from './fares.port';
import { quoteRequest } from './hold-cabin';
import type { WaitlistOffers } from './waitlist-offers.port';
import type { WaitlistEntry } from './waitlist.port';

/** Limits one run to more rounds than cabins are ever freed at once; the next run, seconds later, finds the rest. */
const maxRounds = 20;
const hourMs = 3_600_000;

/**
 * Offers each free cabin to its first waitlist entry, at today's price, for the hours of the line's terms, and not past
 * the day of sailing (SUI-13). Every node runs it: one cabin is offered once.
 */
export class OfferToWaitlist {
  constructor(
    private readonly parts: {
      readonly offers: WaitlistOffers;
      readonly fares: Fares;
      readonly clock: Clock;
      readonly terms: BookingTerms;
      readonly officeTimeZone: string;
    },
  ) {}

  async run(): Promise<number> {
    let offerCount = 0;
    for (let round = 0; round < maxRounds; round += 1) {
      const first = await this.parts.offers.findFirstInLine();
      const outcomes = [];
      for (const entry of first) outcomes.push(await this.offer(entry));
      const newOffers = outcomes.filter(Boolean).length;
      if (newOffers === 0) return offerCount;
      offerCount += newOffers;
    }
    return offerCount;
  }

  private async offer(entry: WaitlistEntry): Promise<boolean> {
    const { offers, fares, clock, terms, officeTimeZone: timeZone } = this.parts;
    const now = clock.now();
    const quoteOutcome = await quoteRequest(entry, { fares, terms, now, timeZone });
    // The waitlist of a category that is no longer sold ends with its voyage.
    if (quoteOutcome.kind !== 'quoted') return false;
    const { reservationId } = entry;
    const expiresAt = this.endOf(quoteOutcome.fare, now);
    const outcome = await offers.offer({
      reservationId,
      quote: this.withDayToPay(quoteOutcome.quote, { expiresAt, start: quoteOutcome.fare.start }),
      expiresAt,
    });
    return outcome.kind === 'offered';
  }

  /** A guest who accepts in the last hour has the following day to pay, even where the whole amount is due at once. */
  private withDayToPay(
    quote: Quote,
    { expiresAt, start }: { readonly expiresAt: Date; readonly start: PlainDate },
  ): Quote {
    const dayAfter = addDays(todayIn(this.parts.officeTimeZone, expiresAt), 1);
    const depositDueOn = later(quote.depositDueOn, isBefore(start, dayAfter) ? start : dayAfter);
    return { ...quote, depositDueOn, finalDueOn: later(quote.finalDueOn, depositDueOn) };
  }

  private endOf({ start }: SailingFare, now: Date): Date {
    const byTerms = now.getTime() + this.parts.terms.waitlistOfferHours * hourMs;
    return new Date(Math.min(byTerms, Math.max(now.getTime() + hourMs, Date.parse(`${start}T00:00:00Z`))));
  }
}

const later = (one: PlainDate, other: PlainDate): PlainDate => (isBefore(one, other) ? other : one);
