import type { Clock } from '../shared/clock.port';
import type { BookingRequest } from './booking';
import type { CabinBookings, PaymentStartOutcome } from './cabin-bookings.port';
import type { CardPayments, ChargeOutcome } from './card-payments.port';
import type { Fares } from './fares.port';

export type FinishOutcome =
  | { readonly kind: 'reserved'; readonly reservationId: string }
  | { readonly kind: 'too-many-offers' }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'unknown-hold' };

const paymentMs = 5 * 60_000;

/**
 * One charge reference per hold, however often and with whatever card it is paid: no guest pays twice for one cabin.
 */
export const chargeReference = (holdId: string): string => `hold-${holdId}`;

/** A voyage that was withdrawn since its cabin was held must not be charged any more (H52). */
export async function isSold(
  fares: Pick<Fares, 'findFare'>,
  { itineraryId, category }: Pick<BookingRequest, 'itineraryId' | 'category'>,
): Promise<boolean> {
  return (await fares.findFare(itineraryId, category)).kind !== 'unknown-sailing';
}

/** Extends the hold before the charge, or reports that the cabin is gone while nothing is charged yet. */
export async function extendHold(
  cabinBookings: CabinBookings,
  clock: Clock,
  holdId: string,
): Promise<PaymentStartOutcome> {
  return cabinBookings.startPayment({ holdId, holdUntil: new Date(clock.now().getTime() + paymentMs) });
}

/** After a successful charge: makes the reservation, or refunds. */
export async function finishPaid({
  cabinBookings,
  cards,
  holdId,
  charge,
}: {
  readonly cabinBookings: CabinBookings;
  readonly cards: CardPayments;
  readonly holdId: string;
  readonly charge: Extract<ChargeOutcome, { kind: 'paid' }>;
}): Promise<FinishOutcome> {
  const outcome = await cabinBookings.reserve({ holdId, paid: charge.amount.amount, cardLast4: charge.cardLast4 });
  if (outcome.kind !== 'reserved') await cards.refund(chargeReference(holdId));
  return outcome;
}
