import type { WebhookEndpointState } from '../../../core/webhooks/webhook-endpoint';
import type { DeliveryState } from '../../../core/webhooks/webhook-deliveries.port';
import type { TableMigration } from '../../sql/table-migration';
import type { JsonText } from '../../sql/json-text';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  webhook_endpoints: {
    endpoint_id: 'text key',
    url: 'text',
    events: 'text' as Column<JsonText<readonly string[]>>,
    state: 'text' as Column<WebhookEndpointState>,
    secret: 'text',
    /** This sealed secret signs as well until `previous_until`. */
    previous_secret: 'text?',
    previous_until: 'bigint',
    created_at: 'bigint',
  },
  webhook_deliveries: {
    delivery_id: 'text key',
    event_id: 'text',
    type: 'text',
    endpoint_id: 'text',
    data: 'text',
    state: 'text' as Column<DeliveryState>,
    attempts: 'integer',
    created_at: 'bigint',
    due_at: 'bigint',
    claimed_until: 'bigint',
    changed_at: 'bigint',
    webhook_deliveries_once: { unique: ['event_id', 'endpoint_id'] },
  },
  webhook_attempts: { delivery_id: 'text', at: 'bigint', status: 'integer?', error: 'text?', ms: 'integer' },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly webhook_endpoints: Row<typeof creates.webhook_endpoints>;
    /** Instants are by the database's clock. `claimed_until` is the lease of the delivering node. */
    readonly webhook_deliveries: Row<typeof creates.webhook_deliveries>;
    readonly webhook_attempts: Row<typeof creates.webhook_attempts>;
  }
}

export const webhookTables: TableMigration = {
  name: '044-webhooks',
  indexes: {
    webhook_deliveries_due: { webhook_deliveries: ['state', 'due_at', 'endpoint_id'] },
    webhook_deliveries_by_change: { webhook_deliveries: ['changed_at'] },
    webhook_attempts_by_delivery: { webhook_attempts: ['delivery_id', 'at'] },
  },
  creates,
};
