import type { ObservedCall } from '../../observed-call';
import { StatementFacts } from './statement-facts';

const maxDetailLength = 500;

const operations = new StatementFacts((sql) => /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'statement');

/** Metrics and traces show a statement by its first word, and by its text with placeholders instead of parameters. */
export const statementCall = (sql: string): ObservedCall => ({
  system: 'database',
  operation: operations.of(sql),
  detail: sql.length > maxDetailLength ? sql.slice(0, maxDetailLength) : sql,
});
