import { leadFromText } from '../../../core/leads/lead-text';
import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * `content`: the lead as JSON, empty once delivered; the row stays for a while so that a repeat is recognised (D2).
     * `claimed_until`: lease of the delivering node. `sealed`: the lead waits, and the typed values are sealed in
     * `content_sealed`. Nodes of the previous release, which cannot read them, claim only `waiting` leads.
     */
    readonly lead_outbox: {
      submission_id: string;
      fingerprint: string;
      content: string;
      content_sealed?: string | null;
      state: 'waiting' | 'sealed' | 'dead' | 'delivered';
      attempts: number;
      waiting_since: number;
      due_at: number;
      claimed_until: number;
      settled_at: number;
      reason: string;
    };
    readonly leads: { submission_id: string; lead_id: string; form_id: string; content: string; accepted_at: number };
    readonly demo_crm: { demo_id: number; state: string };
  }
}

/** Leaves the part of a lead in clear text that the previous release lists and searches. */
const withoutFields = (text: string): string => JSON.stringify({ ...JSON.parse(text), fields: {} });
/** A delivered lead has no content any more, and damaged content is left unchanged. */
const withoutFieldsOfLead = (text: string): string => (leadFromText(text) ? withoutFields(text) : text);

export const leadTables: TableMigration = {
  name: '009-leads',
  tables: ['lead_outbox', 'leads', 'demo_crm'],
  sealed: [
    { table: 'leads', column: 'content', key: ['submission_id'], remainder: withoutFields },
    { table: 'lead_outbox', column: 'content', key: ['submission_id'], remainder: withoutFieldsOfLead },
  ],
  indexes: { lead_outbox_by_state: { lead_outbox: ['state', 'due_at'] } },
  async up(db) {
    await db.schema
      .createTable('lead_outbox')
      .addColumn('submission_id', 'text', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('waiting_since', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('claimed_until', 'bigint', (column) => column.notNull())
      .addColumn('settled_at', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('leads')
      .addColumn('submission_id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('form_id', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('accepted_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('demo_crm')
      .addColumn('demo_id', 'integer', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
  },
};
