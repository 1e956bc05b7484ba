import { aBookingRequest } from '../../../test/builders/a-booking';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aHold, FakeCabinBookings, FakeFares } from '../../../test/builders/fake-engine';
import { FakeWaitlist } from '../../../test/builders/fake-waitlist';
import { someTerms } from '../../../test/builders/some-terms';
import { plainDate } from '../shared/plain-date';
import type { Sailing } from '../voyages/sailing';
import { JoinWaitlist } from './join-waitlist';
import type { Waitlist } from './waitlist.port';
import { SaveGuestDetails } from './save-guest-details';

const checkPhone = (text: string) => (text.startsWith('+') ? text : undefined);
const officeTimeZone = 'America/New_York';
const clock = new StoppedClock();
const typed = [
  {
    firstName: 'Ada',
    middleName: '',
    lastName: 'Quist',
    birthday: '1980-02-29',
    email: 'ada@example.com',
    phone: '+13055550199',
  },
  { firstName: 'Bo', middleName: '', lastName: 'Quist', birthday: '1979-12-31', email: '', phone: '' },
];

function sailingWith(availableCabins: number): Sailing {
  const [start, end] = [plainDate('2027-05-29'), plainDate('2027-06-05')];
  return {
    itineraryId: 'ON1-CYC-270529-007',
    voyageId: 'CYC',
    start,
    end,
    nights: 7,
    isWaitlistOnly: availableCabins === 0,
    suites: [{ category: 'SV', availableCabins }],
  };
}

function joinWaitlist(availableCabins: number, waitlist: Pick<Waitlist, 'join'> = new FakeWaitlist()) {
  const sailing = sailingWith(availableCabins);
  const useCase = new JoinWaitlist({
    fares: new FakeFares(),
    waitlist,
    inventory: { findSailings: async () => [sailing], getSailing: async () => sailing },
    clock,
    terms: someTerms,
    officeTimeZone,
    checkPhone,
  });
  return (more = {}) => useCase.run({ request: aBookingRequest(), typedGuests: typed, requestKey: 'k-1', ...more });
}

describe('JoinWaitlist', () => {
  it('SUI-13 gives a waitlist entry when the suite is sold out, and none while a cabin is free', async () => {
    expect(await joinWaitlist(0)()).toEqual({ kind: 'joined', reservationId: 'ON71234568' });
    expect(await joinWaitlist(1)()).toEqual({ kind: 'cabin-free' });
  });

  it('SUI-13 F8 names the fare of a suite that comes free, and none for a party that it does not take', async () => {
    const sailing = sailingWith(0);
    const useCase = new JoinWaitlist({
      fares: new FakeFares(),
      waitlist: new FakeWaitlist(),
      inventory: { findSailings: async () => [sailing], getSailing: async () => sailing },
      clock,
      terms: someTerms,
      officeTimeZone,
      checkPhone,
    });
    const joined = await useCase.check({ request: aBookingRequest(), typedGuests: typed });
    if (joined.kind !== 'ready') throw new Error(`Expected to join, got ${joined.kind}`);
    expect(await useCase.fare(aBookingRequest())).toEqual(joined.quote.total);
    expect(await useCase.fare(aBookingRequest({ ages: [30, 30, 30, 30, 30, 30, 30] }))).toBeUndefined();
  });

  it('SUI-13 TRP-05 puts the entry down to the guest who is signed in, and to nobody else', async () => {
    const joined: object[] = [];
    const waitlist = { join: async (entry: object) => ({ reservationId: `ON7${joined.push(entry)}` }) };
    const actor = { browser: 'b-1', email: 'ada@example.com' };
    await joinWaitlist(0, waitlist)({ contactId: 'eleanor', actor });
    await joinWaitlist(0, waitlist)();
    expect(joined[0]).toMatchObject({ contactId: 'eleanor', actor, requestKey: 'k-1', ages: [30, 30] });
    expect(joined[1]).not.toHaveProperty('contactId');
    expect(joined[1]).not.toHaveProperty('actor');
  });

  it('SUI-13 asks for the guests like a booking does, and refuses what a booking refuses', async () => {
    expect(await joinWaitlist(0)({ typedGuests: [] })).toMatchObject({ kind: 'invalid' });
    expect(await joinWaitlist(0)({ request: aBookingRequest({ ages: [5] }) })).toEqual({ kind: 'party-not-allowed' });
  });
});

describe('SaveGuestDetails', () => {
  const save = (cabinBookings: FakeCabinBookings, fields = typed) =>
    new SaveGuestDetails(new FakeFares(), cabinBookings, clock, someTerms, officeTimeZone, checkPhone, {
      saveSuites: () => Promise.reject(new Error('There is one suite.')),
    }).run({
      holdId: 'h-1',
      typedGuests: fields,
    });

  it('RES-20 puts checked guests on the hold, and nothing when a field is wrong', async () => {
    const cabinBookings = new FakeCabinBookings();
    expect(await save(cabinBookings)).toEqual({ kind: 'saved' });
    expect(cabinBookings.current?.guests?.[0]).toMatchObject({ firstName: 'Ada', phone: '+13055550199' });
    const before = cabinBookings.current;
    expect(await save(cabinBookings, [])).toMatchObject({ kind: 'invalid' });
    expect(cabinBookings.current).toBe(before);
  });

  it('F8 takes a baby that is old enough for this sailing, and no younger one', async () => {
    const born = async (birthday: string, itineraryId: string) =>
      (
        await save(new FakeCabinBookings(aHold({ itineraryId, ages: [30, 5] })), [
          ...typed.slice(0, 1),
          { firstName: 'Ida', middleName: '', lastName: 'Quist', birthday, email: '', phone: '' },
        ])
      ).kind;
    expect(await born('2026-11-29', 'ON1-CYC-270529-007')).toBe('saved');
    expect(await born('2026-11-30', 'ON1-CYC-270529-007')).toBe('invalid');
    expect(await born('2026-05-29', 'ON1-EST-270529-012')).toBe('saved');
    expect(await born('2026-05-30', 'ON1-EST-270529-012')).toBe('invalid');
  });

  it('D6 points to the reservation when the hold is one already, and knows no other hold', async () => {
    const cabinBookings = new FakeCabinBookings();
    await cabinBookings.reserve({ paid: 0 });
    expect(await save(cabinBookings)).toEqual({ kind: 'reserved', reservationId: 'ON71234567' });
    cabinBookings.current = undefined;
    expect(await save(cabinBookings)).toEqual({ kind: 'unknown-hold' });
  });
});
