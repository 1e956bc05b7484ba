import type { ObservedCall } from '../../observed-call';

const maxDetailLength = 500;

const maxStatements = 2_000;
const operations = new Map<string, string>();

function operationOf(sql: string): string {
  const known = operations.get(sql);
  if (known) return known;
  if (operations.size >= maxStatements) operations.clear();
  const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  operations.set(sql, operation);
  return operation;
}

/** A statement as metrics and traces see it: its first word, and its text, in which parameters are placeholders. */
export const statementCall = (sql: string): ObservedCall => ({
  system: 'database',
  operation: operationOf(sql),
  detail: sql.length > maxDetailLength ? sql.slice(0, maxDetailLength) : sql,
});
