import type { TableMigration } from '../../sql/table-migration';
import type { JsonText } from '../../sql/json-text';

declare module '../../sql/line-database' {
  /** Sign-in stores digests only, and instants in milliseconds. */
  interface LineDatabase {
    readonly one_time_codes: {
      /**
       * Digest of the identifier together with its browser, because each browser has a code of its own (reliability
       * F6).
       */
      identifier_digest: string;
      code_digest: string;
      browser_digest: string;
      wrong_guesses: number;
      expires_at: number;
      /** Grows with every check, because writing it first locks the row, on SQLite and PostgreSQL alike. */
      checks: number;
    };
    readonly sign_in_failures: {
      subject_digest: string;
      failed_at: JsonText<readonly number[]>;
      locked_until: number;
      kept_until: number;
    };
    readonly verify_tokens: { token_digest: string; browser_digest: string; expires_at: number };
    readonly single_uses: { mark: string; expires_at: number };
    /** An ended session retains its row for a while, so that a late write cannot restore it (reliability B2). */
    readonly sessions: {
      sid: string;
      content: string;
      expires_at: number;
      ended_at: number | null;
      contact_id: string | null;
    };
  }
}

export const signInTables: TableMigration = {
  name: '005-sign-in',
  inCopy: { sessions: { chapter: 'sessions' } },
  tables: ['one_time_codes', 'sign_in_failures', 'verify_tokens', 'single_uses'],
  indexes: { sessions_by_expiry: { sessions: ['expires_at'] } },
  async up(db) {
    await db.schema
      .createTable('one_time_codes')
      .addColumn('identifier_digest', 'text', (column) => column.primaryKey())
      .addColumn('code_digest', 'text', (column) => column.notNull())
      .addColumn('browser_digest', 'text', (column) => column.notNull())
      .addColumn('wrong_guesses', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('checks', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sign_in_failures')
      .addColumn('subject_digest', 'text', (column) => column.primaryKey())
      .addColumn('failed_at', 'text', (column) => column.notNull())
      .addColumn('locked_until', 'bigint', (column) => column.notNull())
      .addColumn('kept_until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('verify_tokens')
      .addColumn('token_digest', 'text', (column) => column.primaryKey())
      .addColumn('browser_digest', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('single_uses')
      .addColumn('mark', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('sid', 'text', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
  },
};
