import type { Clock } from '../shared/clock.port';
import { todayIn } from '../shared/plain-date';
import type { SailingInventory } from '../voyages/sailing-inventory.port';
import type { BookingRequest } from './booking';
import type { BookingTerms } from './booking-terms';
import type { Fares } from './fares.port';
import { checkGuestDetails, type GuestFieldError, type PhoneCheck, type TypedGuest } from './guest-details';
import { youngestMonthsOf } from './party';
import type { Waitlist } from './waitlist.port';
import { quoteRequest, type QuoteRefusal } from './hold-cabin';

type JoinWaitlistOutcome =
  | { readonly kind: 'joined'; readonly reservationId: string }
  /** A cabin of this category is free: it can be booked instead. */
  | { readonly kind: 'cabin-free' }
  | { readonly kind: 'invalid'; readonly errors: readonly GuestFieldError[] }
  | QuoteRefusal;

/**
 * Adds a waitlist entry for a suite that is sold out on a sailing (SUI-13): a reservation with status WL, without a
 * cabin.
 */
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

  /** `requestKey`: the same for every attempt of one request, which makes it idempotent. */
  async run({
    request,
    typed,
    requestKey,
    contactId,
  }: {
    readonly request: BookingRequest;
    readonly typed: readonly TypedGuest[];
    readonly requestKey: string;
    readonly contactId?: string | undefined;
  }): Promise<JoinWaitlistOutcome> {
    const { fares, waitlist, clock, terms, officeTimeZone, checkPhone } = this.parts;
    const now = clock.now();
    const quoted = await quoteRequest(request, { fares, terms, now, timeZone: officeTimeZone });
    if (quoted.kind !== 'quoted') return quoted;
    if (await this.hasFreeCabin(request)) return { kind: 'cabin-free' };
    const today = todayIn(officeTimeZone, now);
    const checked = checkGuestDetails(typed, {
      ages: request.ages,
      today,
      sailsOn: quoted.fare.start,
      youngestMonths: youngestMonthsOf(terms, request.itineraryId),
      checkPhone,
    });
    if (checked.kind === 'invalid') return checked;
    const entry = await waitlist.join({
      ...request,
      requestKey,
      quote: quoted.quote,
      guests: checked.guests,
      ...(contactId === undefined ? {} : { contactId }),
    });
    return { kind: 'joined', ...entry };
  }

  private async hasFreeCabin({ itineraryId, category }: BookingRequest): Promise<boolean> {
    const sailing = await this.parts.inventory.getSailing(itineraryId);
    return (sailing?.suites.find((suite) => suite.category === category)?.availableCabins ?? 0) > 0;
  }
}
