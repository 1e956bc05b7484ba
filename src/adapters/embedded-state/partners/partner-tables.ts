import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** `scopes` has names separated by spaces. */
    readonly partners: { partner_id: string; name: string; scopes: string; per_minute: number; added_at: number };
    readonly partner_keys: {
      key_id: string;
      partner_id: string;
      digest: string;
      created_at: number;
      last_used_on: string | null;
      expires_at: number | null;
      revoked_at: number | null;
    };
  }
}

export const partnerTables: TableMigration = {
  name: '050-partners',
  tables: ['partner_keys', 'partners'],
  async up(db) {
    await db.schema
      .createTable('partners')
      .addColumn('partner_id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('per_minute', 'integer', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('partner_keys')
      .addColumn('key_id', 'text', (column) => column.primaryKey())
      .addColumn('partner_id', 'text', (column) => column.notNull().references('partners.partner_id'))
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_on', 'text')
      .addColumn('expires_at', 'bigint')
      .addColumn('revoked_at', 'bigint')
      .execute();
  },
};
