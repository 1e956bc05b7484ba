import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Secrets } from '../../../core/shared/secrets.port';
import { isWebhookEventType } from '../../../core/webhooks/webhook-event';
import type { WebhookEndpoint, WebhookEndpointState } from '../../../core/webhooks/webhook-endpoint';
import { databaseTime } from '../../sql/database-time';
import type { OpenDatabase } from '../../sql/line-database';
import { clearEventDemand } from '../../sql/record-webhook-event';
import { secretPurpose } from './secret-purpose';
import { readJson } from '../../sql/json-text';

/** Milliseconds in which a receiver can switch to a new secret, while both secrets sign. */
const bothSignForMs = 24 * 3_600_000;

/** The line's receivers of webhooks. A secret is returned once, to the caller who made it. */
export class SqlWebhookEndpoints {
  constructor(
    private readonly db: OpenDatabase,
    private readonly secrets: Pick<Secrets, 'seal'>,
  ) {}

  async add({ url, events }: Pick<WebhookEndpoint, 'url' | 'events'>) {
    const endpointId = `whe_${randomBytes(9).toString('hex')}`;
    const secret = newSecret();
    await this.db
      .insertInto('webhook_endpoints')
      .values({
        endpoint_id: endpointId,
        url,
        events: JSON.stringify(events),
        state: 'active',
        secret: this.secrets.seal(secretPurpose, secret),
        previous_secret: null,
        previous_until: 0,
        created_at: databaseTime(this.db),
      })
      .execute();
    clearEventDemand(this.db);
    return { endpointId, secret };
  }

  async findAll(): Promise<readonly WebhookEndpoint[]> {
    const rows = await this.db
      .selectFrom('webhook_endpoints')
      .select(['endpoint_id', 'url', 'events', 'state', 'created_at'])
      .orderBy('created_at')
      .orderBy('endpoint_id')
      .execute();
    return rows.map((row) => ({
      endpointId: row.endpoint_id,
      url: row.url,
      events: readJson(row.events).filter(isWebhookEventType),
      state: row.state,
      createdAt: new Date(row.created_at),
    }));
  }

  /** Returns the new secret; both secrets sign for a day. There is none when there is no such endpoint. */
  async rotateSecret(endpointId: string): Promise<string | undefined> {
    const secret = newSecret();
    const rotatedEndpoint = await this.db
      .updateTable('webhook_endpoints')
      .set(({ ref }) => ({
        previous_secret: ref('secret'),
        previous_until: sql<number>`${databaseTime(this.db)} + ${bothSignForMs}`,
        secret: this.secrets.seal(secretPurpose, secret),
      }))
      .where('endpoint_id', '=', endpointId)
      .returning('endpoint_id')
      .executeTakeFirst();
    return rotatedEndpoint && secret;
  }

  async changeState(endpointId: string, state: WebhookEndpointState): Promise<boolean> {
    const changedEndpoint = await this.db
      .updateTable('webhook_endpoints')
      .set({ state })
      .where('endpoint_id', '=', endpointId)
      .returning('endpoint_id')
      .executeTakeFirst();
    clearEventDemand(this.db);
    return changedEndpoint !== undefined;
  }

  async remove(endpointId: string): Promise<boolean> {
    await this.db
      .deleteFrom('webhook_attempts')
      .where('delivery_id', 'in', (select) =>
        select.selectFrom('webhook_deliveries').select('delivery_id').where('endpoint_id', '=', endpointId),
      )
      .execute();
    await this.db.deleteFrom('webhook_deliveries').where('endpoint_id', '=', endpointId).execute();
    const removedEndpoint = await this.db
      .deleteFrom('webhook_endpoints')
      .where('endpoint_id', '=', endpointId)
      .returning('endpoint_id')
      .executeTakeFirst();
    return removedEndpoint !== undefined;
  }
}

/** Returns the format of the Standard Webhooks specification: 24 to 64 random bytes. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
