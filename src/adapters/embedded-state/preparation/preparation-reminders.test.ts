import { twoNodes, type TwoNodes } from '../../../../test/builders/two-nodes';
import { testDatabases } from '../../../../test/services/databases';
import { addDays, plainDate, todayIn } from '../../../core/shared/plain-date';
import { findBookedTrips } from '../../embedded-engine/booked-trips';
import { SqlPreparationReminders } from './preparation-reminders';

describe.each([...testDatabases])('trips whose preparation is looked at, $name', ({ create }) => {
  let line: TwoNodes;
  beforeAll(async () => {
    line = await twoNodes(create);
  });
  afterAll(() => line.close());

  it('PRF-04 are given out once a day to one node, booked ones alone, and each person is written to once', async () => {
    const here = new SqlPreparationReminders(line.db, line.clock, findBookedTrips(line.db));
    const there = new SqlPreparationReminders(line.otherNode.db, line.clock, findBookedTrips(line.otherNode.db));
    const today = todayIn('UTC', line.clock.now());
    const window = { today, startsBy: addDays(today, 2_000), max: 50 };
    const claims = await Promise.all([here.claimTrips(window), there.claimTrips(window)]);
    const ids = claims.flat().map(({ reservationId }) => reservationId);
    expect([ids.length > 0, new Set(ids).size]).toEqual([true, ids.length]);
    const statuses = await line.db
      .selectFrom('reservations')
      .select('status')
      .where('reservation_id', 'in', ids)
      .execute();
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['BK']));
    expect(await here.claimTrips(window)).toEqual([]);
    expect(await here.claimTrips({ ...window, startsBy: plainDate('2000-01-01') })).toEqual([]);
    const [trip] = claims.flat();
    const reminder = { reservationId: trip?.reservationId ?? '', contactId: trip?.contactId ?? '' };
    const claimed = await Promise.all([here.claimReminder(reminder), there.claimReminder(reminder)]);
    expect(claimed.filter(Boolean)).toHaveLength(1);
    await there.release(reminder);
    expect([await here.claimTrips(window), await here.claimReminder(reminder)]).toEqual([[reminder], true]);
    expect((await there.claimTrips({ ...window, today: addDays(today, 1) })).length).toBeGreaterThan(0);
  });
});
