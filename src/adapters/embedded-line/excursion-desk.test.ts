import { StoppedClock } from '../../../test/builders/a-clock';
import { aDeparture, aPartyRequest } from '../../../test/builders/a-departure';
import { twoNodes } from '../../../test/builders/two-nodes';
import { describeExcursionDesk } from '../../../test/contracts/excursion-desk.contract';
import { testDatabases } from '../../../test/services/databases';
import { someExcursionTerms as terms } from '../../../test/builders/some-terms';
import { openDatabase } from './database/open-database';
import { EmbeddedExcursionDesk } from './excursion-desk';


for (const { name, create } of testDatabases) {
  describeExcursionDesk(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    return {
      desk: new EmbeddedExcursionDesk(db, clock, terms),
      otherNode: new EmbeddedExcursionDesk(otherDb, clock, terms),
      now: () => clock.now(),
      pass: (time) => clock.pass(time),
      offerHours: terms.offerHours,
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}

describe('a reservation that is canceled', () => {
  it('EXC-07 gives its seats ashore to those who wait for them', async () => {
    const place = testDatabases.find(({ name }) => name === 'SQLite');
    if (!place) throw new Error('There is no SQLite to test with.');
    const line = await twoNodes(place.create);
    const desk = new EmbeddedExcursionDesk(line.db, line.clock, terms);
    const reservationId = await line.book({});
    const departure = aDeparture({ begins: new Date(line.clock.now().getTime() + 30 * 24 * 3_600_000) });
    const theirs = await desk.reserve(aPartyRequest({ departure, reservationId, size: 4 }));
    const waiting = await desk.reserve(aPartyRequest({ departure, size: 2 }));
    await line.changes.cancel(reservationId);
    expect(theirs).toMatchObject({ kind: 'reserved', party: { state: 'confirmed' } });
    expect(await desk.findParties([reservationId])).toEqual([]);
    expect(waiting.kind === 'reserved' && (await desk.findParties([waiting.party.reservationId]))[0]?.state).toBe('offered');
    await line.close();
  });
});
