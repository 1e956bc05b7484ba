import { setImmediate as nextMacrotask } from 'node:timers/promises';
import { aDeparture } from '../../../test/builders/a-departure';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { aVoyage } from '../../../test/builders/a-voyage';
import { anExperience, anExperienceOnRequest } from '../../../test/builders/an-experience';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { Trip } from '../trips/trip';
import type { Voyage } from '../voyages/voyage';
import type { ExcursionParty, PartyRequest, ReserveOutcome } from './excursion-bookings.port';
import type { Experience } from './experience';
import { ReserveExperience, type ReserveExperienceRequest } from './reserve-experience';

const itineraryId = 'ON1-CYC-270412-007';
const departure = aDeparture({
  id: `${itineraryId}.ONX-1803.3`,
  begins: new Date('2027-04-14T06:30:00Z'),
  itineraryId,
});
const passengers = [{ fullName: 'Eleanor Marsh' }, { fullName: 'Iris Marsh', birthday: plainDate('2019-04-15') }];
const trip = (parts: Partial<Trip> = {}) => aTrip({ reservationId: '100200', passengers, ...parts });

function open({
  trips = [trip()],
  openBefore = '2099-01-01',
  experience = anExperience({ minAge: 7 }),
  voyages = [],
  reserved,
  parties = [],
}: {
  readonly trips?: readonly Trip[];
  readonly openBefore?: string;
  readonly experience?: Experience;
  readonly voyages?: readonly Voyage[];
  readonly reserved?: ReserveOutcome;
  readonly parties?: readonly ExcursionParty[];
} = {}) {
  const asked: PartyRequest[] = [];
  const reads: string[] = [];
  const written: string[] = [];
  const useCase = new ReserveExperience({
    trips: {
      findTrips: async () => {
        reads.push('trips asked');
        await nextMacrotask();
        reads.push('trips read');
        return trips;
      },
    },
    voyages: { findVoyages: async () => voyages },
    departures: {
      get: async ({ itineraryId, departureId }) => {
        reads.push('departure asked');
        return itineraryId === departure.itineraryId && departureId === departure.departureId
          ? { departure, experience }
          : undefined;
      },
    },
    excursionBookings: {
      findParties: async () => parties,
      reserve: async (request) => {
        asked.push(request);
        return reserved ?? { kind: 'closed' };
      },
    },
    notify: { notifyOfBooking: async ({ partyId }) => void written.push(partyId) },
    openBefore: plainDate(openBefore),
  });
  const run = (parts: Partial<ReserveExperienceRequest> = {}) =>
    useCase.run({
      contactId: 'c',
      requestKey: 'k',
      departureId: departure.departureId,
      participantIds: ['100200-1', '100200-2'],
      ...parts,
    });
  return { run, asked, written, reads };
}

