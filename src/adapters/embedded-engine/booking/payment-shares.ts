import type { PaymentShare } from '../../../core/engine/payment-intents.port';

/** Reads `payment_intents.shares`, which is null for a payment for one suite. */
export const readShares = (text: string | null): readonly PaymentShare[] =>
  text === null ? [] : (JSON.parse(text) as readonly PaymentShare[]);
