import fc from 'fast-check';
import { aTrip } from '../../../test/builders/a-trip';
import { plainDate } from '../shared/plain-date';
import { atLeast, healthFields, staffFields, staffMatrix, travellerFields, tripFields } from './access-matrix';
import { type InvitedRole, invitedRoles, type PartyMember } from './party-member';
import { PartyView, positionOfHolder, travellersOf } from './party-view';

const today = plainDate('2027-02-01');
const passenger = (firstName: string, birthday = '1980-05-05') => ({
  fullName: `${firstName} Marsh`,
  firstName,
  lastName: 'Marsh',
  birthday: plainDate(birthday),
});
/** Eleanor booked; Daniel and Ada are adults, Iris is eight. */
const trip = aTrip({
  passengers: [passenger('Eleanor'), passenger('Daniel'), passenger('Iris', '2018-08-08'), passenger('Ada')],
});
const [eleanor, daniel, iris, ada] = [0, 1, 2, 3] as const;

const aMember = (changes: Partial<PartyMember> & Pick<PartyMember, 'role'>): PartyMember => ({
  memberId: `${changes.role} ${changes.contactId ?? ''}`,
  reservationId: trip.reservationId,
  holderId: 'eleanor',
  inviterId: 'eleanor',
  wards: [],
  seesHealth: false,
  name: 'Somebody',
  email: 'somebody@example.com',
  state: 'accepted',
  contactId: 'somebody',
  endsOn: plainDate('2027-06-01'),
  ...changes,
});

function viewOf(contactId: string, members: readonly PartyMember[]): PartyView {
  const own = members.filter((member) => member.contactId === contactId);
  const held = contactId === 'eleanor' ? [{ role: 'holder' as const, traveller: 0, wards: [], seesHealth: false }] : [];
  return new PartyView(trip, contactId, [...held, ...own], members, travellersOf(trip, members, today));
}

const levels = (view: PartyView, position: number) =>
  Object.fromEntries(travellerFields.map((field) => [field, view.ofTraveller(field, position)]));
const everything = (level: string) => Object.fromEntries(travellerFields.map((field) => [field, level]));
const theirs = { ...everything('change'), contacts: 'see', excursions: 'see' };
const holders = { ...theirs, excursions: 'change' };

describe('the role matrix', () => {
  it('ROL-04 gives each role what it says of the trip, and no more', () => {
    const roles = Object.fromEntries(
      (['holder', ...invitedRoles] as const).map((role) => {
        const view = viewOf(
          role === 'holder' ? 'eleanor' : 'somebody',
          role === 'holder' ? [] : [aMember({ role, wards: [iris] })],
        );
        return [role, tripFields.map((field) => view.ofTrip(field)).join(' ')];
      }),
    );
    // voyage, suite, names, money, people, requests
    expect(roles).toEqual({
      holder: 'see see see change change change',
      companion: 'see see see none see change',
      guardian: 'see see see none see change',
      assistant: 'see see none none none change',
      payer: 'see see see see none none',
      reader: 'see none none none none none',
    });
  });

  it('ROL-06 gives the line’s staff requests, and a supervisor who has read them', () => {
    const levelsOf = (role: keyof typeof staffMatrix) => staffFields.map((field) => staffMatrix[role][field]);
    // requests, preparation, readings
    expect([levelsOf('consultant'), levelsOf('supervisor')]).toEqual([
      ['change', 'see', 'none'],
      ['change', 'see', 'see'],
    ]);
  });

  it('ROL-04 leaves an adult’s own to them once they take part: the holder sees what is missing', () => {
    const before = viewOf('eleanor', []);
    expect([eleanor, daniel, iris].map((position) => levels(before, position))).toEqual([holders, holders, holders]);
    const members = [aMember({ role: 'companion', traveller: daniel, contactId: 'daniel' })];
    const holder = viewOf('eleanor', members);
    expect(levels(holder, daniel)).toEqual({ ...everything('state'), contacts: 'see', excursions: 'change' });
    expect(levels(holder, iris)).toEqual(holders);
    expect(holder.visible.map(({ position }) => position)).toEqual([eleanor, daniel, iris, ada]);
    const companion = viewOf('daniel', members);
    expect([eleanor, daniel, iris, ada].map((position) => levels(companion, position))).toEqual([
      everything('none'),
      theirs,
      everything('none'),
      everything('none'),
    ]);
  });

  it('ROL-04 lets a guardian act for the children named, and an assistant without health notes unless allowed', () => {
    const guardian = viewOf('somebody', [aMember({ role: 'guardian', wards: [iris] })]);
    expect([daniel, iris].map((position) => levels(guardian, position))).toEqual([everything('none'), theirs]);
    const assistant = viewOf('somebody', [aMember({ role: 'assistant', wards: [daniel] })]);
    expect(levels(assistant, daniel)).toEqual({ ...theirs, diet: 'state', health: 'state' });
    const allowed = viewOf('somebody', [aMember({ role: 'assistant', wards: [daniel], seesHealth: true })]);
    expect(levels(allowed, daniel)).toEqual(theirs);
    expect(levels(allowed, ada)).toEqual(everything('none'));
  });

  interface RandomRole {
    readonly role: InvitedRole;
    readonly traveller: number | undefined;
    readonly wards: readonly number[];
    readonly seesHealth: boolean;
    readonly contactId: string;
    readonly state: PartyMember['state'];
  }
  const aRole: fc.Arbitrary<RandomRole> = fc.record({
    role: fc.constantFrom<InvitedRole>(...invitedRoles),
    traveller: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    wards: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
    seesHealth: fc.boolean(),
    contactId: fc.constantFrom('one', 'two', 'three'),
    state: fc.constantFrom('accepted', 'accepted', 'revoked', 'invited') as fc.Arbitrary<PartyMember['state']>,
  });
  const toMembers = (roles: readonly RandomRole[]) =>
    roles.map(({ traveller, ...role }) => aMember({ ...role, ...(traveller === undefined ? {} : { traveller }) }));

  it('ROL-04 shows of a traveller with an account nothing to anybody who is neither them nor acts for them', () => {
    fc.assert(
      fc.property(
        fc.array(aRole, { maxLength: 6 }),
        fc.constantFrom('eleanor', 'one', 'two', 'three'),
        (roles, who) => {
          const members = toMembers(roles);
          const accepted = members.filter(({ state }) => state === 'accepted');
          const view = new PartyView(
            trip,
            who,
            viewOf(who, accepted).roles,
            members,
            travellersOf(trip, members, today),
          );
          for (const { position, contactId, isChild } of view.travellers)
            for (const field of travellerFields) {
              if (field === 'contacts' || isChild || contactId === undefined || contactId === who) continue;
              // Excursions are booked and paid on the reservation: its holder has those of everybody.
              if (field === 'excursions' && who === 'eleanor') continue;
              const acts = accepted.filter((role) => role.contactId === who && role.wards.includes(position));
              const isSeen = atLeast(view.ofTraveller(field, position), 'see');
              if (acts.length === 0) expect(isSeen).toBe(false);
              if (isSeen && healthFields.includes(field))
                expect(acts.some(({ role, seesHealth }) => role === 'guardian' || seesHealth)).toBe(true);
            }
        },
      ),
    );
  });
});

