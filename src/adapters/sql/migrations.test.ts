import { type Kysely, sql } from 'kysely';
import type { LineDatabase } from './line-database';
import { migrations, resetTables } from './migrations';
import { openDatabase } from './open-database';

describe('the tables that a reset empties', () => {
  let db: Kysely<LineDatabase>;
  beforeAll(async () => {
    db = await openDatabase({ dataFolder: ':memory:' });
  });
  afterAll(() => db.destroy());

  it('are all tables but those that outlive a reset', async () => {
    const outlive = ['demo_state', 'kept_copies', 'sessions'];
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect([...resetTables, ...outlive].toSorted()).toEqual(tables.toSorted());
  });

  it('stand before the tables that they refer to', async () => {
    const position = new Map(resetTables.map((table, index): [string, number] => [table, index]));
    const references = await sql<{ table: string; target: string }>`
      select child.name as "table", parent."table" as target
      from sqlite_master child join pragma_foreign_key_list(child.name) parent where child.type = 'table'`.execute(db);
    expect(references.rows.length).toBeGreaterThan(10);
    const wrong = references.rows.filter(
      ({ table, target }) => (position.get(table) ?? Infinity) >= (position.get(target) ?? -1),
    );
    expect(wrong).toEqual([]);
  });
});

it('runs each migration under a name of its own', () => {
  expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
});
