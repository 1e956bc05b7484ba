import type { QuoteSailingParts } from './quote-sailing';
import { isSameMoney } from '../shared/money';
import { todayIn } from '../shared/plain-date';
import { isAhead } from '../voyages/sailing-dates';
import type { BookingRequest, CabinHold, Quote } from './booking';
import type { BookingTerms } from './booking-terms';
import type { BookingActor } from './booking-actor';
import type { CabinBookings, HoldOutcome } from './cabin-bookings.port';
import type { Fares, SailingFare } from './fares.port';
import { isPartyAllowed, soldByAppointment } from './party';
import { quoteSuite } from './quote-suite';
import { goodUntil, type ShownQuote } from './sealed-quote';

export type HoldCabinOutcome =
  | { readonly kind: 'held'; readonly hold: CabinHold }
  | Exclude<HoldOutcome, { kind: 'held' }>
  | PriceChange
  | QuoteRefusal;

interface PriceChange {
  readonly kind: 'price-changed';
  readonly earlierQuote: Quote;
  readonly now: Quote;
  /** Sending this as `sealedQuote` accepts the current price, but not a later change. */
  readonly sealedNow: string;
}

/** `unknown-sailing` also for one that sails today or has sailed. */
export type QuoteRefusal = {
  readonly kind: 'unknown-sailing' | 'unknown-category' | 'no-fare' | 'by-appointment' | 'party-not-allowed';
};

interface HoldCabinParts extends QuoteSailingParts {
  readonly cabinBookings: CabinBookings;
}

interface HoldInput {
  readonly request: BookingRequest;
  /** A visitor may choose the very cabin; without a number the engine gives any of the category. */
  readonly cabinNumber?: string | undefined;
  readonly contactId?: string | undefined;
  readonly actor?: BookingActor | undefined;
  readonly formerHoldId?: string | undefined;
  /** The sealed price that the visitor saw, from the site's URL; an unreadable one counts as absent. */
  readonly sealedQuote?: string | undefined;
}

/**
 * Holds a cabin of the category while the visitor fills in Details and Payment (ENG-01): ten minutes, or what the
 * line's terms say, and one cabin per browser. Repeating the request restarts the time. When the visitor saw another
 * total, on the suite's card or at an earlier hold, the change is reported first, and a cabin is held only once the new
 * total is accepted.
 */
export class HoldCabin {
  constructor(private readonly parts: HoldCabinParts) {}

  async run(input: HoldInput): Promise<HoldCabinOutcome> {
    const { fares, cabinBookings, clock, terms, officeTimeZone: timeZone } = this.parts;
    const { request, cabinNumber, contactId, formerHoldId, actor } = input;
    const now = clock.now();
    const quoteOutcome = await quoteRequest(request, { fares, terms, now, timeZone });
    if (quoteOutcome.kind !== 'quoted') return quoteOutcome;
    const shownQuote = await this.shownQuote(input);
    if (shownQuote && !isSameMoney(shownQuote.quote.total, quoteOutcome.quote.total))
      return this.priceChange(request, shownQuote.quote, quoteOutcome.quote, now);
    return cabinBookings.hold({
      itineraryId: request.itineraryId,
      category: request.category,
      ages: request.ages,
      quote: shownQuote && isStillGood(shownQuote, request, now) ? shownQuote.quote : quoteOutcome.quote,
      expiresAt: await this.expiryOf(input, now),
      ...(cabinNumber === undefined ? {} : { cabinNumber }),
      ...(contactId === undefined ? {} : { contactId }),
      ...(actor === undefined ? {} : { actor }),
      ...(formerHoldId === undefined ? {} : { replaces: formerHoldId }),
    });
  }

  /** The shown quote is the suite card's, else that of an earlier hold for the same request, even an expired one. */
  private async shownQuote({
    request,
    sealedQuote,
    formerHoldId,
  }: HoldInput): Promise<(Partial<ShownQuote> & Pick<ShownQuote, 'quote'>) | undefined> {
    const onCard = sealedQuote === undefined ? undefined : this.parts.seal.open(request, sealedQuote);
    if (onCard || formerHoldId === undefined) return onCard;
    const hold = await this.parts.cabinBookings.getHold(formerHoldId);
    return hold && hold.reservationId === undefined && isSameRequest(hold, request) ? { quote: hold.quote } : undefined;
  }

  /**
   * The time is not restarted once another suite of the hold costs another price: only the first one's is compared here,
   * and the others' would otherwise stand as long as their visitor asks for more time (reliability F4).
   */
  private async expiryOf({ request, formerHoldId }: HoldInput, now: Date): Promise<Date> {
    const { fares, cabinBookings, terms, officeTimeZone: timeZone } = this.parts;
    const restarted = new Date(now.getTime() + terms.cabinHoldMinutes * 60_000);
    const hold = formerHoldId === undefined ? undefined : await cabinBookings.getHold(formerHoldId);
    if (!hold || hold.expiresAt <= now || !isSameRequest(hold, request)) return restarted;
    for (const { category, ages, quote } of hold.otherSuites ?? []) {
      const { itineraryId } = hold;
      const current = await quoteRequest({ itineraryId, category, ages }, { fares, terms, now, timeZone });
      if (current.kind !== 'quoted' || !isSameMoney(current.quote.total, quote.total)) return hold.expiresAt;
    }
    return restarted;
  }

  private priceChange(request: BookingRequest, shownQuote: Quote, current: Quote, now: Date): PriceChange {
    const quoteNow = { quote: current, guestCount: request.ages.length, goodUntil: goodUntil(now) };
    return {
      kind: 'price-changed',
      earlierQuote: shownQuote,
      now: current,
      sealedNow: this.parts.seal.seal(request, quoteNow),
    };
  }
}

/** Deposit and due dates of a quote are honoured while the quote is valid; afterwards only its total is compared. */
const isStillGood = ({ guestCount, goodUntil: until }: Partial<ShownQuote>, request: BookingRequest, now: Date) =>
  guestCount === request.ages.length && until !== undefined && now <= until;

const isSameRequest = (hold: CabinHold, request: BookingRequest) =>
  hold.itineraryId === request.itineraryId &&
  hold.category === request.category &&
  hold.ages.join() === request.ages.join();

export async function quoteRequest(
  request: BookingRequest,
  {
    fares,
    terms,
    now,
    timeZone,
  }: {
    readonly fares: Fares;
    readonly terms: BookingTerms;
    readonly now: Date;
    readonly timeZone: string;
  },
): Promise<{ readonly kind: 'quoted'; readonly quote: Quote; readonly fare: SailingFare } | QuoteRefusal> {
  const fareOutcome = await fares.findFare(request.itineraryId, request.category);
  if (fareOutcome.kind !== 'fare') return fareOutcome;
  const { fare } = fareOutcome;
  const today = todayIn(timeZone, now);
  if (!isAhead(fare, today)) return { kind: 'unknown-sailing' };
  if (soldByAppointment.has(request.category)) return { kind: 'by-appointment' };
  if (!isPartyAllowed(request.ages, fare.maxGuests)) return { kind: 'party-not-allowed' };
  return { kind: 'quoted', fare, quote: quoteSuite({ fare, guestCount: request.ages.length, today, terms }) };
}
