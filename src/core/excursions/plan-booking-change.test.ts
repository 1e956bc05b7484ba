import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { anExperience, anExperienceOnRequest } from '../../../test/builders/an-experience';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { ProgrammeEntry } from '../trip-day/day-programme';
import { ChangeBooking } from './change-booking';
import type { ExcursionParty, PartyRequest, ReserveOutcome } from './excursion-bookings.port';
import type { FoundDeparture } from './find-departures';
import { planBookingChange } from './plan-booking-change';
import { suitabilityDoubts } from './suitability';

const passenger = (firstName: string, birthday: string) => ({
  fullName: firstName,
  firstName,
  birthday: plainDate(birthday),
});
const trip = aTrip({
  passengers: [passenger('Eleanor', '1974-01-01'), passenger('Daniel', '1971-01-01'), passenger('Iris', '2020-01-01')],
});
const departure = (hour: string) => ({
  departureId: `d${hour}`,
  tourId: 't',
  tourCode: 'ONX-1803',
  itineraryId: 'ON1-CYC-270412-007',
  date: plainDate('2027-04-14'),
  startsAt: `${hour}:00`,
  timeZone: 'Europe/Zagreb',
  begins: new Date(`2027-04-14T${hour}:00:00+02:00`),
  ends: new Date(`2027-04-14T${Number(hour) + 2}:00:00+02:00`),
  capacity: 4,
});
const found = (hour: string, taken = 2): FoundDeparture => ({
  departure: departure(hour),
  experience: anExperience({ minAge: 12, price: money(18_000, 'USD') }),
  taken,
  waiting: 0,
  seenAt: new Date(0),
});
const booking = (index: number, fullName: string) => ({
  bookingId: `b${index}`,
  participantId: `100200-${index}`,
  fullName,
  ageGroup: 'ADULT' as const,
  price: money(18_000, 'USD'),
});
const party: ExcursionParty = {
  partyId: 'p',
  reservationId: '100200',
  contactId: 'eleanor',
  departure: departure('10'),
  state: 'confirmed',
  notes: 'Left-handed.',
  bookings: [booking(1, 'Eleanor'), booking(2, 'Daniel')],
};
const all = ['100200-1', '100200-2'];
const plan = (changes: Partial<Parameters<typeof planBookingChange>[0]> = {}) =>
  planBookingChange({
    party,
    trip,
    target: found('10'),
    participantIds: all,
    notes: 'Left-handed.',
    programme: [],
    days: [],
    terms: { offerHours: 12, closesHours: 2, freeCancellationHours: 48 },
    now: new Date('2027-04-01T00:00:00Z'),
    ...changes,
  });
const kinds = (changes: Parameters<typeof plan>[0]) => plan(changes).obstacles.map(({ kind }) => kind);
const late = { now: new Date('2027-04-14T00:00:00Z') };

