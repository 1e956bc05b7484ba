import type { Clock } from '../shared/clock.port';
import { todayIn } from '../shared/plain-date';
import type { BookingTerms } from './booking-terms';
import type { CabinBookings } from './cabin-bookings.port';
import type { Fares } from './fares.port';
import { checkGuestDetails, type GuestFieldError, type PhoneCheck, type TypedGuest } from './guest-details';
import { youngestMonthsOf } from './party';

type SaveGuestDetailsOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'invalid'; readonly errors: readonly GuestFieldError[] }
  | { readonly kind: 'reserved'; readonly reservationId: string }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'unknown-hold' };

export class SaveGuestDetails {
  constructor(
    private readonly fares: Fares,
    private readonly cabinBookings: CabinBookings,
    private readonly clock: Clock,
    private readonly terms: BookingTerms,
    private readonly officeTimeZone: string,
    private readonly checkPhone: PhoneCheck,
  ) {}

  async run({
    holdId,
    typed,
  }: {
    readonly holdId: string;
    readonly typed: readonly TypedGuest[];
  }): Promise<SaveGuestDetailsOutcome> {
    const hold = await this.cabinBookings.getHold(holdId);
    if (!hold) return { kind: 'unknown-hold' };
    if (hold.reservationId !== undefined) return { kind: 'reserved', reservationId: hold.reservationId };
    const found = await this.fares.findFare(hold.itineraryId, hold.category);
    if (found.kind !== 'fare') return { kind: 'hold-expired' };
    const checked = checkGuestDetails(typed, {
      ages: hold.ages,
      today: todayIn(this.officeTimeZone, this.clock.now()),
      sailsOn: found.fare.start,
      youngestMonths: youngestMonthsOf(this.terms, hold.itineraryId),
      checkPhone: this.checkPhone,
    });
    if (checked.kind === 'invalid') return checked;
    return { kind: await this.cabinBookings.saveGuests(holdId, checked.guests) };
  }
}
