import type { Clock } from '../shared/clock.port';
import type { BookingRequest } from './booking';
import type { CabinBookings, PaymentStartOutcome, ReserveOutcome } from './cabin-bookings.port';
import type { ChargeOutcome, PaymentMethod, Payments } from './payments.port';
import type { Fares } from './fares.port';

const minute = 60_000;
/** Providers give a guest at least half an hour on their page. */
export const hostedPageMs = 31 * minute;
/**
 * How long a cabin stays held once its payment has begun: at least as long as the provider's page accepts the payment.
 */
const paymentMs: Readonly<Record<PaymentMethod, number>> = {
  'test-cards': 5 * minute,
  'hosted-page': hostedPageMs + 2 * minute,
  none: 0,
};

const holdPrefix = 'hold-';

/** One reference per hold, however often and with whatever card it is paid: no guest pays twice for one cabin. */
export const chargeReference = (holdId: string): string => `${holdPrefix}${holdId}`;
export const holdIdOf = (reference: string): string | undefined =>
  reference.startsWith(holdPrefix) ? reference.slice(holdPrefix.length) : undefined;

/** A voyage that was withdrawn since its cabin was held must not be charged any more (H52). */
export async function isSold(
  fares: Pick<Fares, 'findFare'>,
  { itineraryId, category }: Pick<BookingRequest, 'itineraryId' | 'category'>,
): Promise<boolean> {
  return (await fares.findFare(itineraryId, category)).kind !== 'unknown-sailing';
}

/** Extends the hold before the charge, or reports that the cabin is gone, while nothing is charged yet. */
export async function extendHold(
  cabinBookings: CabinBookings,
  clock: Clock,
  { holdId, method }: { readonly holdId: string; readonly method: PaymentMethod },
): Promise<PaymentStartOutcome> {
  return cabinBookings.startPayment({ holdId, holdUntil: new Date(clock.now().getTime() + paymentMs[method]) });
}

export async function finishPaid({
  cabinBookings,
  payments,
  holdId,
  charge,
}: {
  readonly cabinBookings: Pick<CabinBookings, 'reserve'>;
  readonly payments: Pick<Payments, 'refund'>;
  readonly holdId: string;
  readonly charge: Extract<ChargeOutcome, { kind: 'paid' }>;
}): Promise<ReserveOutcome> {
  const { cardLast4 } = charge;
  const outcome = await cabinBookings.reserve({
    holdId,
    paid: charge.amount.amount,
    ...(cardLast4 === undefined ? {} : { cardLast4 }),
  });
  if (outcome.kind !== 'reserved') await payments.refund(chargeReference(holdId));
  return outcome;
}
