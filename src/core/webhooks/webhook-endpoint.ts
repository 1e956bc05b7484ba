import { portSymbol } from '../shared/port-symbol';
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

/** The line's receivers of webhooks. A secret is returned once, to the caller who made it. */
export interface WebhookEndpoints {
  add(
    endpoint: Pick<WebhookEndpoint, 'url' | 'events'>,
  ): Promise<{ readonly endpointId: string; readonly secret: string }>;
  findAll(): Promise<readonly WebhookEndpoint[]>;
  /** Returns the new secret; both secrets sign for a day. There is none when there is no such endpoint. */
  rotateSecret(endpointId: string): Promise<string | undefined>;
  changeState(endpointId: string, state: WebhookEndpointState): Promise<boolean>;
  remove(endpointId: string): Promise<boolean>;
}
export const WebhookEndpoints = portSymbol<WebhookEndpoints>('WebhookEndpoints');
