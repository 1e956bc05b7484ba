import { portSymbol } from '../shared/port-symbol';
import type { DeliveryAttempt } from './delivery-attempt';
import type { ClaimedDelivery } from './webhook-deliveries.port';

/** Posts a signed delivery to its receiver within ten seconds. Never throws. */
export interface WebhookSender {
  send(delivery: ClaimedDelivery): Promise<DeliveryAttempt & { readonly retryAfterMs?: number }>;
}
export const WebhookSender = portSymbol<WebhookSender>('WebhookSender');
