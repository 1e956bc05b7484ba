import type { PaymentShare } from '../../../core/engine/payment-intents.port';
import { type JsonText, readJson } from '../../sql/json-text';

/** Reads `payment_intents.shares`, which is null for a payment for one suite. */
export const readShares = (text: JsonText<readonly PaymentShare[]> | null): readonly PaymentShare[] =>
  text === null ? [] : readJson(text);