describe('guests of a trip who want to go along', () => {
  it('EXC-27 are written to of what the booking system has stored, and of nothing else', async () => {
    const party = { partyId: 'p-1' } as ExcursionParty;
    const { run, written } = open({ reserved: { kind: 'reserved', party } });
    await run();
    expect(written).toEqual(['p-1']);
    const refused = open({ reserved: { kind: 'pending' } });
    await refused.run();
    expect(refused.written).toEqual([]);
  });

  it('are answered with the booking that they have when they ask for the same without a key, and refused otherwise', async () => {
    const standing: ExcursionParty = {
      partyId: 'p-1',
      reservationId: '100200',
      contactId: 'c',
      departure,
      state: 'confirmed',
      bookings: [
        { bookingId: 'b1', participantId: '100200-1', fullName: 'Eleanor Marsh', ageGroup: 'ADULT' },
        { bookingId: 'b2', participantId: '100200-2', fullName: 'Iris Marsh', ageGroup: 'CHILD' },
      ],
    };
    const other: ExcursionParty = { ...standing, partyId: 'p-0', bookings: [standing.bookings[0]] };
    const booked: ReserveOutcome = { kind: 'already-booked', participantIds: ['100200-1'] };
    const { run } = open({ reserved: booked, parties: [other, standing] });
    expect(await run({ isUnnamed: true })).toEqual({ kind: 'reserved', party: standing });
    expect(await run()).toEqual(booked);
    expect(await open({ reserved: booked, parties: [other] }).run({ isUnnamed: true })).toEqual(booked);
    expect(await open({ parties: [standing] }).run({ isUnnamed: true })).toEqual({ kind: 'closed' });
  });

  it('C3 EXC-26 go with the price and the age groups that the line knows, in the order of the reservation', async () => {
    const { run, asked } = open();
    expect(await run({ participantIds: ['100200-2', '100200-1'], notes: 'Window, please.', shownPrice: 180 })).toEqual({
      kind: 'closed',
    });
    expect(asked).toEqual([
      {
        requestKey: 'k',
        reservationId: '100200',
        contactId: 'c',
        departure,
        notes: 'Window, please.',
        guests: [
          { participantId: '100200-1', fullName: 'Eleanor Marsh', ageGroup: 'ADULT', price: money(18_000, 'USD') },
          // A day short of her eighth birthday when they sail, and seven on the day of the excursion.
          { participantId: '100200-2', fullName: 'Iris Marsh', ageGroup: 'CHILD', price: money(18_000, 'USD') },
        ],
      },
    ]);
  });

  it('EXC-16 have their trips and the departure read at the same time', async () => {
    const { run, reads } = open();
    await run();
    expect(reads).toEqual(['trips asked', 'departure asked', 'trips read']);
  });

  it('C2 are all of one reservation of the guest who asks', async () => {
    const { run, asked } = open({ trips: [trip(), trip({ reservationId: '100300' })] });
    for (const participantIds of [[], ['100200-1', '100300-1'], ['100200-3'], ['999-1']])
      expect(await run({ participantIds })).toEqual({ kind: 'unknown-guests' });
    expect(asked).toEqual([]);
  });

  it('C2 EXC-16 are of the reservation and go on the experience that the form names', async () => {
    const { run, asked } = open({ trips: [trip(), trip({ reservationId: '100300' })] });
    expect(await run({ reservationId: '100300' })).toEqual({ kind: 'unknown-guests' });
    expect(await run({ slug: 'another' })).toEqual({ kind: 'unknown-departure' });
    expect(asked).toEqual([]);
    expect(await run({ reservationId: '100200', slug: anExperience().slug })).toEqual({ kind: 'closed' });
  });

  it('EXC-16 have a voyage that is booked, and go on a departure of that voyage', async () => {
    for (const status of ['OF', 'WL', 'CX', 'CT', 'CL', 'TM'] as const)
      expect(await open({ trips: [trip({ status })] }).run()).toEqual({ kind: 'not-booked' });
    expect(await open().run({ departureId: 'another' })).toEqual({ kind: 'unknown-departure' });
    expect(
      await open({ trips: [trip({ packages: [aTripPackage({ packageCode: 'ON1-ADR-270605-007' })] })] }).run(),
    ).toEqual({ kind: 'unknown-departure' });
  });

  it('EXC-18 H27 wait until booking is open for their voyage', async () => {
    expect(await open({ openBefore: '2027-04-12' }).run()).toEqual({ kind: 'not-open' });
    expect(await open({ openBefore: '2027-04-13' }).run()).toEqual({ kind: 'closed' });
    const opensLater = aVoyage({ voyageId: 'CYC', experiencesOpenBefore: plainDate('2027-04-12') });
    const another = aVoyage({ voyageId: 'ADR', experiencesOpenBefore: plainDate('2099-01-01') });
    expect(await open({ voyages: [another, opensLater] }).run()).toEqual({ kind: 'not-open' });
    expect(await open({ voyages: [another], openBefore: '2027-04-12' }).run()).toEqual({ kind: 'not-open' });
    const twoVoyages = aTrip({
      reservationId: '100200',
      passengers,
      packages: [
        aTripPackage({ packageCode: 'ON1-ADR-270405-007', start: plainDate('2027-04-05') }),
        aTripPackage({ packageCode: departure.itineraryId, start: plainDate('2027-04-12') }),
      ],
    });
    expect(await open({ trips: [twoVoyages], openBefore: '2027-04-12' }).run()).toEqual({ kind: 'not-open' });
  });

  it('C3 EXC-26 are of the age group that was said, on the first day or on the day itself', async () => {
    const says = (group: string) =>
      new Map([
        ['100200-1', 'ADULT'],
        ['100200-2', group],
      ]);
    expect(await open().run({ shownAgeGroups: says('CHILD') })).toEqual({ kind: 'closed' });
    for (const group of ['INFANT', 'ADULT', 'YOUNG_CHILD'])
      expect(await open().run({ shownAgeGroups: says(group) })).toEqual({
        kind: 'other-age-group',
        participantIds: ['100200-2'],
      });
  });

  it('EXC-15 are old enough on the day of the excursion, or of an age that nobody knows', async () => {
    const eight = open({ experience: anExperience({ minAge: 8 }) });
    // Her eighth birthday is the day after.
    expect(await eight.run()).toEqual({ kind: 'too-young', minAge: 8, participantIds: ['100200-2'] });
    expect(eight.asked).toEqual([]);
    expect(await eight.run({ participantIds: ['100200-1'] })).toEqual({ kind: 'closed' });
    expect(await open({ experience: anExperience({ minAge: 0 }) }).run()).toEqual({ kind: 'closed' });
  });

  it('EXC-17 H32 are booked at no price that nobody named, also by a caller who was shown a zero', async () => {
    const { run, asked } = open({ experience: anExperienceOnRequest({ minAge: 7 }) });
    for (const shownPrice of [undefined, 0]) expect(await run({ shownPrice })).toEqual({ kind: 'no-price' });
    expect(asked).toEqual([]);
  });

  it('C3 API-13 are notified when the price is another one by now, whatever number was sent', async () => {
    const { run, asked } = open();
    for (const shownPrice of [0, 180.004, Number.MAX_SAFE_INTEGER])
      expect(await run({ shownPrice })).toEqual({ kind: 'price-changed', price: money(18_000, 'USD') });
    expect(asked).toEqual([]);
  });
});
