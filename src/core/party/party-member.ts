import type { PlainDate } from '../shared/plain-date';

/** Roles to which a person can be invited; the guest on whose account the trip is booked has the role `holder`. */
export const invitedRoles = ['companion', 'guardian', 'assistant', 'payer', 'reader'] as const;
export type InvitedRole = (typeof invitedRoles)[number];
export type PartyRole = 'holder' | InvitedRole;

/** `disowned`: the recipient says that they are not the person meant. `revoked`: the role was withdrawn or given up. */
export type MemberState = 'invited' | 'accepted' | 'declined' | 'disowned' | 'revoked';

/** A person with a role on one trip. Travellers are named by their position on the reservation, from 0. */
export interface PartyMember {
  readonly memberId: string;
  readonly reservationId: string;
  /** The guest on whose account the trip is booked, and who invited: `holderId` itself, or a companion. */
  readonly holderId: string;
  readonly inviterId: string;
  readonly role: InvitedRole;
  readonly traveller?: number;
  /** This person acts for these travellers: children of a guardian, the principal of an assistant. */
  readonly wards: readonly number[];
  /** Health notes are hidden from assistants until the holder allows them; other roles ignore this. */
  readonly seesHealth: boolean;
  readonly name: string;
  readonly email: string;
  readonly state: MemberState;
  /** Accepting the invitation sets it to the person's own account. */
  readonly contactId?: string;
  readonly answeredAt?: Date;
  readonly endsOn: PlainDate;
}

/** Access requires an accepted role whose last day has not passed. */
export const isActive = ({ state, endsOn }: Pick<PartyMember, 'state' | 'endsOn'>, today: PlainDate): boolean =>
  state === 'accepted' && endsOn >= today;

export const isOpen = ({ state }: Pick<PartyMember, 'state'>): boolean => state === 'invited' || state === 'accepted';
