import { sql } from 'kysely';
import type { TableMigration } from '../sql/table-migration';

/** Adds taxes and fees beside the port charges. Fares that were stored before have all three in their port charges. */
export const addFareParts: TableMigration = {
  name: '015-fare-parts',
  async up(db) {
    for (const column of ['taxes_per_guest', 'fees_per_guest']) {
      await db.schema
        .alterTable('fares')
        .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(sql`0`))
        .execute();
    }
  },
};
