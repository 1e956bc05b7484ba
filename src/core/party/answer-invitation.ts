import type { MessageSender } from '../messages/message-sender.port';
import type { Clock } from '../shared/clock.port';
import { todayIn } from '../shared/plain-date';
import type { Secrets } from '../shared/secrets.port';
import type { GuestDirectory } from '../sign-in/guest-directory.port';
import type { TripRepository } from '../trips/trip-repository.port';
import { tokenDigestOf } from './invite-person';
import type { PartyContacts } from './party-contacts.port';
import type { PartyMember } from './party-member';
import type { PartyMembers } from './party-members.port';

export const invitationAnswers = ['accept', 'decline', 'not-me'] as const;
type InvitationAnswer = (typeof invitationAnswers)[number];

export type FoundInvitation =
  | { readonly kind: 'open' | 'accepted' | 'declined'; readonly member: PartyMember }
  /**
   * Unknown, ended, revoked, or of a reservation that its guest has lost: the answer does not distinguish these cases.
   */
  | { readonly kind: 'ended' };

interface AnswerInvitationParts {
  readonly members: Pick<PartyMembers, 'findByToken' | 'answer'>;
  readonly contacts: PartyContacts;
  readonly trips: Pick<TripRepository, 'getTrip'>;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly sender: MessageSender;
  readonly secrets: Pick<Secrets, 'digest'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly partyUrl: (reservationId: string) => string;
}

/**
 * Any bearer of the invitation's link may answer; access follows only after a code that goes to the invited address.
 */
export class AnswerInvitation {
  constructor(private readonly parts: AnswerInvitationParts) {}

  async find(token: string): Promise<FoundInvitation> {
    const { members, secrets, trips, clock, officeTimeZone } = this.parts;
    const member = await members.findByToken(tokenDigestOf(secrets, token));
    if (!member || member.endsOn < todayIn(officeTimeZone, clock.now())) return { kind: 'ended' };
    const trip = await trips.getTrip({ contactId: member.holderId }, member.reservationId);
    if (!trip || trip.isUnconfirmed) return { kind: 'ended' };
    switch (member.state) {
      case 'invited':
        return { kind: 'open', member };
      case 'accepted':
        return { kind: 'accepted', member };
      case 'declined':
      case 'disowned':
        return { kind: 'declined', member };
      case 'revoked':
        return { kind: 'ended' };
    }
  }

  /** Answers once: a repeat finds what was answered. */
  async run(token: string, answer: InvitationAnswer): Promise<FoundInvitation> {
    const invitation = await this.find(token);
    if (invitation.kind !== 'open') return invitation;
    const { member } = invitation;
    const outcome = await this.parts.members.answer(member.memberId, await this.answered(member, answer));
    if (outcome === 'answered') await this.notifyInviter(member, answer);
    return this.find(token);
  }

  private async answered(member: PartyMember, answer: InvitationAnswer) {
    if (answer === 'accept') {
      const [firstName = '', ...others] = member.name.split(' ');
      const contactId = await this.parts.contacts.ensure({
        email: member.email,
        firstName,
        lastName: others.join(' '),
      });
      return { state: 'accepted', contactId } as const;
    }
    return { state: answer === 'decline' ? 'declined' : 'disowned' } as const;
  }

  /** A lost message loses no information: the page of the party shows the same. */
  private async notifyInviter(member: PartyMember, answer: InvitationAnswer): Promise<void> {
    const { guests, sender, partyUrl } = this.parts;
    const inviter = await guests.getGuest(member.inviterId).catch(() => undefined);
    if (inviter?.email === undefined) return;
    const text = answerTexts[answer](member.name);
    await sender
      .send({
        to: { channel: 'email', email: inviter.email },
        kind: 'reservation',
        subject: text,
        short: text,
        paragraphs: [`${text}.`],
        action: { label: 'See who takes part', url: partyUrl(member.reservationId) },
      })
      .catch(() => undefined);
  }
}

const answerTexts: Readonly<Record<InvitationAnswer, (name: string) => string>> = {
  accept: (name) => `${name} has accepted your invitation`,
  decline: (name) => `${name} has declined your invitation`,
  'not-me': (name) => `The address that you gave for ${name} belongs to somebody else`,
};
