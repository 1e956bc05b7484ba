import type { Money } from '../shared/money';
import type { CabinBookings } from './cabin-bookings.port';
import type { Payments, ChargeOutcome } from './payments.port';
import type { PaymentIntent, PaymentIntents, PaymentState } from './payment-intents.port';

export interface PaymentParts {
  readonly cabinBookings: CabinBookings;
  readonly payments: Payments;
  readonly intents: PaymentIntents;
}

/** `pending`: the response was lost after the money may have been taken; SettlePayments finds out. */
export type FinishPaymentOutcome =
  | { readonly kind: 'paid'; readonly amount: Money }
  | { readonly kind: 'declined' }
  | { readonly kind: 'second-step' }
  | { readonly kind: 'hosted-page'; readonly address: string }
  | { readonly kind: 'pending' }
  | { readonly kind: 'not-payable' };

type Payment = Pick<PaymentIntent, 'paymentId' | 'reservationId' | 'shares'>;

const paymentPrefix = 'payment-';
const sharedPrefix = 'shared-payment-';

/** A payment has one charge reference, whatever its outcome. */
export const paymentReference = (paymentId: string): string => `${paymentPrefix}${paymentId}`;
/**
 * Makes the reference of a payment for several suites. The previous release does not know this form, so that during an
 * update it never credits the whole sum to one suite.
 */
export const sharedReference = (paymentId: string): string => `${sharedPrefix}${paymentId}`;
export const referenceOf = ({ paymentId, shares }: Pick<Payment, 'paymentId' | 'shares'>): string =>
  shares ? sharedReference(paymentId) : paymentReference(paymentId);
export const isShared = (reference: string): boolean => reference.startsWith(sharedPrefix);
export const paymentIdOf = (reference: string): string | undefined => {
  const prefix = [paymentPrefix, sharedPrefix].find((one) => reference.startsWith(one));
  return prefix === undefined ? undefined : reference.slice(prefix.length);
};

/** Credits the charge to the reservation, or refunds it when the reservation accepts no payment any more. */
export async function finishPayment(
  { cabinBookings, payments, intents }: PaymentParts,
  payment: Payment,
  charge: ChargeOutcome,
): Promise<FinishPaymentOutcome> {
  const { paymentId, reservationId, shares } = payment;
  switch (charge.kind) {
    case 'unknown':
      return { kind: 'pending' };
    case 'second-step':
      await intents.move({ paymentId, from: 'charging', to: 'awaiting-code' });
      return { kind: 'second-step' };
    case 'hosted-page':
      await intents.move({ paymentId, from: 'charging', to: 'on-hosted-page' });
      return { kind: 'hosted-page', address: charge.address };
    case 'declined':
      for (const from of ['charging', 'on-hosted-page'] as const)
        if (await intents.move({ paymentId, from, to: 'declined' })) break;
      return { kind: 'declined' };
    case 'paid':
      break;
  }
  const recordOutcome = await cabinBookings.recordPayment({
    paymentId,
    reservationId,
    amount: charge.amount,
    ...(shares ? { shares } : {}),
    cardLast4: charge.cardLast4,
  });
  const isRecorded = recordOutcome === 'recorded';
  if (!isRecorded) await payments.refund(referenceOf(payment));
  await end(intents, paymentId, isRecorded ? 'paid' : 'declined');
  return isRecorded ? { kind: 'paid', amount: charge.amount } : { kind: 'not-payable' };
}

const anyState: readonly PaymentState[] = ['charging', 'awaiting-code', 'on-hosted-page', 'declined'];

/** Ends the payment from any state: the charge decides, not the order in which the responses arrive. */
async function end(intents: PaymentIntents, paymentId: string, to: 'paid' | 'declined'): Promise<void> {
  for (const from of anyState) if (await intents.move({ paymentId, from, to })) return;
}
