import { twoNodes, type TwoNodes } from '../../../../test/builders/two-nodes';
import { testDatabases } from '../../../../test/services/databases';
import { plainDate } from '../../../core/shared/plain-date';
import { KnownTripReminders, SqlKnownTrips } from './known-trips';

describe.each([...testDatabases])('trips of another reservation system, $name', ({ create }) => {
  let line: TwoNodes;
  beforeAll(async () => {
    line = await twoNodes(create);
  });
  afterAll(() => line.close());

  it('PRF-04 are looked at once a day by one node, by the day that their guest saw last', async () => {
    const trips = new SqlKnownTrips(line.db);
    const one = { reservationId: 'V1', contactId: 'eleanor' };
    await trips.note({ ...one, startsOn: plainDate('2027-04-12') });
    await trips.note({ ...one, startsOn: plainDate('2027-04-12') });
    await new SqlKnownTrips(line.otherNode.db).note({ ...one, startsOn: plainDate('2027-05-12') });
    const [here, there] = [line, line.otherNode].map(({ db, clock }) => new KnownTripReminders(db, clock));
    const window = { today: plainDate('2027-04-20'), startsBy: plainDate('2027-06-01'), max: 50 };
    const claims = await Promise.all([here?.claimTrips(window), there?.claimTrips(window)]);
    expect(claims.flat()).toEqual([one]);
    expect(await here?.claimTrips(window)).toEqual([]);
    expect(await here?.claimTrips({ ...window, today: plainDate('2027-05-13') })).toEqual([]);
  });
});
