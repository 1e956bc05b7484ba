import type { PaymentShare } from '../../../core/engine/payment-intents.port';

/** What stands in `payment_intents.shares`; of a payment for one suite nothing. */
export const readShares = (text: string | null): readonly PaymentShare[] =>
  text === null ? [] : (JSON.parse(text) as readonly PaymentShare[]);
