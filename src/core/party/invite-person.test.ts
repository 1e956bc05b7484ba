import { aPartyMember } from '../../../test/builders/a-party-member';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import type { Message } from '../messages/message';
import { plainDate } from '../shared/plain-date';
import { InvitePerson, type TypedInvitation } from './invite-person';
import type { PartyMember } from './party-member';
import type { Invitation, InviteOutcome } from './party-members.port';
import { PartyView, travellersOf } from './party-view';

const today = plainDate('2027-02-01');
/** Eleanor booked; Daniel and Ada are adults, Iris is eight. The voyage ends on 19 April. */
const trip = aTrip({
  packages: [aTripPackage({ start: plainDate('2027-04-12'), end: plainDate('2027-04-19') })],
  passengers: [
    { fullName: 'Eleanor Marsh' },
    { fullName: 'Daniel Marsh' },
    { fullName: 'Iris Marsh', birthday: plainDate('2018-08-08') },
    { fullName: 'Ada Marsh' },
  ],
});
const ada = aPartyMember({
  memberId: 'm-ada',
  traveller: 3,
  name: 'Ada Marsh',
  email: 'ada@example.com',
  contactId: 'ada',
});
const travellers = travellersOf(trip, [ada], today);
const holder = { role: 'holder', traveller: 0, wards: [], seesHealth: false } as const;
const eleanor = new PartyView(trip, 'eleanor', [holder], [ada], travellers);
const companion = new PartyView(trip, 'ada', [ada], [ada], travellers);

const reader: TypedInvitation = {
  role: 'reader',
  traveller: '',
  wards: [],
  name: ' Grace  Hopper ',
  email: 'grace@example.com',
  endsOn: '',
  seesHealth: false,
};

class Invitations {
  readonly invitations: Invitation[] = [];
  readonly renewed: string[] = [];
  readonly messages: Message[] = [];
  readonly clock = new StoppedClock('2027-02-01T15:00:00Z');
  private tokens = 0;

  constructor(private readonly does: { readonly answer?: InviteOutcome; readonly failsToSend?: true } = {}) {}

  private readonly invitePerson = new InvitePerson({
    members: {
      invite: async (invitation) => {
        this.invitations.push(invitation);
        const member = { ...invitation, memberId: 'm-new', state: 'invited' } as const;
        return this.does.answer ?? { kind: 'invited', member };
      },
      renew: async (memberId) => {
        this.renewed.push(memberId);
        return { ...ada, memberId, state: 'invited' };
      },
    },
    sender: {
      send: async (message) => {
        if (this.does.failsToSend) throw new Error('the mail server is away');
        this.messages.push(message);
        return { kind: 'sent' };
      },
    },
    limits: new RateLimitsInMemory(this.clock),
    secrets: { digest: (purpose, text) => `${purpose} of ${text}` },
    random: { token: () => `token-${(this.tokens += 1)}` },
    clock: this.clock,
    officeTimeZone: 'America/New_York',
    lineName: 'Ondine Yachts',
    addressOf: (token) => `https://ondine.example/invitation/${token}`,
  });

  readonly about = {
    inviter: { firstName: 'Eleanor', lastName: 'Marsh' },
    voyage: 'Cyclades at first light',
    dates: '12 to 19 April 2027',
  };

  invite(typed: Partial<TypedInvitation> = {}, view = eleanor) {
    return this.invitePerson.run({ ...this.about, view, typedInvitation: { ...reader, ...typed } });
  }

  remind(member: PartyMember, of: 'eleanor' | 'ada' | 'noRole' = 'eleanor') {
    const roles = { eleanor: [holder], ada: [ada], noRole: [] }[of];
    const view = new PartyView(trip, of, roles, [member], travellers);
    return this.invitePerson.remind({ ...this.about, view, memberId: member.memberId });
  }
}

const errorsOf = async (typed: Partial<TypedInvitation>, view = eleanor) => {
  const outcome = await new Invitations().invite(typed, view);
  return outcome.kind === 'invalid' ? outcome.errors : outcome.kind;
};
const invitationOf = async (typed: Partial<TypedInvitation>, view = eleanor) => {
  const sent = new Invitations();
  await sent.invite(typed, view);
  return sent.invitations.at(0);
};

