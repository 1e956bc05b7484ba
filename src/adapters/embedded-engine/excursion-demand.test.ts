import { StoppedClock } from '../../../test/builders/a-clock';
import { aDeparture, aPartyRequest } from '../../../test/builders/a-departure';
import { someExcursionTerms as terms } from '../../../test/builders/some-terms';
import { testDatabases } from '../../../test/services/databases';
import { openDatabase } from '../sql/open-database';
import { EmbeddedExcursionDemand } from './excursion-demand';
import { EmbeddedExcursionBookings } from './excursion-bookings';

describe.each([...testDatabases])('the demand for experiences in the database of $name', ({ create }) => {
  it('H45 is the confirmed seats over all departures, without those in line and those given back', async () => {
    const database = await create();
    const clock = new StoppedClock();
    const db = await openDatabase(database);
    const [excursionBookings, demand] = [
      new EmbeddedExcursionBookings(db, clock, terms),
      new EmbeddedExcursionDemand(db),
    ];
    const inDays = (days: number) => new Date(clock.now().getTime() + days * 24 * 3_600_000);
    expect(await demand.countConfirmedSeats()).toEqual(new Map());
    const dolphins = aDeparture({ begins: inDays(30) });
    const theirs = await excursionBookings.reserve(aPartyRequest({ departure: dolphins, size: 3 }));
    await excursionBookings.reserve(aPartyRequest({ departure: dolphins, size: 2 }));
    await excursionBookings.reserve(
      aPartyRequest({ departure: aDeparture({ id: 'later', begins: inDays(40) }), size: 2 }),
    );
    await excursionBookings.reserve(
      aPartyRequest({ departure: aDeparture({ id: 'bells', tourCode: 'ONX-1101', begins: inDays(30) }), size: 1 }),
    );
    expect(await demand.countConfirmedSeats()).toEqual(
      new Map([
        ['ONX-1803', 5],
        ['ONX-1101', 1],
      ]),
    );
    const party = theirs.kind === 'reserved' ? theirs.party : undefined;
    await excursionBookings.remove({
      contactId: 'contact',
      reservationIds: [party?.reservationId ?? ''],
      bookingIds: (party?.bookings ?? []).slice(0, 2).map(({ bookingId }) => bookingId),
    });
    expect((await demand.countConfirmedSeats()).get('ONX-1803')).toBe(3);
    await db.destroy();
    await database.drop();
  });
});
