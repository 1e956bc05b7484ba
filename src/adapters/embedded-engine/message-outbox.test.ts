import type { Kysely } from 'kysely';
import { testDatabases, type TestDatabase } from '../../../test/services/databases';
import { money } from '../../core/shared/money';
import { atomically } from '../sql/atomically';
import type { LineDatabase } from '../sql/line-database';
import { connectDatabase } from '../sql/open-database';
import { noteNews, noteReceipt } from './booking/note-news';
import { readMessageOutbox } from './message-outbox';

describe.each([...testDatabases])('the outbox of messages, $name', ({ create }) => {
  let database: TestDatabase;
  let db: Kysely<LineDatabase>;
  beforeAll(async () => {
    database = await create();
    db = connectDatabase(database);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  it('G10 counts messages that guests have not received yet, and says how long the oldest waits', async () => {
    const before = await readMessageOutbox(db);
    const id = 'ON1';
    await db
      .insertInto('reservations')
      .values({
        reservation_id: id,
        origin: 'hold-1',
        itinerary_id: 'one',
        category: 'SV',
        cabin_number: '501',
        status: 'BK',
        reserved_on: '2026-12-01',
        total: 1_000,
        deposit_paid: 0,
        total_paid: 0,
        currency: 'USD',
        package_name: 'One',
        start_on: '2027-05-01',
        end_on: '2027-05-08',
        created_at: 0,
      })
      .execute();
    await atomically(db, (transaction) => noteNews(transaction, id, { kind: 'reserved' }));
    expect((await readMessageOutbox(db)).waiting).toBe(before.waiting + 1);
    const noted = db.updateTable('reservation_news').where('reservation_id', '=', id);
    await noted.set(({ eb }) => ({ noted_at: eb('noted_at', '-', 90_000) })).execute();
    const { oldestSeconds } = await readMessageOutbox(db);
    expect(oldestSeconds).toBeGreaterThanOrEqual(90);
    expect(oldestSeconds).toBeLessThan(150);
    await noted.set({ told_at: 1 }).execute();
    expect(await readMessageOutbox(db)).toEqual(before);
    const amount = money(1_000, 'USD');
    await atomically(db, (transaction) => noteReceipt(transaction, { paymentId: 'p', reservationId: id, amount }));
    expect((await readMessageOutbox(db)).waiting).toBe(before.waiting + 1);
  });
});
