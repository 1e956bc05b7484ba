import { sql } from 'kysely';
import { StoppedClock } from '../../../test/builders/a-clock';
import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeSailingInventory } from '../../../test/contracts/sailing-inventory.contract';
import { testDatabases } from '../../../test/services/databases';
import { openDatabase } from '../sql/open-database';
import { EmbeddedSailingInventory } from './sailing-inventory';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeSailingInventory(engine.name, engine.sailingInventory);
}

it('G11 reads of PostgreSQL what the sailings ahead have, not all that was ever sold', async () => {
  const postgres = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.create();
  if (!postgres) throw new Error('The tests know no PostgreSQL');
  const db = await openDatabase(postgres);
  await db.transaction().execute(async (transaction) => {
    for (const statement of [
      sql`insert into sailings select 's' || n, 'v', 't', case when n > 380 then '2099' else '2019' end || '-01-01', '2099-01-08', 7 from generate_series(1, 400) n`,
      sql`insert into cabins select 'c' || n, 'S' || n % 9, 5 from generate_series(1, 50) n`,
      sql`insert into cabin_claims (itinerary_id, cabin_number, category) select itinerary_id, cabin_number, category from sailings cross join cabins where hashtext(itinerary_id || cabin_number) % 2 = 0`,
      sql`insert into fares (itinerary_id, category, amount, port_charges_per_guest, currency, max_guests) select distinct itinerary_id, category, 1, 1, 'USD', 2 from sailings cross join cabins`,
      sql`analyze`,
    ])
      await statement.execute(transaction);
    const readByScans = async () =>
      (
        await sql<{ rows: number }>`select sum(seq_tup_read)::int as rows from pg_stat_xact_user_tables
          where relname in ('cabin_claims', 'fares')`.execute(transaction)
      ).rows[0]?.rows;
    const before = await readByScans();
    const inventory = new EmbeddedSailingInventory(transaction, new StoppedClock(), 'UTC');
    expect((await inventory.findSailings()).length).toBe(20);
    expect(await readByScans()).toBe(before);
  });
  await db.destroy();
  await postgres.drop();
});
