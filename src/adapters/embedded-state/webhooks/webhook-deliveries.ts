import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Secrets } from '../../../core/shared/secrets.port';
import type { DeliveryStep } from '../../../core/webhooks/delivery-rules';
import type { DeliveryAttempt } from '../../../core/webhooks/delivery-attempt';
import type {
  ClaimedDelivery,
  DeliveryLogEntry,
  WebhookDeliveries,
} from '../../../core/webhooks/webhook-deliveries.port';
import type { WebhookEventData, WebhookEventType } from '../../../core/webhooks/webhook-event';
import { atomically } from '../../sql/atomically';
import { databaseTime } from '../../sql/database-time';
import type { OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { insertWebhookDeliveries, recordWebhookEvent } from '../../sql/record-webhook-event';
import { secretPurpose } from './secret-purpose';

const sweepEveryMs = 600_000;
const storedForMs = 30 * 24 * 3_600_000;
const pingLeaseSeconds = 30;

/**
 * Deliveries in the line's own database, by its own time, so that claims and signatures do not depend on a node's
 * clock.
 */
export class SqlWebhookDeliveries implements WebhookDeliveries {
  private sweptAt = -Infinity;

  constructor(
    private readonly db: OpenDatabase,
    private readonly secrets: Pick<Secrets, 'open'>,
  ) {}

  record<Type extends WebhookEventType>(type: Type, key: string, data: WebhookEventData[Type]): Promise<void> {
    return recordWebhookEvent(this.db, type, key, () => data);
  }

  async findDueEndpoints(): Promise<readonly string[]> {
    await this.deleteOld();
    const rows = await this.dueAtActive().select('webhook_deliveries.endpoint_id').distinct().execute();
    return rows.map(({ endpoint_id: id }) => id);
  }

  async claimDue({ endpointId, max, forSeconds }: Parameters<WebhookDeliveries['claimDue']>[0]) {
    const due = await this.dueAtActive()
      .select('delivery_id')
      .where('webhook_deliveries.endpoint_id', '=', endpointId)
      .orderBy('due_at')
      .limit(max)
      .execute();
    return this.claim(
      due.map(({ delivery_id: id }) => id),
      forSeconds,
    );
  }

  async finish(deliveryId: string, { status, error, ms }: DeliveryAttempt, step: DeliveryStep): Promise<void> {
    await atomically(this.db, async (transaction) => {
      await transaction
        .insertInto('webhook_attempts')
        .values({ delivery_id: deliveryId, at: this.now(), status: status ?? null, error: error ?? null, ms })
        .execute();
      const delivery = await transaction
        .updateTable('webhook_deliveries')
        .set(
          step.kind === 'retry'
            ? { due_at: this.after(step.afterMs), claimed_until: 0 }
            : { state: step.kind === 'delivered' ? 'delivered' : 'given-up', claimed_until: 0, changed_at: this.now() },
        )
        .where('delivery_id', '=', deliveryId)
        .where('state', '=', 'due')
        .returning('endpoint_id')
        .executeTakeFirst();
      if (delivery && step.kind === 'gone') await this.disable(transaction, delivery.endpoint_id);
    });
  }

  async claimPing(endpointId: string): Promise<ClaimedDelivery | undefined> {
    const endpoint = await this.db
      .selectFrom('webhook_endpoints')
      .select('endpoint_id')
      .where('endpoint_id', '=', endpointId)
      .executeTakeFirst();
    if (!endpoint) return undefined;
    const ids = await insertWebhookDeliveries(this.db, [
      { endpoint_id: endpointId, event_id: `evt_${randomUUID()}`, type: 'ping', data: '{}' },
    ]);
    const [claimedDelivery] = await this.claim(ids, pingLeaseSeconds);
    return claimedDelivery;
  }

  async replay(selection: Parameters<WebhookDeliveries['replay']>[0]): Promise<number> {
    const update = this.db
      .updateTable('webhook_deliveries')
      .set({ state: 'due', attempts: 0, due_at: this.now(), claimed_until: 0, changed_at: this.now() });
    const replayQuery =
      'deliveryId' in selection
        ? update.where('delivery_id', '=', selection.deliveryId)
        : update
            .where('state', '=', 'given-up')
            .where('type', '<>', 'ping')
            .where('changed_at', '>=', this.after(-selection.givenUpWithinMs));
    return (await replayQuery.returning('delivery_id').execute()).length;
  }

  async findLog({ endpointId, isFailedOnly, max }: Parameters<WebhookDeliveries['findLog']>[0]) {
    const rows = await this.db
      .selectFrom('webhook_deliveries')
      .select(['delivery_id', 'event_id', 'type', 'endpoint_id', 'created_at', 'state', 'due_at'])
      .$if(endpointId !== undefined, (select) => select.where('endpoint_id', '=', endpointId ?? ''))
      .$if(isFailedOnly, (select) => select.where('state', '=', 'given-up'))
      .orderBy('created_at', 'desc')
      .orderBy('delivery_id')
      .limit(max)
      .execute();
    const attempts = await this.db
      .selectFrom('webhook_attempts')
      .selectAll()
      .where('delivery_id', 'in', ['', ...rows.map(({ delivery_id: id }) => id)])
      .orderBy('at')
      .execute();
    return rows.map((row): DeliveryLogEntry => ({
      deliveryId: row.delivery_id,
      eventId: row.event_id,
      type: row.type,
      endpointId: row.endpoint_id,
      createdAt: new Date(row.created_at),
      state: row.state,
      ...(row.state === 'due' ? { dueAt: new Date(row.due_at) } : {}),
      attempts: attempts
        .filter(({ delivery_id: id }) => id === row.delivery_id)
        .map(({ at, status, error, ms }) => ({
          at: new Date(at),
          ms,
          ...(status === null ? {} : { status }),
          ...(error === null ? {} : { error }),
        })),
    }));
  }

  async state() {
    const due = await this.dueAtActive()
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        sql<number | null>`max(${this.now()} - due_at)`.as('age'),
      ])
      .executeTakeFirst();
    const givenUp = await this.db
      .selectFrom('webhook_deliveries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'given-up')
      .executeTakeFirst();
    return {
      due: Number(due?.count ?? 0),
      oldestSeconds: Math.max(0, Number(due?.age ?? 0)) / 1000,
      givenUp: Number(givenUp?.count ?? 0),
    };
  }

  /** The update checks the condition again: a row that another node claimed in the meantime is no longer due. */
  private async claim(deliveryIds: readonly string[], forSeconds: number): Promise<readonly ClaimedDelivery[]> {
    if (deliveryIds.length === 0) return [];
    const leaseMs = forSeconds * 1000;
    const rows = await this.db
      .updateTable('webhook_deliveries')
      .set((row) => ({ claimed_until: this.after(leaseMs), attempts: row('attempts', '+', 1) }))
      .where('delivery_id', 'in', deliveryIds)
      .where('state', '=', 'due')
      .where('claimed_until', '<=', this.now())
      .returningAll()
      .execute();
    if (rows.length === 0) return [];
    const endpoints = await this.db
      .selectFrom('webhook_endpoints')
      .select(['endpoint_id', 'url', 'secret', 'previous_secret', 'previous_until'])
      .where('endpoint_id', 'in', [...new Set(rows.map(({ endpoint_id: id }) => id))])
      .execute();
    return rows.flatMap((row) => {
      const endpoint = endpoints.find(({ endpoint_id: id }) => id === row.endpoint_id);
      if (!endpoint) return [];
      const claimedAt = new Date(row.claimed_until - leaseMs);
      const { secret, previous_secret: previous, previous_until: until } = endpoint;
      const secrets = [secret, ...(previous !== null && until > claimedAt.getTime() ? [previous] : [])];
      const { event_id: id, type } = row;
      const createdAt = new Date(row.created_at).toISOString();
      return [
        {
          deliveryId: row.delivery_id,
          eventId: id,
          endpointId: row.endpoint_id,
          url: endpoint.url,
          secrets: secrets.flatMap((text) => this.secrets.open(secretPurpose, text) ?? []),
          // Every attempt sends the same bytes.
          body: JSON.stringify({ id, type, createdAt, data: JSON.parse(row.data) as unknown }),
          attempts: row.attempts - 1,
          claimedAt,
        },
      ];
    });
  }

  private dueAtActive() {
    return this.db
      .selectFrom('webhook_deliveries')
      .innerJoin('webhook_endpoints', 'webhook_endpoints.endpoint_id', 'webhook_deliveries.endpoint_id')
      .where('webhook_endpoints.state', '=', 'active')
      .where('webhook_deliveries.state', '=', 'due')
      .where('due_at', '<=', this.now())
      .where('claimed_until', '<=', this.now());
  }

  private async disable(transaction: OpenTransaction, endpointId: string): Promise<void> {
    await transaction
      .updateTable('webhook_endpoints')
      .set({ state: 'disabled' })
      .where('endpoint_id', '=', endpointId)
      .execute();
    await transaction
      .updateTable('webhook_deliveries')
      .set({ state: 'given-up', changed_at: this.now() })
      .where('endpoint_id', '=', endpointId)
      .where('state', '=', 'due')
      .execute();
  }

  private async deleteOld(): Promise<void> {
    if (performance.now() - this.sweptAt < sweepEveryMs) return;
    this.sweptAt = performance.now();
    const old = this.db
      .selectFrom('webhook_deliveries')
      .select('delivery_id')
      .where('changed_at', '<=', this.after(-storedForMs));
    await this.db.deleteFrom('webhook_attempts').where('delivery_id', 'in', old).execute();
    await this.db.deleteFrom('webhook_deliveries').where('changed_at', '<=', this.after(-storedForMs)).execute();
  }

  private now(): RawBuilder<number> {
    return databaseTime(this.db);
  }

  private after(ms: number): RawBuilder<number> {
    return sql<number>`${this.now()} + ${ms}`;
  }
}
