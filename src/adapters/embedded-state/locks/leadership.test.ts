import { sql, type Kysely } from 'kysely';
import { testDatabases, type TestDatabase } from '../../../../test/services/databases';
import { until } from '../../../../test/support/until';
import type { LineDatabase } from '../../sql/line-database';
import { connectDatabase } from '../../sql/open-database';
import { EmbeddedLeadership } from './leadership';

describe('leadership on PostgreSQL', () => {
  let database: TestDatabase;
  let db: Kysely<LineDatabase>;
  const nodes: EmbeddedLeadership[] = [];
  const node = () => {
    const started = new EmbeddedLeadership(db);
    nodes.push(started);
    started.start();
    return started;
  };
  beforeEach(async () => {
    const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
    if (!postgres) throw new Error('The tests know no PostgreSQL');
    database = await postgres.create();
    db = connectDatabase(database);
  });
  afterEach(async () => {
    for (const one of nodes.splice(0)) await one.stop();
    await db.destroy();
    await database.drop();
  });

  it('G11 is one node’s, and another’s when that one leaves', async () => {
    const first = node();
    await until(async () => first.isLeader, true);
    const others = [node(), node()];
    await until(
      async () => (await sql`select 1 from turns where turn_key = 'periodic jobs'`.execute(db)).rows.length,
      1,
    );
    expect(others.map(({ isLeader }) => isLeader)).toEqual([false, false]);
    await first.stop();
    expect(first.isLeader).toBe(false);
    await until(async () => others.filter(({ isLeader }) => isLeader).length, 1);
  });

  it('G11 is taken over when the lease of a node that was killed has expired', async () => {
    await sql`insert into turns (turn_key, holder, taken_until) values ('periodic jobs', 'killed', 0)`.execute(db);
    const next = node();
    await until(async () => next.isLeader, true);
  });
});

it('G11 is the only node’s on SQLite, without a statement', async () => {
  const db = connectDatabase({ dataFolder: ':memory:' });
  const alone = new EmbeddedLeadership(db);
  alone.start();
  expect(alone.isLeader).toBe(true);
  await alone.stop();
  await db.destroy();
});
