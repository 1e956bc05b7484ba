import type { Clock } from '../shared/clock.port';
import { isBefore, todayIn } from '../shared/plain-date';
import type { BookingRequest, CabinHold, Quote } from './booking';
import type { BookingTerms } from './booking-terms';
import type { CabinDesk } from './cabin-desk.port';
import type { Fares, SailingFare } from './fares.port';
import { isPartyAllowed, soldByAppointment } from './party';
import { quoteSuite } from './quote-suite';

export type HoldCabinOutcome =
  | { readonly kind: 'held'; readonly hold: CabinHold }
  | { readonly kind: 'sold-out' }
  | QuoteRefusal;

/** `unknown-sailing` also for one that sails today or has sailed; `party-not-allowed`: too many, nobody grown up, odd ages. */
export type QuoteRefusal = {
  readonly kind: 'unknown-sailing' | 'unknown-category' | 'no-fare' | 'by-appointment' | 'party-not-allowed';
};

/**
 * Keeps a cabin of the category for the visitor while they fill in Details and Payment (ENG-01): ten minutes, by the
 * line's terms, one cabin per browser. Coming again with the same wish starts the time anew.
 */
export class HoldCabin {
  constructor(
    private readonly fares: Fares,
    private readonly desk: CabinDesk,
    private readonly clock: Clock,
    private readonly terms: BookingTerms,
    private readonly officeTimeZone: string,
  ) {}

  async run({ request, contactId, formerHoldId }: {
    readonly request: BookingRequest;
    readonly contactId?: string | undefined;
    /** The hold that this browser has from before. */
    readonly formerHoldId?: string | undefined;
  }): Promise<HoldCabinOutcome> {
    const now = this.clock.now();
    const quoted = await quoteRequest(request, { fares: this.fares, terms: this.terms, now, timeZone: this.officeTimeZone });
    if (quoted.kind !== 'quoted') return quoted;
    return this.desk.hold({
      ...request,
      quote: quoted.quote,
      expiresAt: new Date(now.getTime() + this.terms.cabinHoldMinutes * 60_000),
      ...(contactId === undefined ? {} : { contactId }),
      ...(formerHoldId === undefined ? {} : { replaces: formerHoldId }),
    });
  }
}

/** What a request would cost today, or why the engine does not sell it. */
export async function quoteRequest(request: BookingRequest, { fares, terms, now, timeZone }: {
  readonly fares: Fares;
  readonly terms: BookingTerms;
  readonly now: Date;
  readonly timeZone: string;
}): Promise<{ readonly kind: 'quoted'; readonly quote: Quote; readonly fare: SailingFare } | QuoteRefusal> {
  const found = await fares.findFare(request.itineraryId, request.category);
  if (found.kind !== 'fare') return found;
  const { fare } = found;
  const today = todayIn(timeZone, now);
  if (!isBefore(today, fare.start)) return { kind: 'unknown-sailing' };
  if (soldByAppointment.has(request.category)) return { kind: 'by-appointment' };
  if (!isPartyAllowed(request.ages, fare.maxGuests)) return { kind: 'party-not-allowed' };
  return { kind: 'quoted', fare, quote: quoteSuite({ fare, guestCount: request.ages.length, today, terms }) };
}
