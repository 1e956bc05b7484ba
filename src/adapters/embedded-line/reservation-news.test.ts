import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { twoNodes } from '../../../test/builders/two-nodes';
import { describeReservationNews } from '../../../test/contracts/reservation-news.contract';
import { testDatabases } from '../../../test/services/databases';
import { createCancellationNews } from './database/migrations/cancellation-news';
import { createReservationNews } from './database/migrations/reservation-news';
import { EmbeddedReservationNews } from './reservation-news';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeReservationNews(engine.name, engine.reservationNews);
}

it.each([...testDatabases])('H56 E10 keeps the news of cancellations that waited when there was nothing else to tell, on $name', async ({ create }) => {
  const line = await twoNodes(create);
  const [waiting, inLine, told] = [await line.book({}), await line.book({}), await line.book({})];
  const { db } = line;
  await db.schema.dropTable('reservation_news').execute();
  await createCancellationNews.up(db);
  const row = (reservation_id: string, status_before: string, told_at: number | null) => ({ reservation_id, status_before, paid: 500, kept: 200, back: 300, telling_until: 0, told_at });
  await db.withTables<{ readonly cancellation_news: ReturnType<typeof row> }>().insertInto('cancellation_news').values([row(waiting, 'BK', null), row(inLine, 'WL', null), row(told, 'BK', 1)]).execute();
  await createReservationNews.up(db);
  const taken = await new EmbeddedReservationNews(db, line.clock).takeUntold(line.clock.now());
  const about = { kind: 'cancelled', paid: { amount: 500, currency: 'USD' }, kept: { amount: 200, currency: 'USD' }, back: { amount: 300, currency: 'USD' }, firstName: 'Ada', email: 'ada@example.com' };
  expect(new Set(taken)).toEqual(new Set([{ ...about, reservationId: waiting, wasInLine: false }, { ...about, reservationId: inLine, wasInLine: true }]));
  await line.close();
});
