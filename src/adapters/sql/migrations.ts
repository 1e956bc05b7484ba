import { crmTables } from '../embedded-crm/crm-tables';
import { engineTables } from '../embedded-engine/engine-tables';
import { lineDocumentTables } from '../embedded-content/line-document-tables';
import { officeTables } from '../embedded-office/office-tables';
import { stateTables } from '../embedded-state/state-tables';
import { addSealedColumns, addSealedLeadOutbox, addSealedLeads } from './sealed-column-tables';
import type { TableMigration } from './table-migration';

/** Each system lists its own; all of them run wherever the database is opened, whichever systems are chosen. */
export const migrations: readonly TableMigration[] = [
  ...crmTables,
  ...engineTables,
  officeTables,
  lineDocumentTables,
  ...stateTables,
  addSealedColumns,
  addSealedLeads,
  addSealedLeadOutbox,
];

/**
 * Tables that a reset empties, from the newest migration back to the oldest: a table refers to none that is younger.
 */
export const resetTables = migrations
  .toSorted((one, other) => other.name.localeCompare(one.name))
  .flatMap(({ tables = [] }) => tables);
