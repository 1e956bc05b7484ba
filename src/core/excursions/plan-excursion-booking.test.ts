import { StoppedClock } from '../../../test/builders/a-clock';
import { aDeparture, someTravellers } from '../../../test/builders/a-departure';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { anExperience, anExperienceOnRequest } from '../../../test/builders/an-experience';
import { plainDate } from '../shared/plain-date';
import { Unavailable } from '../shared/unavailable';
import type { Trip } from '../trips/trip';
import type { ExcursionBooking, ExcursionParty } from './excursion-bookings.port';
import type { Experience } from './experience';
import { type ExcursionBookingQuery, PlanExcursionBooking } from './plan-excursion-booking';

const experience = anExperience();
const [early, late] = ['2027-04-14T06:30:00Z', '2027-04-14T11:30:00Z'].map((begins, index) =>
  aDeparture({ id: `tour-${index}`, begins: new Date(begins) }),
) as [ReturnType<typeof aDeparture>, ReturnType<typeof aDeparture>];
const passengers = [{ fullName: 'Eleanor Marsh' }, { fullName: 'Daniel Marsh' }];
const cyclades = aTrip({ reservationId: '100200', passengers });
const adriatic = aTrip({
  reservationId: '100300',
  passengers,
  packages: [
    aTripPackage({ packageCode: 'ON1-ADR-270605-007', start: plainDate('2027-06-05'), end: plainDate('2027-06-12') }),
  ],
});

const both = (reservationId: string) =>
  someTravellers(reservationId, 2).map((guest, index) => ({
    ...guest,
    bookingId: `b${index}`,
  })) as unknown as readonly [ExcursionBooking, ...ExcursionBooking[]];
const leaving = (ids: readonly string[]) => (ids.includes('ON1-CYC-270412-007') ? [early, late] : []);

function open({
  trips = [cyclades],
  offered = experience,
  parties = [],
  isExcursionEngineDown = false,
  now = '2027-01-11T15:00:00Z',
  openBefore = '2099-01-01',
}: {
  readonly trips?: readonly Trip[];
  readonly offered?: Experience;
  readonly parties?: readonly ExcursionParty[];
  readonly isExcursionEngineDown?: boolean;
  readonly now?: string;
  readonly openBefore?: string;
} = {}) {
  const useCase = new PlanExcursionBooking({
    excursions: { findExperiences: async () => [offered] },
    voyages: { findVoyages: async () => [] },
    trips: { findTrips: async () => trips },
    departures: {
      onSailings: async (ids) =>
        leaving(ids).map((departure) => ({ departure, experience, taken: 1, waiting: 0, seenAt: new Date(now) })),
      unseenOnSailings: async (ids) => leaving(ids).map((departure) => ({ departure, experience })),
    },
    excursionBookings: {
      findParties: async () =>
        isExcursionEngineDown ? Promise.reject(new Unavailable('excursion bookings')) : parties,
    },
    bespoke: { find: async () => [] },
    terms: { offerHours: 12, closesHours: 2, freeCancellationHours: 48 },
    clock: new StoppedClock(now),
    openBefore: plainDate(openBefore),
  });
  const query = (parts: Partial<ExcursionBookingQuery> = {}): ExcursionBookingQuery => ({
    contactId: 'c',
    slug: experience.slug,
    ...parts,
  });
  return Object.assign((parts?: Partial<ExcursionBookingQuery>) => useCase.run(query(parts)), {
    unseen: (parts?: Partial<ExcursionBookingQuery>) => useCase.runUnseen(query(parts)),
  });
}

const aParty = (parts: Partial<ExcursionParty> = {}): ExcursionParty => ({
  partyId: 'p',
  reservationId: '100200',
  contactId: 'c',
  departure: early,
  state: 'confirmed',
  bookings: both('100200'),
  ...parts,
});

