import { createHash, randomUUID } from 'node:crypto';
import type { WebhookEventData, WebhookEventType } from '../../core/webhooks/webhook-event';
import { databaseTime } from './database-time';
import type { LineDatabase, OpenDatabase } from './line-database';

/**
 * Milliseconds for which a node remembers that no endpoint wants an event, because most lines have none and most writes
 * should not query for them.
 */
const noDemandMs = 2_000;
/** Event types have the time until which no endpoint wants them. A database and its transactions share an adapter. */
const noDemandUntil = new WeakMap<object, Map<WebhookEventType, number>>();

/** Makes the next event query its endpoints again, because this process has added or changed one. */
export const clearEventDemand = (db: OpenDatabase) => noDemandUntil.delete(db.getExecutor().adapter);

/**
 * Records an event for the endpoints that want it, in the transaction of the reported change. `data` is read only when
 * there are any; an endpoint that another process added is seen within two seconds. The event's id is derived from
 * `key`, so that an event is recorded once however often it is reported.
 */
export async function recordWebhookEvent<Type extends WebhookEventType>(
  db: OpenDatabase,
  type: Type,
  key: string,
  data: () => WebhookEventData[Type] | Promise<WebhookEventData[Type]>,
): Promise<void> {
  const { adapter } = db.getExecutor();
  const unwantedTypes = noDemandUntil.get(adapter) ?? new Map<WebhookEventType, number>();
  if (performance.now() < (unwantedTypes.get(type) ?? 0)) return;
  const endpoints = await db
    .selectFrom('webhook_endpoints')
    .select('endpoint_id')
    .where('events', 'like', `%"${type}"%`)
    .where('state', '<>', 'disabled')
    .execute();
  if (endpoints.length === 0) {
    noDemandUntil.set(adapter, unwantedTypes.set(type, performance.now() + noDemandMs));
    return;
  }
  const text = JSON.stringify(await data());
  await insertWebhookDeliveries(
    db,
    endpoints.map(({ endpoint_id: id }) => ({ endpoint_id: id, type, event_id: eventIdOf(type, key), data: text })),
  );
}

type NewDelivery = Pick<LineDatabase['webhook_deliveries'], 'endpoint_id' | 'event_id' | 'type' | 'data'>;

/** New deliveries are due at once; existing ones stay unchanged. Returns the ids of the new ones. */
export async function insertWebhookDeliveries(
  db: OpenDatabase,
  deliveries: readonly NewDelivery[],
): Promise<readonly string[]> {
  const now = databaseTime(db);
  const rows = await db
    .insertInto('webhook_deliveries')
    .values(
      deliveries.map((delivery) => ({
        ...delivery,
        delivery_id: `dlv_${randomUUID()}`,
        state: 'due' as const,
        attempts: 0,
        created_at: now,
        due_at: now,
        claimed_until: 0,
        changed_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['event_id', 'endpoint_id']).doNothing())
    .returning('delivery_id')
    .execute();
  return rows.map(({ delivery_id: id }) => id);
}

const eventIdOf = (type: string, key: string) =>
  `evt_${createHash('sha256').update(`${type}\n${key}`).digest('base64url').slice(0, 32)}`;
