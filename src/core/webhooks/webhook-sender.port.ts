import { portSymbol } from '../shared/port-symbol';
import type { ClaimedDelivery, DeliveryAttempt } from './webhook-deliveries.port';

/** Posts a signed delivery to its receiver within ten seconds. Never throws. */
export interface WebhookSender {
  send(delivery: ClaimedDelivery): Promise<DeliveryAttempt & { readonly retryAfterMs?: number }>;
}
export const WebhookSender = portSymbol<WebhookSender>('WebhookSender');
