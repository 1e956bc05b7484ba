import type { TableMigration } from '../../sql/table-migration';
import type { JsonText } from '../../sql/json-text';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  single_uses: { mark: 'text key', expires_at: 'bigint' },
  verify_tokens: { token_digest: 'text key', browser_digest: 'text', expires_at: 'bigint' },
  sign_in_failures: {
    subject_digest: 'text key',
    failed_at: 'text' as Column<JsonText<readonly number[]>>,
    locked_until: 'bigint',
    kept_until: 'bigint',
  },
  one_time_codes: {
    /**
     * Digest of the identifier together with its browser, because each browser has a code of its own (reliability
     * F6).
     */
    identifier_digest: 'text key',
    code_digest: 'text',
    browser_digest: 'text',
    wrong_guesses: 'integer',
    expires_at: 'bigint',
    /** Grows with every check, because writing it first locks the row, on SQLite and PostgreSQL alike. */
    checks: 'integer',
  },
  sessions: { sid: 'text key', content: 'text', expires_at: 'bigint', ended_at: 'bigint?' },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  /** Sign-in stores digests only, and instants in milliseconds. */
  interface LineDatabase {
    readonly one_time_codes: Row<typeof creates.one_time_codes>;
    readonly sign_in_failures: Row<typeof creates.sign_in_failures>;
    readonly verify_tokens: Row<typeof creates.verify_tokens>;
    readonly single_uses: Row<typeof creates.single_uses>;
    /** An ended session retains its row for a while, so that a late write cannot restore it (reliability B2). */
    readonly sessions: Row<typeof creates.sessions> & { contact_id: string | null };
  }
}

export const signInTables: TableMigration = {
  name: '005-sign-in',
  inCopy: { sessions: { chapter: 'sessions' } },
  indexes: { sessions_by_expiry: { sessions: ['expires_at'] } },
  creates,
  outliveReset: ['sessions'],
};
