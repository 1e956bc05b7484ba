import { portSymbol } from '../shared/port-symbol';
import type { DeliveryAttempt } from './delivery-attempt';
import type { DeliveryStep } from './delivery-rules';
import type { WebhookEventData, WebhookEventType } from './webhook-event';

export interface ClaimedDelivery {
  readonly deliveryId: string;
  /** Receivers recognise a repeat by this id, which is the same for all endpoints and all attempts. */
  readonly eventId: string;
  readonly endpointId: string;
  readonly url: string;
  /** Secrets of the endpoint, the newest first; there are two during a rotation. */
  readonly secrets: readonly string[];
  readonly body: string;
  readonly attempts: number;
  /** The time of the store, which is the same for all nodes and unaffected by a demonstration's clock. */
  readonly claimedAt: Date;
}

export type DeliveryState = 'due' | 'delivered' | 'given-up';

export interface DeliveryLogEntry {
  readonly deliveryId: string;
  readonly eventId: string;
  readonly type: string;
  readonly endpointId: string;
  readonly createdAt: Date;
  readonly state: DeliveryState;
  readonly dueAt?: Date;
  readonly attempts: readonly (DeliveryAttempt & { readonly at: Date })[];
}

/**
 * Events on disk on their way to webhook endpoints. One attempt at a time per delivery across nodes; an unfinished
 * claim expires. A delivery is deleted 30 days after it was recorded, settled or replayed.
 */
export interface WebhookDeliveries {
  /**
   * Records changes that another system makes; changes of the embedded systems are recorded in the same transaction.
   */
  record<Type extends WebhookEventType>(type: Type, key: string, data: WebhookEventData[Type]): Promise<void>;
  findDueEndpoints(): Promise<readonly string[]>;
  claimDue(claim: {
    readonly endpointId: string;
    readonly max: number;
    readonly forSeconds: number;
  }): Promise<readonly ClaimedDelivery[]>;
  /** Writes an attempt to the log and takes the step that follows from it. */
  finish(deliveryId: string, attempt: DeliveryAttempt, step: DeliveryStep): Promise<void>;
  /** Claims a delivery without content, to test an endpoint. Returns undefined when there is no such endpoint. */
  claimPing(endpointId: string): Promise<ClaimedDelivery | undefined>;
  /** Makes deliveries due again under their event ids: one, or all that were given up since then. Returns how many. */
  replay(selection: { readonly deliveryId: string } | { readonly givenUpWithinMs: number }): Promise<number>;
  findLog(query: {
    readonly endpointId?: string | undefined;
    readonly isFailedOnly: boolean;
    readonly max: number;
  }): Promise<readonly DeliveryLogEntry[]>;
  /**
   * Number of due deliveries at active endpoints, how long the oldest has been due, and how many were given up and are
   * still stored.
   */
  state(): Promise<{ readonly due: number; readonly oldestSeconds: number; readonly givenUp: number }>;
}
export const WebhookDeliveries = portSymbol<WebhookDeliveries>('WebhookDeliveries');