describe('a change of a booked excursion', () => {
  it('EXC-20 says what it costs before it is made: nothing in time, the price of those who leave later', () => {
    const leaves = { participantIds: ['100200-1'] };
    expect([plan(leaves).removedBookings.map(({ fullName }) => fullName), plan(leaves).amountLost]).toEqual([
      ['Daniel'],
      undefined,
    ]);
    expect(plan({ ...leaves, ...late }).amountLost).toEqual(money(18_000, 'USD'));
    expect(plan({ target: found('15'), ...late }).amountLost).toEqual(money(36_000, 'USD'));
    expect(plan({ ...leaves, ...late, party: { ...party, state: 'waiting' } }).amountLost).toBeUndefined();
  });

  it('EXC-20 says the price of those who join, and of everybody on another departure', () => {
    expect(plan({ participantIds: [...all, '100200-3'] }).price).toEqual(money(18_000, 'USD'));
    expect(plan({ target: found('15') }).price).toEqual(money(36_000, 'USD'));
    expect(plan({ participantIds: ['100200-1'] })).not.toHaveProperty('price');
    // An unknown price is no price of zero (H32).
    const onRequest = { ...found('15'), experience: anExperienceOnRequest() };
    expect(plan({ target: onRequest })).not.toHaveProperty('price');
  });

  it('EXC-20 charges for a released seat from the hour at which the terms say so, and until it closes', () => {
    const leaves = { participantIds: ['100200-1'] };
    const lostAt = (now: string) => plan({ ...leaves, now: new Date(now) }).amountLost;
    expect([lostAt('2027-04-12T07:59:59.999Z'), lostAt('2027-04-12T08:00:00Z')]).toEqual([
      undefined,
      money(18_000, 'USD'),
    ]);
    expect(kinds({ ...leaves, now: new Date('2027-04-14T05:59:59.999Z') })).toEqual([]);
    expect(kinds({ ...leaves, now: new Date('2027-04-14T06:00:00Z') })).toEqual(['closed']);
  });

  it('EXC-20 H32 charges an unknown price as well, and promises no free return that is over', () => {
    const leaves = { participantIds: ['100200-1'] };
    const [first, ...others] = party.bookings.map(({ price: _price, ...booking }) => booking);
    const unpriced = first ? { ...party, bookings: [first, ...others] as const } : party;
    const chargeOf = (changes: Parameters<typeof plan>[0]) => {
      const { isCharged, amountLost, freeUntil: free } = plan(changes);
      return [isCharged, amountLost, free?.toISOString()];
    };
    expect(chargeOf({ ...leaves, party: unpriced })).toEqual([false, undefined, '2027-04-12T08:00:00.000Z']);
    expect(chargeOf({ ...leaves, ...late, party: unpriced })).toEqual([true, undefined, undefined]);
    expect(chargeOf({ ...leaves, ...late })).toEqual([true, money(18_000, 'USD'), undefined]);
    expect(chargeOf({ participantIds: all, notes: 'By the window.', ...late })).toEqual([false, undefined, undefined]);
    expect(chargeOf({ ...leaves, ...late, party: { ...party, state: 'waiting' } })).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });

  it('EXC-20 costs nothing where the line itself has moved the yacht', () => {
    const day = {
      tripPackage: aTripPackage(),
      date: plainDate('2027-04-14'),
      timeZone: 'Europe/Zagreb',
      day: { day: 3, type: 'Anchored', title: 'Lošinj', portSlug: 'losinj', arrives: '11:00', description: '' },
    } as never;
    const entry = { ...departure('10'), id: 'p', title: '', isConfirmed: true, travellers: [], isOverlapping: false };
    const moved = { target: found('15'), ...late, days: [day], programme: [entry] };
    expect(plan(moved).amountLost).toBeUndefined();
  });

  it('EXC-09 EXC-15 names what stands against it: seats, age, another excursion, the hour', () => {
    expect(kinds({})).toEqual(['nothing-changed']);
    expect(kinds({ participantIds: [] })).toEqual(['no-guests']);
    expect(kinds({ participantIds: [...all, '100200-3'] })).toEqual(['too-young']);
    expect(kinds({ target: found('15', 3) })).toEqual(['no-seats']);
    expect(kinds({ now: new Date('2027-04-14T07:00:00Z'), target: found('15') })).toEqual(['closed']);
    const entry: ProgrammeEntry = {
      ...departure('16'),
      id: 'other',
      title: 'The Third Cave',
      isConfirmed: true,
      isOverlapping: false,
      travellers: [{ position: 1, fullName: 'Daniel', isChild: false }],
    };
    expect(plan({ target: found('15'), programme: [entry] }).obstacles).toEqual([
      { kind: 'overlaps', title: 'The Third Cave', names: ['Daniel'] },
    ]);
    expect(kinds({ notes: 'Right-handed.' })).toEqual([]);
  });

  it('swaps one guest for another, which is a change although their number stays', () => {
    const swap = plan({
      participantIds: ['100200-1', '100200-3'],
      target: { ...found('10'), experience: anExperience({ minAge: 7 }) },
    });
    expect(swap.obstacles).toEqual([]);
    expect([
      swap.addedGuests.map(({ fullName }) => fullName),
      swap.removedBookings.map(({ fullName }) => fullName),
    ]).toEqual([['Iris'], ['Daniel']]);
  });

  it('is closed from the minute at which either departure closes, the old one or the new one', () => {
    const before = '2027-04-14T05:59:59.999Z';
    expect(kinds({ target: found('15'), now: new Date(before) })).toEqual([]);
    expect(kinds({ target: found('15'), now: new Date('2027-04-14T06:00:00Z') })).toEqual(['closed']);
    expect(kinds({ target: found('08'), now: new Date('2027-04-14T03:59:59.999Z') })).toEqual([]);
    expect(kinds({ target: found('08'), now: new Date('2027-04-14T04:00:00Z') })).toEqual(['closed']);
  });

  it('names those who are too young, and not those whom they join', () => {
    expect(plan({ participantIds: [...all, '100200-3'] }).obstacles).toEqual([
      { kind: 'too-young', minAge: 12, names: ['Iris'] },
    ]);
  });

  it('names of another excursion only those who would be at both, and lets one begin where the other ends', () => {
    const entry = (hour: string, id: string, positions: readonly number[]): ProgrammeEntry => ({
      ...departure(hour),
      id,
      title: 'The Third Cave',
      isConfirmed: true,
      isOverlapping: false,
      travellers: ['Eleanor', 'Daniel', 'Iris']
        .map((fullName, position) => ({ position, fullName, isChild: false }))
        .filter(({ position }) => positions.includes(position)),
    });
    const against = (programme: readonly ProgrammeEntry[], hour = '15') =>
      plan({ target: found(hour), programme }).obstacles;
    expect(against([entry('16', 'other', [0, 2])])).toEqual([
      { kind: 'overlaps', title: 'The Third Cave', names: ['Eleanor'] },
    ]);
    expect(against([entry('16', 'other', [2])])).toEqual([]);
    expect(against([entry('13', 'other', [0, 1])])).toEqual([]);
    expect(against([entry('17', 'other', [0, 1])])).toEqual([]);
    // The booking that is being changed is no obstacle to its own move by an hour.
    expect(against([entry('10', 'p', [0, 1])], '11')).toEqual([]);
  });

  it('costs the price in the last hours where the line moved the yacht on another day only', () => {
    const dayOf = (date: string, arrives: string, packageCode = 'ON1-CYC-270412-007') =>
      ({
        tripPackage: aTripPackage({ packageCode }),
        date: plainDate(date),
        timeZone: 'Europe/Zagreb',
        day: { day: 3, type: 'Anchored', title: 'Lošinj', portSlug: 'losinj', arrives, description: '' },
      }) as never;
    const entry = { ...departure('10'), id: 'p', title: '', isConfirmed: true, travellers: [], isOverlapping: false };
    const lostWith = (days: readonly never[], programme: readonly ProgrammeEntry[] = [entry]) =>
      plan({ target: found('15'), ...late, days, programme }).amountLost;
    const [kept, moved] = [dayOf('2027-04-14', '08:00'), dayOf('2027-04-14', '11:00')];
    expect(lostWith([moved])).toBeUndefined();
    expect(lostWith([kept])).toEqual(money(36_000, 'USD'));
    expect(lostWith([dayOf('2027-04-13', '11:00'), moved])).toBeUndefined();
    expect(lostWith([dayOf('2027-04-14', '11:00', 'ON1-ADR-270605-007'), kept])).toEqual(money(36_000, 'USD'));
    expect(lostWith([moved], [])).toEqual(money(36_000, 'USD'));
    expect(lostWith([])).toEqual(money(36_000, 'USD'));
  });

  it('EXC-23 doubts what is hard for a guest who has said so, and nothing else', () => {
    const hard = { activityLevel: 'Strenuous', isByTender: true };
    const easy = { activityLevel: 'Gentle', isByTender: false };
    expect(suitabilityDoubts('wheelchair', hard)).toEqual({ isEffortHigh: true, isTenderHard: true });
    expect(suitabilityDoubts('slow', hard)).toEqual({ isEffortHigh: true, isTenderHard: false });
    for (const mobility of ['none', undefined, '__proto__']) expect(suitabilityDoubts(mobility, hard)).toBeUndefined();
    for (const mobility of ['slow', 'stairs', 'wheelchair']) expect(suitabilityDoubts(mobility, easy)).toBeUndefined();
  });
});

