import { aVoyage } from '../../../test/builders/a-voyage';
import { aPort } from '../../../test/builders/an-experience';
import { twoNodes, type TwoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import { refusalOf } from '../../../test/support/refusal-of';
import { EmbeddedTripChanges } from '../embedded-state/trip-changes/trip-changes';
import { TripChangeOffice } from './trip-change-office';

const eleanor = 'contact-eleanor-marsh';
const voyage = aVoyage({
  days: [
    { day: 1, type: 'Docked', title: 'Athens', portSlug: 'athens', departs: '20:00', description: '' },
    { day: 2, type: 'Docked', title: 'Syros', portSlug: 'syros', arrives: '08:00', departs: '18:00', description: '' },
  ],
});

describe.each([...testDatabases])('changes that the line makes of trips, $name', ({ create }) => {
  let line: TwoNodes;
  let sailing: string;
  let reservationId: string;
  const office = () =>
    new TripChangeOffice({
      db: line.otherNode.db,
      content: {
        voyages: [{ voyage } as never],
        ports: [aPort({ slug: 'paros', name: 'Paros', country: 'Greece' })],
        facts: { timeZone: line.plan.timeZone } as never,
      },
      clock: line.clock,
      who: 'ines',
    });
  const times = { arrives: '10:00', departs: '18:00' };
  const notices = async (changes: EmbeddedTripChanges) =>
    changes.claimNotices(new Date(line.clock.now().getTime() + 60_000));
  beforeEach(async () => {
    line = await twoNodes(create);
    reservationId = await line.book({ contactId: eleanor, paid: 1_000_000 });
    const row = await line.db
      .selectFrom('reservations')
      .select('itinerary_id')
      .where('reservation_id', '=', reservationId)
      .executeTakeFirstOrThrow();
    sailing = row.itinerary_id;
  });
  afterEach(() => line.close());

  it('TRD-02 F10 are on both nodes at once, are given out once to be written about, and are seen once', async () => {
    const [here, there] = [
      new EmbeddedTripChanges(line.db, line.clock),
      new EmbeddedTripChanges(line.otherNode.db, line.clock),
    ];
    expect((await here.findAll()).size).toBe(0);
    expect(await office().changeTimes(sailing, 2, { times, reason: 'Wind.' })).toBe(
      `${sailing}: Day 2: other times in Syros; 1 person is written to.`,
    );
    const [change] = (await here.findAll()).get(sailing) ?? [];
    expect(change).toMatchObject({ kind: 'day', day: 2, before: { arrives: '08:00' }, after: times, reason: 'Wind.' });
    const claimed = (await Promise.all([notices(here), notices(there)])).flat();
    expect(claimed.map(({ contactId, reservationId: of }) => [contactId, of])).toEqual([[eleanor, reservationId]]);
    const [notice] = claimed;
    if (notice) await there.markNotified(notice);
    line.clock.pass({ minutes: 5 });
    expect(await notices(here)).toEqual([]);

    const person = { reservationId, contactId: eleanor };
    expect((await here.findAcknowledged(person)).size).toBe(0);
    await here.acknowledge(person, [change?.changeId ?? '']);
    const first = (await there.findAcknowledged(person)).get(change?.changeId ?? '');
    line.clock.pass({ minutes: 5 });
    await there.acknowledge(person, [change?.changeId ?? '']);
    expect((await here.findAcknowledged(person)).get(change?.changeId ?? '')).toEqual(first);
    expect((await here.findAllAcknowledged(eleanor)).map(({ seenAt }) => seenAt)).toEqual([first]);
    expect(await here.findAllAcknowledged('somebody')).toEqual([]);
  });

  it('TRD-02 begin where the last one ended, and name what cannot be changed', async () => {
    const changes = new EmbeddedTripChanges(line.db, line.clock);
    await office().changeTimes(sailing, 2, { times, reason: 'Wind.' });
    line.clock.pass({ minutes: 1 });
    const plan = { portSlug: 'paros', isDocked: false, times, reason: 'A strike.' };
    expect(await office().changePort(sailing, 2, plan)).toContain('Day 2: Paros instead of Syros');
    expect((await changes.findAll()).get(sailing)?.at(-1)).toMatchObject({
      before: { title: 'Syros', arrives: '10:00' },
      after: { title: 'Paros', type: 'Anchored', country: 'Greece' },
    });
    expect(await office().changePort(sailing, 2, { ...plan, portSlug: undefined })).toContain(
      'At sea instead of Paros',
    );
    expect(await refusalOf(office().changePort(sailing, 2, { ...plan, portSlug: 'atlantis' }))).toBe(
      'There is no port atlantis.',
    );
    expect(await refusalOf(office().changeTimes(sailing, 9, plan))).toBe(`${sailing} has no day 9.`);
    expect(await refusalOf(office().changeTimes('ON1-CYC-200104-007', 2, plan))).toMatch(/There is no sailing|is over/);
  });

  it('TRD-03 move a reservation to another free cabin, and to no taken one', async () => {
    const soldElsewhere = {
      cabin_number: '502',
      category: 'SV',
      hold_id: null,
      reservation_id: null,
      expires_at: null,
    };
    await line.db
      .insertInto('cabin_claims')
      .values({ itinerary_id: sailing, ...soldElsewhere })
      .execute();
    const cabinOf = async (id: string) =>
      (
        await line.db
          .selectFrom('reservations')
          .select('cabin_number')
          .where('reservation_id', '=', id)
          .executeTakeFirstOrThrow()
      ).cabin_number ?? '';
    const own = await cabinOf(reservationId);
    expect(await refusalOf(office().changeCabin(reservationId, '502', 'A leak.'))).toBe(
      `Cabin 502 is taken on ${sailing}.`,
    );
    expect(await refusalOf(office().changeCabin(reservationId, '999', 'A leak.'))).toBe('There is no cabin 999.');
    expect(await refusalOf(office().changeCabin('ON0', '505', 'A leak.'))).toBe('There is no reservation ON0.');
    expect(await office().changeCabin(reservationId, '505', 'A leak.')).toContain(`has cabin 505 instead of ${own}`);
    const claims = await line.db
      .selectFrom('cabin_claims')
      .select('cabin_number')
      .where('reservation_id', '=', reservationId)
      .execute();
    expect([await cabinOf(reservationId), claims]).toEqual(['505', [{ cabin_number: '505' }]]);
    // The one that it had is free again.
    expect(await office().changeCabin(reservationId, own, 'It is dry.')).toContain(`has cabin ${own}`);
  });
});