describe('the people of a party', () => {
  it('ROL-02 finds the account’s guest among the passengers by name, else by address', () => {
    const passengers = [
      { ...passenger('Eleanor'), email: 'other@example.com' },
      { ...passenger('Daniel'), email: 'e@example.com' },
    ];
    const positionOf = (firstName: string, lastName = 'Marsh') =>
      positionOfHolder(passengers, { firstName, lastName, email: 'E@example.com' });
    expect([positionOf('ELEANOR'), positionOf('Nell'), positionOf('', '')]).toEqual([0, 1, 1]);
    expect(positionOfHolder(passengers, { firstName: 'Nell', lastName: 'Marsh' })).toBeUndefined();
  });

  it('ROL-04 lets the holder, the inviter, the person and the principal of an assistant end a role, and nobody else', () => {
    const members = [
      aMember({ role: 'companion', traveller: daniel, contactId: 'daniel' }),
      aMember({ role: 'companion', traveller: ada, contactId: 'ada' }),
      aMember({ role: 'assistant', wards: [daniel], contactId: 'clerk', inviterId: 'eleanor' }),
    ];
    const clerk = members.find(({ role }) => role === 'assistant') ?? aMember({ role: 'assistant' });
    expect(['eleanor', 'daniel', 'clerk', 'ada'].map((who) => viewOf(who, members).mayRevoke(clerk))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('ROL-04 lets a companion invite an assistant of their own and nothing else', () => {
    const members = [
      aMember({ role: 'companion', traveller: daniel, contactId: 'daniel' }),
      aMember({ role: 'reader', contactId: 'reader' }),
    ];
    const [holder, companion, reader] = ['eleanor', 'daniel', 'reader'].map((who) => viewOf(who, members));
    expect([holder?.invitable.length, companion?.invitable, reader?.invitable]).toEqual([5, ['assistant'], []]);
    expect(companion?.givable.map(({ position }) => position)).toEqual([daniel]);
    // What Daniel enters is no longer the holder's to give away.
    expect(holder?.givable.map(({ position }) => position)).toEqual([eleanor, iris, ada]);
  });

  it('ROL-04 lets a person act for an adult with an account only where that adult invited them', () => {
    const members = [aMember({ role: 'companion', traveller: daniel, contactId: 'daniel' })];
    const seen = (inviterId: string) => {
      const clerk = aMember({ role: 'assistant', wards: [daniel], contactId: 'clerk', inviterId });
      const view = viewOf('clerk', [...members, clerk]);
      return [view.ofTraveller('papers', daniel), view.visible.map(({ position }) => position)];
    };
    expect([seen('daniel'), seen('eleanor')]).toEqual([
      ['change', [daniel]],
      ['none', []],
    ]);
  });

  it('ROL-04 shows the address of a role to those who may end it: each of them for a reason of their own', () => {
    const members = [
      aMember({ role: 'companion', traveller: ada, contactId: 'ada' }),
      aMember({ role: 'companion', traveller: daniel, contactId: 'daniel' }),
    ];
    const clerk = aMember({ role: 'assistant', wards: [daniel], contactId: 'clerk', inviterId: 'agent' });
    const payer = { ...clerk, role: 'payer' as const };
    const seeing = (member: PartyMember) =>
      ['eleanor', 'agent', 'clerk', 'daniel', 'ada'].filter((who) => viewOf(who, members).seesAddressOf(member));
    expect([seeing(clerk), seeing(payer)]).toEqual([
      ['eleanor', 'agent', 'clerk', 'daniel'],
      ['eleanor', 'agent', 'clerk'],
    ]);
  });
});