describe('carrying out a change', () => {
  const carryOut = async (
    change: ReturnType<typeof plan>,
    reserved: ReserveOutcome['kind'] | 'waiting' = 'reserved',
  ) => {
    const steps: string[] = [];
    const outcome = await new ChangeBooking({
      excursionBookings: {
        reserve: async ({ guests, departure: { departureId } }) => {
          steps.push(`reserve ${departureId} ${guests.map(({ fullName }) => fullName).join('+')}`);
          return reserved === 'reserved' || reserved === 'waiting'
            ? {
                kind: 'reserved',
                party: {
                  ...party,
                  partyId: 'new',
                  state: reserved === 'waiting' ? 'waiting' : 'confirmed',
                  bookings: [{ ...booking(1, 'Eleanor'), bookingId: 'new' }],
                },
              }
            : ({ kind: reserved } as ReserveOutcome);
        },
        remove: async ({ bookingIds }) => {
          steps.push(`remove ${bookingIds.join('+')}`);
          return 'removed';
        },
        setNotes: async ({ notes }) => {
          steps.push(`note ${notes}`);
          return 'changed';
        },
      },
    }).run(change, 'key');
    return [outcome.kind, ...steps];
  };

  it('D5 takes the new seats before it gives the old ones back', async () => {
    expect(await carryOut(plan({ target: found('15') }))).toEqual([
      'changed',
      'reserve d15 Eleanor+Daniel',
      'remove b1+b2',
    ]);
    expect(await carryOut(plan({ participantIds: ['100200-1'], notes: 'New.' }))).toEqual([
      'changed',
      'remove b2',
      'note New.',
    ]);
  });

  it('D5 D7 leaves everybody where they were when the seats are gone, and says so when it is not known', async () => {
    const move = plan({ target: found('15') });
    expect(await carryOut(move, 'waiting')).toEqual(['refused', 'reserve d15 Eleanor+Daniel', 'remove new']);
    expect(await carryOut(move, 'overlaps')).toEqual(['refused', 'reserve d15 Eleanor+Daniel']);
    expect(await carryOut(move, 'pending')).toEqual(['both-stand', 'reserve d15 Eleanor+Daniel']);
  });

  it('books the price of each guest and the note with the seats, and neither where there is none', async () => {
    const asked: PartyRequest[] = [];
    const change = new ChangeBooking({
      excursionBookings: {
        reserve: async (request) => {
          asked.push(request);
          return { kind: 'reserved', party };
        },
        remove: async () => 'removed',
        setNotes: async () => 'changed',
      },
    });
    await change.run(plan({ target: found('15') }), 'a-key');
    await change.run(
      plan({ target: { ...found('15'), experience: anExperienceOnRequest() }, notes: '' }),
      'another-key',
    );
    expect(asked.map(({ guests, notes }) => [guests.map(({ price }) => price), notes])).toEqual([
      [[money(18_000, 'USD'), money(18_000, 'USD')], 'Left-handed.'],
      [[undefined, undefined], undefined],
    ]);
  });
});
