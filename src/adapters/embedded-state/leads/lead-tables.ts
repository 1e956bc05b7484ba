import { leadFromText } from '../../../core/leads/lead-text';
import type { TableMigration } from '../../sql/table-migration';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  demo_crm: { demo_id: 'integer key', state: 'text' },
  leads: { submission_id: 'text key', lead_id: 'text', form_id: 'text', content: 'text', accepted_at: 'bigint' },
  lead_outbox: {
    submission_id: 'text key',
    fingerprint: 'text',
    content: 'text',
    state: 'text' as Column<'waiting' | 'sealed' | 'dead' | 'delivered'>,
    attempts: 'integer',
    waiting_since: 'bigint',
    due_at: 'bigint',
    claimed_until: 'bigint',
    settled_at: 'bigint',
    reason: 'text',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * `content`: the lead as JSON, empty once delivered; the row stays for a while so that a repeat is recognised (D2).
     * `claimed_until`: lease of the delivering node. `sealed`: the lead waits, and the typed values are sealed in
     * `content_sealed`. Nodes of the previous release, which cannot read them, claim only `waiting` leads.
     */
    readonly lead_outbox: Row<typeof creates.lead_outbox> & { content_sealed?: string | null };
    readonly leads: Row<typeof creates.leads>;
    readonly demo_crm: Row<typeof creates.demo_crm>;
  }
}

/** Leaves the part of a lead in clear text that the previous release lists and searches. */
const withoutFields = (text: string): string => JSON.stringify({ ...JSON.parse(text), fields: {} });
/** A delivered lead has no content any more, and damaged content is left unchanged. */
const withoutFieldsOfLead = (text: string): string => (leadFromText(text) ? withoutFields(text) : text);

export const leadTables: TableMigration = {
  name: '009-leads',
  sealed: [
    { table: 'leads', column: 'content', key: ['submission_id'], remainder: withoutFields },
    { table: 'lead_outbox', column: 'content', key: ['submission_id'], remainder: withoutFieldsOfLead },
  ],
  indexes: { lead_outbox_by_state: { lead_outbox: ['state', 'due_at'] } },
  creates,
};
