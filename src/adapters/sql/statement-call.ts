import type { ObservedCall } from '../../observed-call';

const maxDetailLength = 500;

/** A statement as metrics and traces see it: its first word, and its text, in which parameters are placeholders. */
export const statementCall = (sql: string): ObservedCall => ({
  system: 'database',
  operation: /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'statement',
  detail: sql.slice(0, maxDetailLength),
});
