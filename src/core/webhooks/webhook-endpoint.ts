import type { WebhookEventType } from './webhook-event';

/** `paused`: its deliveries wait. `disabled`: its receiver answered 410, and no event is recorded for it. */
export type WebhookEndpointState = 'active' | 'paused' | 'disabled';

export interface WebhookEndpoint {
  readonly endpointId: string;
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  readonly state: WebhookEndpointState;
  readonly createdAt: Date;
}
