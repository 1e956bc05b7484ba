import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { sharedPostgres } from './shared-postgres';

/** An empty database of a suite's own. Opening it twice gives two nodes on the same database. */
export interface TestDatabase {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  drop(): Promise<void>;
}

/** The two databases that the embedded line promises to run on: `for (const place of testDatabases) describe…`. */
export const testDatabases: readonly { readonly name: string; create(): Promise<TestDatabase> }[] = [
  { name: 'SQLite', create: createSqlite },
  { name: 'PostgreSQL', create: createPostgres },
];

async function createSqlite(): Promise<TestDatabase> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'landfall-sqlite-'));
  return { databaseUrl: undefined, dataFolder, drop: async () => rmSync(dataFolder, { recursive: true, force: true }) };
}

async function createPostgres(): Promise<TestDatabase> {
  const server = await sharedPostgres();
  const name = `suite_${randomBytes(6).toString('hex')}`;
  await runStatement(server, `create database ${name}`);
  const databaseUrl = server.replace(/\/postgres$/, `/${name}`);
  return { databaseUrl, dataFolder: '', drop: () => runStatement(server, `drop database ${name} with (force)`) };
}

async function runStatement(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
