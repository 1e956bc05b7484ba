import type { TableMigration } from './table-migration';

export const addSealedLeads: TableMigration = {
  name: '088-sealed-leads',
  async up(db) {
    await db.schema.alterTable('leads').addColumn('content_sealed', 'text').execute();
  },
};

export const addSealedLeadOutbox: TableMigration = {
  name: '095-sealed-lead-outbox',
  async up(db) {
    await db.schema.alterTable('lead_outbox').addColumn('content_sealed', 'text').execute();
  },
};

export const addSealedColumns: TableMigration = {
  name: '087-sealed-columns',
  async up(db) {
    for (const [table, column] of [
      ['reservation_guests', 'birthday_sealed'],
      ['holds', 'guests_sealed'],
      ['holds', 'other_suites_sealed'],
      ['excursion_parties', 'notes_sealed'],
      ['bespoke_requests', 'notes_sealed'],
      ['bespoke_requests', 'first_wish_sealed'],
      ['appointments', 'notes_sealed'],
      ['pending_outings', 'wish_sealed'],
    ] as const)
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
  },
};
