import { aPartyMember } from '../../../test/builders/a-party-member';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import type { KnownTrip } from '../preparation/known-trips.port';
import { plainDate } from '../shared/plain-date';
import type { Trip } from '../trips/trip';
import { OpenParty } from './open-party';
import type { PartyMember } from './party-member';

const passengers = ['Eleanor', 'Daniel'].map((firstName) => ({
  fullName: `${firstName} Marsh`,
  firstName,
  lastName: 'Marsh',
}));
const tripOf = (reservationId: string, changes: Partial<Trip> = {}) => aTrip({ reservationId, passengers, ...changes });
const aMember = (changes: Partial<PartyMember> = {}) => aPartyMember({ reservationId: 'one', ...changes });

class Parties {
  /** Trips by account, then by reservation. */
  trips: Record<string, readonly Trip[]> = { eleanor: [tripOf('one')] };
  readonly noted: KnownTrip[] = [];
  failsToNote = false;

  constructor(private readonly members: readonly PartyMember[] = [aMember()]) {}

  readonly party = new OpenParty({
    trips: {
      getTrip: async ({ contactId }, reservationId) =>
        this.trips[contactId]?.find((trip) => trip.reservationId === reservationId),
    },
    members: {
      findOf: async (reservationId) => this.members.filter((one) => one.reservationId === reservationId),
      findMemberships: async (contactId) => this.members.filter((one) => one.contactId === contactId),
    },
    guests: {
      getGuest: async (contactId) => ({
        contactId,
        firstName: contactId === 'eleanor' ? 'Eleanor' : 'Nell',
        lastName: 'Marsh',
        recordTypeName: 'Guest',
        isOwnedByConsultant: false,
      }),
    },
    knownTrips: {
      note: async (trip) => {
        if (this.failsToNote) throw new Error('the database is away');
        this.noted.push(trip);
      },
    },
    clock: new StoppedClock('2027-02-01T15:00:00Z'),
    officeTimeZone: 'America/New_York',
  });

  open(contactId: string, reservationId = 'one') {
    return this.party.run({ contactId, reservationId });
  }

  async sharedWith(contactId: string) {
    return (await this.party.findShared(contactId)).map(({ trip }) => trip.reservationId);
  }
}

describe('opening a trip for one of its party', () => {
  it('ROL-04 makes the guest whose account has it the holder, and finds them among the passengers', async () => {
    const view = await new Parties().open('eleanor');
    expect(view?.roles).toEqual([{ role: 'holder', wards: [], seesHealth: false, traveller: 0 }]);
    expect(view?.members.map(({ memberId }) => memberId)).toEqual(['m-daniel']);
    expect(view?.travellers.map(({ contactId }) => contactId)).toEqual([undefined, 'daniel']);
    const parties = new Parties();
    parties.trips = { nell: [tripOf('one')] };
    expect((await parties.open('nell'))?.roles).toEqual([{ role: 'holder', wards: [], seesHealth: false }]);
  });

  it('ROL-04 gives a companion their role on that trip and no other', async () => {
    const parties = new Parties([aMember(), aMember({ memberId: 'm-2', reservationId: 'two', role: 'payer' })]);
    expect((await parties.open('daniel'))?.roles).toEqual([aMember()]);
    expect(await parties.open('daniel', 'two')).toBeUndefined();
    expect(await parties.open('ada')).toBeUndefined();
    expect(await parties.open('eleanor', 'none')).toBeUndefined();
  });

  it.each<[string, Partial<PartyMember>, boolean]>([
    ['on its last day', { endsOn: plainDate('2027-02-01') }, true],
    ['after its last day', { endsOn: plainDate('2027-01-31') }, false],
    ['before it is accepted', { state: 'invited' }, false],
    ['once it is revoked', { state: 'revoked' }, false],
  ])('ROL-04 asks for a role in force: %s', async (_, changes, isOpen) => {
    expect((await new Parties([aMember(changes)]).open('daniel')) !== undefined).toBe(isOpen);
  });

  it('ROL-04 opens an unconfirmed reservation for nobody', async () => {
    const parties = new Parties();
    parties.trips = { eleanor: [tripOf('one', { isUnconfirmed: true })] };
    expect(await parties.open('eleanor')).toBeUndefined();
    expect(await parties.open('daniel')).toBeUndefined();
  });

  it('ROL-04 keeps a role by another holder when its first holder has lost the reservation', async () => {
    const parties = new Parties([aMember(), aMember({ memberId: 'm-2', holderId: 'iris', role: 'payer' })]);
    parties.trips = { iris: [tripOf('one')] };
    expect((await parties.open('daniel'))?.isHolder).toBe(false);
    parties.trips = {};
    expect(await parties.open('daniel')).toBeUndefined();
  });

  it('notes a booked trip of its holder for reminders, and opens it where that fails', async () => {
    const parties = new Parties();
    await parties.open('daniel');
    expect(parties.noted).toEqual([]);
    await parties.open('eleanor');
    expect(parties.noted).toEqual([{ reservationId: 'one', contactId: 'eleanor', startsOn: '2027-04-12' }]);
    parties.failsToNote = true;
    expect(await parties.open('eleanor')).toBeDefined();
    for (const changes of [{ status: 'CX' }, { packages: [] }, { packages: [aTripPackage()], status: 'OF' }] as const) {
      const others = new Parties();
      others.trips = { eleanor: [tripOf('one', changes)] };
      expect(await others.open('eleanor')).toBeDefined();
      expect(others.noted).toEqual([]);
    }
  });

  it('ROL-04 lists the trips of others on which a guest has a role in force, each once', async () => {
    const parties = new Parties([
      aMember(),
      aMember({ memberId: 'm-2', role: 'payer' }),
      aMember({ memberId: 'm-3', reservationId: 'two', state: 'revoked' }),
      aMember({ memberId: 'm-4', reservationId: 'three', holderId: 'daniel' }),
      aMember({ memberId: 'm-5', reservationId: 'lost' }),
    ]);
    parties.trips = { eleanor: [tripOf('one'), tripOf('two')], daniel: [tripOf('three')] };
    expect(await parties.sharedWith('daniel')).toEqual(['one']);
    expect(await parties.sharedWith('eleanor')).toEqual([]);
  });
});