describe('an invitation to a trip', () => {
  it('TRD-06 invites a traveller under the name of the reservation, however long it is', async () => {
    const fullName = `${'Maria'.repeat(8)} ${'Wolff'.repeat(16)}`;
    const longNamed = travellersOf({ ...trip, passengers: [{ fullName: 'Eleanor Marsh' }, { fullName }] }, [], today);
    const view = new PartyView(trip, 'eleanor', [holder], [], longNamed);
    expect(await errorsOf({ role: 'companion', traveller: '1', name: '' }, view)).toBe('invited');
  });

  it('ROL-02 is stored with the digest of its secret, and sent to the address with the secret itself', async () => {
    const sent = new Invitations();
    expect(await sent.invite()).toMatchObject({ kind: 'invited', member: { memberId: 'm-new' }, isSent: true });
    expect(sent.invitations).toEqual([
      {
        role: 'reader',
        wards: [],
        name: 'Grace Hopper',
        email: 'grace@example.com',
        endsOn: '2027-05-19',
        seesHealth: false,
        reservationId: trip.reservationId,
        holderId: 'eleanor',
        inviterId: 'eleanor',
        tokenDigest: 'party-invitation of token-1',
      },
    ]);
    expect(sent.messages.map(({ to, action }) => [to, action?.url])).toEqual([
      [{ channel: 'email', email: 'grace@example.com' }, 'https://ondine.example/invitation/token-1'],
    ]);
  });

  it('ROL-04 makes an adult of the party a companion, under the name on the reservation', async () => {
    expect(await invitationOf({ role: 'companion', traveller: '1', name: 'Dan' })).toMatchObject({
      traveller: 1,
      name: 'Daniel Marsh',
    });
    const companions = ['', '9', '0', '2', '3'].map((traveller) => errorsOf({ role: 'companion', traveller }));
    expect(await Promise.all(companions)).toEqual([
      { traveller: 'Please choose who of your party this is.' },
      { traveller: 'Please choose who of your party this is.' },
      { traveller: 'That is you.' },
      { traveller: 'Iris Marsh is a child: a guardian looks after their part.' },
      { traveller: 'Ada Marsh takes part already.' },
    ]);
  });

  it('ROL-04 lets a guardian of children travel or not, and act for children only', async () => {
    const guardian = { role: 'guardian', wards: ['2'] };
    const abroad = await invitationOf(guardian);
    expect(abroad).toMatchObject({ wards: [2], name: 'Grace Hopper' });
    expect(abroad).not.toHaveProperty('traveller');
    expect(await invitationOf({ ...guardian, traveller: '1' })).toMatchObject({ wards: [2], traveller: 1 });
    expect(await errorsOf({ ...guardian, traveller: '9' })).toEqual({
      traveller: 'Please choose who of your party this is.',
    });
    const wards = { wards: 'Please choose the children.' };
    for (const chosen of [[], ['1'], ['2', '1'], ['9']])
      expect(await errorsOf({ ...guardian, wards: chosen })).toEqual(wards);
  });

  it('ROL-04 lets a companion give an assistant of their own, and see health only through one', async () => {
    const assistant = { role: 'assistant', wards: ['3'], seesHealth: true };
    expect(await invitationOf(assistant, companion)).toMatchObject({
      wards: [3],
      seesHealth: true,
      holderId: 'eleanor',
      inviterId: 'ada',
    });
    expect(await errorsOf({ ...assistant, wards: ['1'] }, companion)).toEqual({ wards: 'Please choose for whom.' });
    expect(await errorsOf(reader, companion)).toEqual({ role: 'Please choose a role.' });
    expect(await errorsOf({ role: 'captain' })).toEqual({ role: 'Please choose a role.' });
    expect(await invitationOf({ seesHealth: true })).toMatchObject({ seesHealth: false });
  });

  it('ROL-04 belongs to the holder of the companion’s open role, not of one that ended or of another guest', async () => {
    const before = { ...ada, memberId: 'm-before', holderId: 'former', state: 'revoked' } as const;
    const other = { ...ada, memberId: 'm-other', holderId: 'stranger', contactId: 'grace' } as const;
    const view = new PartyView(trip, 'ada', [ada], [before, other, ada], travellers);
    expect(await invitationOf({ role: 'assistant', wards: ['3'] }, view)).toMatchObject({ holderId: 'eleanor' });
  });

  it('F5 needs a name of at most 80 characters that is no address, and an e-mail address', async () => {
    const name = { name: 'Please enter the person’s name.' };
    expect(await errorsOf({ name: 'a'.repeat(80) })).toBe('invited');
    for (const wrong of ['', '  ', 'a'.repeat(81), 'www.example.com'])
      expect(await errorsOf({ name: wrong })).toEqual(name);
    expect(await errorsOf({ email: 'grace' })).toEqual({ email: 'Please enter an e-mail address.' });
  });

  it('ends thirty days after the voyage, or on a day from today to a year after that', async () => {
    const days = ['2027-02-01', '2027-01-31', '2028-05-19', '2028-05-20', '2027-02-30', 'tomorrow'];
    const wrong = { endsOn: 'Please choose a day between today and a year after the voyage.' };
    expect(await Promise.all(days.map((endsOn) => errorsOf({ endsOn })))).toEqual([
      'invited',
      wrong,
      'invited',
      wrong,
      wrong,
      wrong,
    ]);
  });

  it('A6 is sent to one address three times a day, and by one guest twenty times', async () => {
    const sent = new Invitations();
    const tooMany = { kind: 'refused', reason: 'too-many' };
    const kinds = [];
    for (let count = 0; count < 3; count += 1) kinds.push((await sent.invite()).kind);
    expect(kinds).toEqual(['invited', 'invited', 'invited']);
    sent.clock.pass({ minutes: 23 * 60 });
    expect(await sent.invite()).toEqual(tooMany);
    for (let count = 3; count < 20; count += 1)
      expect((await sent.invite({ email: `g${count}@example.com` })).kind).toBe('invited');
    expect(await sent.invite({ email: 'last@example.com' })).toEqual(tooMany);
    expect(sent.invitations).toHaveLength(20);
    sent.clock.pass({ minutes: 60 });
    expect((await sent.invite()).kind).toBe('invited');
  });

  it('is not sent where the role is taken, and stays open where sending fails', async () => {
    const refusing = new Invitations({ answer: { kind: 'disowned' } });
    expect(await refusing.invite()).toEqual({ kind: 'refused', reason: 'disowned' });
    expect(refusing.messages).toEqual([]);
    expect(await new Invitations({ failsToSend: true }).invite()).toMatchObject({ kind: 'invited', isSent: false });
  });

  it('D4 A6 costs no budget while the mail server does not answer', async () => {
    const failing = new Invitations({ failsToSend: true });
    for (let count = 0; count < 21; count += 1)
      expect(await failing.invite()).toMatchObject({ kind: 'invited', isSent: false });
  });

  it('ROL-04 is sent again, with a new secret, while it is open and by a person who may end it', async () => {
    const open: PartyMember = { ...ada, memberId: 'm-open', state: 'invited' };
    const sent = new Invitations();
    expect(await sent.remind(open)).toMatchObject({ kind: 'invited', isSent: true });
    expect([sent.renewed, sent.messages.map(({ action }) => action?.url)]).toEqual([
      ['m-open'],
      ['https://ondine.example/invitation/token-1'],
    ]);
    expect(await sent.remind(open, 'noRole')).toBeUndefined();
    for (const state of ['accepted', 'declined', 'disowned', 'revoked'] as const)
      expect(await sent.remind({ ...open, state })).toBeUndefined();
    await sent.remind(open);
    await sent.remind(open);
    expect(await sent.remind(open)).toEqual({ kind: 'refused', reason: 'too-many' });
    expect(sent.renewed).toHaveLength(3);
  });
});
