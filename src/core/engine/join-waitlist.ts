import type { Clock } from '../shared/clock.port';
import type { Money } from '../shared/money';
import { todayIn } from '../shared/plain-date';
import type { SailingInventory } from '../voyages/sailing-inventory.port';
import type { BookingRequest, GuestDetails, Quote } from './booking';
import type { BookingTerms } from './booking-terms';
import type { Fares } from './fares.port';
import { checkGuestDetails, type GuestFieldError, type PhoneCheck, type TypedGuest } from './guest-details';
import type { BookingActor } from './booking-actor';
import { youngestMonthsOf } from './party';
import type { JoinedEntry, Waitlist } from './waitlist.port';
import { quoteRequest, type QuoteRefusal } from './hold-cabin';

type JoinWaitlistOutcome =
  | ({ readonly kind: 'joined' } & JoinedEntry)
  | { readonly kind: 'cabin-free' }
  | { readonly kind: 'invalid'; readonly errors: readonly GuestFieldError[] }
  | QuoteRefusal;

/** Makes a reservation with status WL and without a cabin (SUI-13). */
export class JoinWaitlist {
  constructor(
    private readonly parts: {
      readonly fares: Fares;
      readonly waitlist: Pick<Waitlist, 'join'>;
      readonly inventory: SailingInventory;
      readonly clock: Clock;
      readonly terms: BookingTerms;
      readonly officeTimeZone: string;
      readonly checkPhone: PhoneCheck;
    },
  ) {}

  /** `requestKey` is the same for every attempt of one request, which makes it idempotent. */
  async run({
    request,
    typedGuests,
    requestKey,
    contactId,
    actor,
  }: {
    readonly request: BookingRequest;
    readonly typedGuests: readonly TypedGuest[];
    readonly requestKey: string;
    readonly contactId?: string | undefined;
    readonly actor?: BookingActor | undefined;
  }): Promise<JoinWaitlistOutcome> {
    const checkOutcome = await this.check({ request, typedGuests });
    if (checkOutcome.kind !== 'ready') return checkOutcome;
    const entry = await this.parts.waitlist.join({
      ...request,
      requestKey,
      quote: checkOutcome.quote,
      guests: checkOutcome.guests,
      ...(contactId === undefined ? {} : { contactId }),
      ...(actor === undefined ? {} : { actor }),
    });
    return { kind: 'joined', ...entry };
  }

  /** Returns the outcome of `run` before anything is stored; `ready` means that it would join. */
  async check({
    request,
    typedGuests,
  }: {
    readonly request: BookingRequest;
    readonly typedGuests: readonly TypedGuest[];
  }): Promise<
    | { readonly kind: 'ready'; readonly quote: Quote; readonly guests: readonly GuestDetails[] }
    | Exclude<JoinWaitlistOutcome, { kind: 'joined' }>
  > {
    const { fares, clock, terms, officeTimeZone, checkPhone } = this.parts;
    const now = clock.now();
    const quoteOutcome = await quoteRequest(request, { fares, terms, now, timeZone: officeTimeZone });
    if (quoteOutcome.kind !== 'quoted') return quoteOutcome;
    if (await this.hasFreeCabin(request)) return { kind: 'cabin-free' };
    const today = todayIn(officeTimeZone, now);
    const guestCheck = checkGuestDetails(typedGuests, {
      ages: request.ages,
      today,
      sailsOn: quoteOutcome.fare.start,
      youngestMonths: youngestMonthsOf(terms, request.itineraryId),
      checkPhone,
    });
    return guestCheck.kind === 'invalid'
      ? guestCheck
      : { kind: 'ready', quote: quoteOutcome.quote, guests: guestCheck.guests };
  }

  /** Returns what a suite costs that comes free for this party, and undefined where the party cannot have it. */
  async fare(request: BookingRequest): Promise<Money | undefined> {
    const { fares, clock, terms, officeTimeZone } = this.parts;
    const outcome = await quoteRequest(request, { fares, terms, now: clock.now(), timeZone: officeTimeZone });
    return outcome.kind === 'quoted' ? outcome.quote.total : undefined;
  }

  private async hasFreeCabin({ itineraryId, category }: BookingRequest): Promise<boolean> {
    const sailing = await this.parts.inventory.getSailing(itineraryId);
    return (sailing?.suites.find((suite) => suite.category === category)?.availableCabins ?? 0) > 0;
  }
}