describe('what a guest chooses from who wants to take an experience', () => {
  it('EXC-09 EXC-10 is when it leaves on their voyage and who of them can come, each with what they have booked', async () => {
    const [first] = both('100200');
    const plan = await open({ parties: [aParty({ bookings: [first] })] })();
    expect(plan).toMatchObject({
      kind: 'plan',
      trip: { reservationId: '100200' },
      departures: [{ departure: early, taken: 1 }, { departure: late }],
    });
    expect(plan.kind === 'plan' && plan.guests.map(({ fullName, departureIds }) => [fullName, departureIds])).toEqual([
      ['Eleanor Marsh', [early.departureId]],
      ['Daniel Marsh', []],
    ]);
  });

  it('EXC-09 is booked at the same date and time, whatever number the departure has at the booking system', async () => {
    const departure = { ...early, departureId: 'a number of an older system' };
    const plan = await open({ parties: [aParty({ departure })] })();
    expect(plan.kind === 'plan' && plan.guests.map(({ departureIds }) => departureIds)).toEqual([
      [early.departureId],
      [early.departureId],
    ]);
  });

  it('EXC-17 H32 is nothing where the price is on request', async () => {
    expect(await open({ offered: anExperienceOnRequest() })()).toMatchObject({
      kind: 'on-request',
      trip: { reservationId: '100200' },
    });
  });

  it('EXC-16 H43 is of the voyage on which it leaves, whichever is asked for', async () => {
    const run = open({ trips: [adriatic, cyclades] });
    expect(await run()).toMatchObject({ trip: { reservationId: '100200' }, otherTrips: [] });
    expect(await run({ reservationId: '100300' })).toMatchObject({
      kind: 'plan',
      trip: { reservationId: '100200' },
      departures: [{ departure: early }, { departure: late }],
    });
    expect(await open({ trips: [adriatic] })()).toMatchObject({ trip: { reservationId: '100300' }, departures: [] });
  });

  it('EXC-16 H43 asks which voyage where it leaves on several, and names the others where one was asked for', async () => {
    const run = open({ trips: [adriatic, cyclades, aTrip({ ...cyclades, reservationId: '100400' })] });
    expect(await run()).toMatchObject({
      kind: 'choose-trip',
      trips: [{ reservationId: '100200' }, { reservationId: '100400' }],
    });
    expect(await run({ reservationId: '100300' })).toMatchObject({ kind: 'choose-trip' });
    expect(await run({ reservationId: '100400' })).toMatchObject({
      kind: 'plan',
      trip: { reservationId: '100400' },
      otherTrips: [{ reservationId: '100200' }],
    });
  });

  it('EXC-16 C1 is nothing without a booked voyage of their own, or for an experience that there is not', async () => {
    expect(await open({ trips: [] })()).toMatchObject({ kind: 'no-trip' });
    expect(await open({ trips: [aTrip({ ...cyclades, status: 'OF' })] })()).toMatchObject({ kind: 'no-trip' });
    expect(await open()({ reservationId: '999' })).toMatchObject({ kind: 'no-trip' });
    expect(await open()({ slug: 'another' })).toEqual({ kind: 'not-found' });
  });

  it('EXC-18 H27 waits until booking for the voyage is open', async () => {
    expect(await open({ openBefore: '2027-04-12' })()).toMatchObject({
      kind: 'not-open',
      trip: { reservationId: '100200' },
    });
  });

  it('EXC-16 H13 is still there while the booking system does not answer, without what the booking system alone knows', async () => {
    const plan = open({ isExcursionEngineDown: true });
    await expect(plan()).rejects.toBeInstanceOf(Unavailable);
    const unseen = await plan.unseen();
    expect(
      unseen.kind === 'plan' && [
        unseen.departures,
        unseen.guests.map(({ fullName, departureIds }) => [fullName, departureIds]),
      ],
    ).toEqual([
      [
        { departure: early, experience },
        { departure: late, experience },
      ],
      [
        ['Eleanor Marsh', []],
        ['Daniel Marsh', []],
      ],
    ]);
    expect(await open({ isExcursionEngineDown: true, trips: [] }).unseen()).toMatchObject({ kind: 'no-trip' });
  });

  it('EXC-20 leaves out what is closed by now', async () => {
    const openAt = async (now: string) => {
      const plan = await open({ now })();
      return plan.kind === 'plan' && plan.departures.map(({ departure }) => departure.departureId);
    };
    expect(await openAt('2027-04-14T04:29:59.999Z')).toEqual([early.departureId, late.departureId]);
    expect(await openAt('2027-04-14T04:30:00Z')).toEqual([late.departureId]);
    expect(await openAt('2027-04-14T05:00:00Z')).toEqual([late.departureId]);
  });

  it('warns of another excursion at that time by its title, and by its code where the line no longer has it', async () => {
    const other = (tourCode: string) =>
      aParty({
        partyId: tourCode,
        departure: aDeparture({ id: `other-${tourCode}`, tourCode, begins: early.begins, minutes: 60 }),
      });
    const plan = await open({ parties: [other('ONX-1803'), other('ONX-9')] })();
    expect(plan.kind === 'plan' && plan.departures.map((one) => one.clashes?.map(({ title }) => title))).toEqual([
      ['Room for Four', 'ONX-9'],
      undefined,
    ]);
  });

  it('shows each guest of a party what is booked for them', async () => {
    const plan = await open({ parties: [aParty()] })();
    expect(plan.kind === 'plan' && plan.guests.map(({ departureIds }) => departureIds)).toEqual([
      [early.departureId],
      [early.departureId],
    ]);
  });
});
