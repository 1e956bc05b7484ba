import type { PartyMember } from './party-member';
import { portSymbol } from '../shared/port-symbol';

export interface Invitation extends Omit<PartyMember, 'memberId' | 'state' | 'contactId' | 'answeredAt'> {
  /** The address of an invitation contains a secret, of which only the digest is stored. */
  readonly tokenDigest: string;
}

export type InviteOutcome =
  | { readonly kind: 'invited'; readonly member: PartyMember }
  /** The address already has this role, or the traveller already has a person: both are unique among open roles. */
  | { readonly kind: 'taken' }
  /** A recipient at this address said of an invitation to this trip that they are not the person meant. */
  | { readonly kind: 'disowned' };

type MemberAnswer =
  | { readonly state: 'accepted'; readonly contactId: string }
  | { readonly state: 'declined' | 'disowned' };

/** Members of trips, in the site's own database whichever engine and CRM are configured. Atomic across nodes. */
export interface PartyMembers {
  findOf(reservationId: string): Promise<readonly PartyMember[]>;
  findMemberships(contactId: string): Promise<readonly PartyMember[]>;
  /** Accepted roles that this guest gave on any trip, newest first, to suggest the same people for the next booking. */
  findInvited(inviterId: string): Promise<readonly PartyMember[]>;
  findByToken(tokenDigest: string): Promise<PartyMember | undefined>;
  invite(invitation: Invitation): Promise<InviteOutcome>;
  /** Sets a new secret for an open invitation; its former address is no longer valid. */
  renew(memberId: string, tokenDigest: string): Promise<PartyMember | undefined>;
  /** Answers an open invitation; a repeat of the same answer is no error. */
  answer(memberId: string, answer: MemberAnswer): Promise<'answered' | 'ended'>;
  /** Ends an open role; `undefined` when there is none. */
  revoke(memberId: string): Promise<PartyMember | undefined>;
}
export const PartyMembers = portSymbol<PartyMembers>('PartyMembers');
