import Database from 'libsql';
import { Kysely, sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Unavailable } from '../../core/shared/unavailable';
import { SqliteDialect } from './sqlite-dialect';

let folder: string;
let other: Database.Database;
let db: Kysely<unknown>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'landfall-locked-'));
  const file = join(folder, 'line.sqlite');
  other = new Database(file);
  db = new Kysely<unknown>({ dialect: new SqliteDialect(file, { firstMs: 600, onceLockedMs: 10 }) });
  await sql`create table notes (words text)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  other.close();
  rmSync(folder, { recursive: true });
});

const write = () => sql`insert into notes values ('one')`.execute(db);
const count = async () => (await sql`select * from notes`.execute(db)).rows.length;

it('D3 waits once for a process that keeps the file locked, not once for each write that queues', async () => {
  other.exec('begin immediate');
  const startedAt = performance.now();
  const outcomes = await Promise.allSettled([write(), write(), write(), write()]);
  expect(performance.now() - startedAt).toBeLessThan(1_200);
  for (const outcome of outcomes)
    expect(outcome).toEqual({ status: 'rejected', reason: expect.any(Unavailable) as unknown });
  other.exec('rollback');
  await write();
  expect(await count()).toBe(1);
});

it('D3 waits as long as ever after a write that succeeded', async () => {
  other.exec('begin immediate');
  await expect(write()).rejects.toThrow(Unavailable);
  other.exec('rollback');
  await write();
  other.exec('begin immediate');
  const waiting = write();
  setTimeout(() => other.exec('rollback'), 150);
  await waiting;
  expect(await count()).toBe(2);
});
