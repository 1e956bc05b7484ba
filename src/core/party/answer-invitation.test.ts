import { StoppedClock } from '../../../test/builders/a-clock';
import { aTrip } from '../../../test/builders/a-trip';
import type { Message } from '../messages/message';
import { plainDate } from '../shared/plain-date';
import type { Guest } from '../sign-in/guest';
import type { Trip } from '../trips/trip';
import { AnswerInvitation } from './answer-invitation';
import type { NewContact } from './party-contacts.port';
import type { MemberState, PartyMember } from './party-member';

const trip = aTrip();
const invited: PartyMember = {
  memberId: 'm-ada',
  reservationId: trip.reservationId,
  holderId: 'eleanor',
  inviterId: 'daniel',
  role: 'companion',
  wards: [],
  seesHealth: false,
  name: 'Ada King Lovelace',
  email: 'ada@example.com',
  state: 'invited',
  endsOn: plainDate('2027-06-01'),
};
const unreachable: Guest = {
  contactId: 'daniel',
  firstName: 'Daniel',
  lastName: 'Marsh',
  recordTypeName: 'Guest',
  isOwnedByConsultant: false,
};
const daniel: Guest = { ...unreachable, email: 'daniel@example.com' };

class Invitee {
  member: PartyMember;
  readonly answers: unknown[] = [];
  readonly contacts: NewContact[] = [];
  readonly messages: Message[] = [];
  /** What every part but the members does. */
  trip: Trip | undefined = trip;
  inviter: Guest | 'unavailable' = daniel;
  failsToSend = false;
  hasEnded = false;

  constructor(changes: Partial<PartyMember> = {}) {
    this.member = { ...invited, ...changes };
  }

  private readonly invitation = new AnswerInvitation({
    members: {
      findByToken: async (digest) => (digest === 'party-invitation of secret' ? this.member : undefined),
      answer: async (memberId, answer) => {
        this.answers.push([memberId, answer]);
        if (this.hasEnded) return 'ended';
        this.member = { ...this.member, ...answer };
        return 'answered';
      },
    },
    contacts: {
      ensure: async (person) => {
        this.contacts.push(person);
        return 'ada';
      },
    },
    trips: { getTrip: async ({ contactId }) => (contactId === 'eleanor' ? this.trip : undefined) },
    guests: {
      getGuest: async (contactId) => {
        if (this.inviter === 'unavailable') throw new Error('the CRM is away');
        return contactId === 'daniel' ? this.inviter : undefined;
      },
    },
    sender: {
      send: async (message) => {
        if (this.failsToSend) throw new Error('the mail server is away');
        this.messages.push(message);
        return { kind: 'sent' };
      },
    },
    secrets: { digest: (purpose, text) => `${purpose} of ${text}` },
    clock: new StoppedClock('2027-02-01T15:00:00Z'),
    officeTimeZone: 'America/New_York',
    partyUrl: (reservationId) => `https://ondine.example/party/${reservationId}`,
  });

  async find(token = 'secret') {
    return (await this.invitation.find(token)).kind;
  }

  async answer(answer: 'accept' | 'decline' | 'not-me') {
    return (await this.invitation.run('secret', answer)).kind;
  }
}

describe('the link of an invitation', () => {
  it.each<[MemberState, string]>([
    ['invited', 'open'],
    ['accepted', 'accepted'],
    ['declined', 'declined'],
    ['disowned', 'declined'],
    ['revoked', 'ended'],
  ])('finds an invitation that is %s to be %s', async (state, kind) => {
    expect(await new Invitee({ state }).find()).toBe(kind);
  });

  it('ROL-04 is good until its last day, and for its own secret only', async () => {
    expect(await new Invitee({ endsOn: plainDate('2027-02-01') }).find()).toBe('open');
    expect(await new Invitee({ endsOn: plainDate('2027-01-31') }).find()).toBe('ended');
    expect(await new Invitee().find('another')).toBe('ended');
  });

  it('ROL-04 ends when the holder has lost the reservation, or has not confirmed it', async () => {
    const invitee = new Invitee();
    invitee.trip = undefined;
    expect(await invitee.find()).toBe('ended');
    invitee.trip = aTrip({ isUnconfirmed: true });
    expect(await invitee.find()).toBe('ended');
  });
});

describe('the answer to an invitation', () => {
  it('ROL-04 gives the role to an account of the invited address, and notifies the inviter', async () => {
    const invitee = new Invitee();
    expect(await invitee.answer('accept')).toBe('accepted');
    expect(invitee.contacts).toEqual([{ email: 'ada@example.com', firstName: 'Ada', lastName: 'King Lovelace' }]);
    expect(invitee.answers).toEqual([['m-ada', { state: 'accepted', contactId: 'ada' }]]);
    expect(invitee.messages).toMatchObject([
      {
        to: { channel: 'email', email: 'daniel@example.com' },
        subject: 'Ada King Lovelace has accepted your invitation',
        action: { url: `https://ondine.example/party/${trip.reservationId}` },
      },
    ]);
  });

  it.each([
    ['decline', 'declined', 'Ada King Lovelace has declined your invitation'],
    ['not-me', 'disowned', 'The address that you gave for Ada King Lovelace belongs to somebody else'],
  ] as const)('makes no account of “%s”', async (answer, state, subject) => {
    const invitee = new Invitee();
    expect(await invitee.answer(answer)).toBe('declined');
    expect([invitee.contacts, invitee.answers]).toEqual([[], [['m-ada', { state }]]]);
    expect(invitee.messages.map((message) => message.subject)).toEqual([subject]);
  });

  it('counts once: a repeat changes nothing and notifies nobody', async () => {
    const invitee = new Invitee();
    await invitee.answer('decline');
    expect(await invitee.answer('accept')).toBe('declined');
    expect([invitee.contacts.length, invitee.answers.length, invitee.messages.length]).toEqual([0, 1, 1]);
    const repeated = new Invitee();
    repeated.hasEnded = true;
    await repeated.answer('decline');
    expect(repeated.messages).toEqual([]);
  });

  it('counts even where the inviter cannot be notified', async () => {
    for (const [inviter, failsToSend] of [
      [unreachable, false],
      ['unavailable', false],
      [daniel, true],
    ] as const) {
      const invitee = Object.assign(new Invitee(), { inviter, failsToSend });
      expect(await invitee.answer('accept')).toBe('accepted');
      expect(invitee.messages).toEqual([]);
    }
  });
});
