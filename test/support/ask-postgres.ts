import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Carries out statements one after the other, on a connection of their own. */
export async function askPostgres(url: string, ...statements: readonly string[]): Promise<void> {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  try {
    for (const statement of statements) await connection.query(statement);
  } finally {
    await connection.end();
  }
}

/** Lets PostgreSQL refuse writes, or take them again, and waits until a new connection sees it. */
export async function setReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  await askPostgres(
    url,
    'set default_transaction_read_only = off',
    isReadOnly
      ? 'alter system set default_transaction_read_only = on'
      : 'alter system reset default_transaction_read_only',
    'select pg_reload_conf()',
  );
  for (const giveUpAt = Date.now() + 10_000; (await readSetting(url)) !== (isReadOnly ? 'on' : 'off'); await sleep(20))
    if (Date.now() > giveUpAt) throw new Error(`PostgreSQL did not become ${isReadOnly ? 'read-only' : 'writable'}`);
}

async function readSetting(url: string): Promise<string | undefined> {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  try {
    const { rows } = await connection.query<{ setting: string }>(
      `select current_setting('default_transaction_read_only') as setting`,
    );
    return rows[0]?.setting;
  } finally {
    await connection.end();
  }
}
