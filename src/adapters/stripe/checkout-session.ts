import type { Stripe } from 'stripe';
import type { HostedOrder, HostedPayment } from '../../core/engine/hosted-payment-records.port';
import { toStripeAmount } from './stripe-amount';

/** Stripe's limits of the length of a product's name and of a description. */
const maxNameLength = 250;

/**
 * Returns the parameters of one attempt at Stripe. Only cards are accepted, because other payment methods may take
 * days.
 */
export function sessionParams(
  reference: string,
  { amount, email, page, expiresAt }: HostedOrder,
): Stripe.Checkout.SessionCreateParams {
  const description = page.description.slice(0, maxNameLength);
  return {
    mode: 'payment',
    client_reference_id: reference,
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: toStripeAmount(amount),
          product_data: { name: description },
        },
      },
    ],
    ...(email === undefined ? {} : { customer_email: email }),
    metadata: { reference },
    payment_intent_data: { description, metadata: { reference } },
    success_url: page.paidAddress,
    cancel_url: page.unpaidAddress,
    expires_at: expiresAt,
  };
}

export type SessionState =
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'paid'; readonly paymentId: string; readonly cardLast4: string | undefined }
  | { readonly kind: 'refunded'; readonly paymentId: string }
  | { readonly kind: 'ended' }
  /** The session is complete, and its payment is not decided yet. */
  | { readonly kind: 'undecided' };

/** Unless the session is open, its `payment_intent.latest_charge` must be expanded. */
export function readSession(
  {
    status,
    payment_status: paymentStatus,
    url,
    payment_intent: intent,
    amount_total,
    currency,
  }: Stripe.Checkout.Session,
  { order, reference }: Pick<HostedPayment, 'order' | 'reference'>,
): SessionState {
  if (status === 'open' && url) return { kind: 'open', address: url };
  if (status === 'expired') return { kind: 'ended' };
  if (paymentStatus !== 'paid' || typeof intent !== 'object' || !intent) return { kind: 'undecided' };
  if (amount_total !== toStripeAmount(order.amount) || currency !== order.amount.currency.toLowerCase())
    throw new Error(`Another amount was paid under ${reference} than was asked`);
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : undefined;
  if (charge?.refunded) return { kind: 'refunded', paymentId: intent.id };
  return {
    kind: 'paid',
    paymentId: intent.id,
    cardLast4: charge?.payment_method_details?.card?.last4 ?? undefined,
  };
}
