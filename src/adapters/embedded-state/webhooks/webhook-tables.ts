import type { WebhookEndpointState } from '../../../core/webhooks/webhook-endpoint';
import type { DeliveryState } from '../../../core/webhooks/webhook-deliveries.port';
import type { TableMigration } from '../../sql/table-migration';
import type { JsonText } from '../../sql/json-text';

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly webhook_endpoints: {
      endpoint_id: string;
      url: string;
      events: JsonText<readonly string[]>;
      state: WebhookEndpointState;
      secret: string;
      /** This sealed secret signs as well until `previous_until`. */
      previous_secret: string | null;
      previous_until: number;
      created_at: number;
    };
    /** Instants are by the database's clock. `claimed_until` is the lease of the delivering node. */
    readonly webhook_deliveries: {
      delivery_id: string;
      event_id: string;
      type: string;
      endpoint_id: string;
      data: string;
      state: DeliveryState;
      attempts: number;
      created_at: number;
      due_at: number;
      claimed_until: number;
      changed_at: number;
    };
    readonly webhook_attempts: {
      delivery_id: string;
      at: number;
      status: number | null;
      error: string | null;
      ms: number;
    };
  }
}

export const webhookTables: TableMigration = {
  name: '044-webhooks',
  tables: ['webhook_attempts', 'webhook_deliveries', 'webhook_endpoints'],
  indexes: {
    webhook_deliveries_due: { webhook_deliveries: ['state', 'due_at', 'endpoint_id'] },
    webhook_deliveries_by_change: { webhook_deliveries: ['changed_at'] },
    webhook_attempts_by_delivery: { webhook_attempts: ['delivery_id', 'at'] },
  },
  async up(db) {
    await db.schema
      .createTable('webhook_endpoints')
      .addColumn('endpoint_id', 'text', (column) => column.primaryKey())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('previous_secret', 'text')
      .addColumn('previous_until', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('webhook_deliveries')
      .addColumn('delivery_id', 'text', (column) => column.primaryKey())
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('endpoint_id', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('claimed_until', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('webhook_deliveries_once', ['event_id', 'endpoint_id'])
      .execute();
    await db.schema
      .createTable('webhook_attempts')
      .addColumn('delivery_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('error', 'text')
      .addColumn('ms', 'integer', (column) => column.notNull())
      .execute();
  },
};
