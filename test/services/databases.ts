import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { servicesFolder } from './services-folder';
import { sharedPostgres } from './shared-postgres';

/** A database of a suite's own. Opening it twice gives two nodes on the same database. */
export interface TestDatabase {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  drop(): Promise<void>;
}

/** What a new database holds. It is made once in a run and copied after that: a copy costs a sixth of the migrations. */
export interface DatabaseTemplate {
  /** Two templates of one name hold the same. Lower-case letters, digits and underscores. */
  readonly name: string;
  fill(database: Pick<TestDatabase, 'databaseUrl' | 'dataFolder'>): Promise<void>;
}

export type CreateDatabase = (template?: DatabaseTemplate) => Promise<TestDatabase>;

export const emptyDatabase: DatabaseTemplate = { name: 'empty', fill: async () => undefined };

/** Every migration applied, and no row: what a suite gets that asks for nothing else. */
const migratedDatabase: DatabaseTemplate = {
  name: 'migrated',
  fill: async (database) => (await openDatabase(database)).destroy(),
};

/** The two databases that the embedded line promises to run on: `for (const place of testDatabases) describe…`. */
export const testDatabases: readonly { readonly name: string; readonly create: CreateDatabase }[] = [
  { name: 'SQLite', create: createSqlite },
  { name: 'PostgreSQL', create: createPostgres },
];

async function createSqlite(template = migratedDatabase): Promise<TestDatabase> {
  const dataFolder = mkdtempSync(join(servicesFolder(), 'sqlite-'));
  const file = await sqliteFileOf(template);
  if (existsSync(file)) copyFileSync(file, join(dataFolder, 'line.sqlite'));
  return { databaseUrl: undefined, dataFolder, drop: async () => rmSync(dataFolder, { recursive: true, force: true }) };
}

/** There is no file of an empty database. Workers that fill one template at the same moment fill it alike. */
async function sqliteFileOf(template: DatabaseTemplate): Promise<string> {
  const file = join(servicesFolder(), `${template.name}.sqlite`);
  if (existsSync(file)) return file;
  const dataFolder = mkdtempSync(join(servicesFolder(), 'template-'));
  await template.fill({ databaseUrl: undefined, dataFolder });
  const filled = join(dataFolder, 'line.sqlite');
  if (existsSync(filled)) {
    takeInLog(filled);
    renameSync(filled, file);
  }
  rmSync(dataFolder, { recursive: true, force: true });
  return file;
}

/** libsql leaves the newest writes in a file beside the database until a checkpoint moves them. */
function takeInLog(file: string): void {
  const database = new Database(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

async function createPostgres(template = migratedDatabase): Promise<TestDatabase> {
  const server = await sharedPostgres();
  const name = `suite_${randomBytes(6).toString('hex')}`;
  await withClient(server, async (client) => {
    await fillOnce(client, server, template);
    // By default PostgreSQL writes each page of the copy to its log, which takes half as long again.
    await client.query(`create database ${name} template ${templateName(template)} strategy file_copy`);
  });
  const drop = () =>
    withClient(server, async (client) => void (await client.query(`drop database ${name} with (force)`)));
  return { databaseUrl: urlOf(server, name), dataFolder: '', drop };
}

const templateName = ({ name }: DatabaseTemplate) => `template_${name}`;
const urlOf = (server: string, name: string) => Object.assign(new URL(server), { pathname: name }).href;

/** One worker fills a template, and gives it its name when it is whole; the others wait at the lock. */
async function fillOnce(client: pg.Client, server: string, template: DatabaseTemplate): Promise<void> {
  const name = templateName(template);
  const isThere = async () => (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1;
  if (await isThere()) return;
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  if (!(await isThere())) {
    await client.query(`create database filling_${name}`);
    await template.fill({ databaseUrl: urlOf(server, `filling_${name}`), dataFolder: '' });
    await client.query(`alter database filling_${name} rename to ${name}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
}

async function withClient<Value>(server: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
