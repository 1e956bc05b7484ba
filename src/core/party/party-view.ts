import { isBefore, type PlainDate } from '../shared/plain-date';
import { ageGroupOn } from '../trips/age-group';
import type { Passenger, Trip } from '../trips/trip';
import { tripStart } from '../trips/trip-order';
import {
  type AccessLevel,
  atLeast,
  healthFields,
  highest,
  type Relation,
  type TravellerField,
  travellerMatrix,
  type TripField,
  tripMatrix,
} from './access-matrix';
import { isActive, type InvitedRole, type PartyMember, type PartyRole } from './party-member';

export interface Traveller {
  readonly position: number;
  readonly fullName: string;
  readonly isChild: boolean;
  readonly contactId?: string;
}

interface HeldRole {
  readonly role: PartyRole;
  readonly inviterId?: string;
  readonly traveller?: number;
  readonly wards: readonly number[];
  readonly seesHealth: boolean;
}

/** A trip as one person of its party may see it. Every page of a trip asks this class what it may show. */
export class PartyView {
  readonly travellers: readonly Traveller[];

  constructor(
    readonly trip: Trip,
    readonly contactId: string,
    readonly roles: readonly HeldRole[],
    readonly members: readonly PartyMember[],
    travellers: readonly Traveller[],
  ) {
    this.travellers = travellers;
  }

  get isHolder(): boolean {
    return this.roles.some(({ role }) => role === 'holder');
  }

  get self(): Traveller | undefined {
    const positions = this.roles.flatMap(({ traveller }) => traveller ?? []);
    return this.travellers.find(({ position }) => positions.includes(position));
  }

  ofTrip(field: TripField): AccessLevel {
    return highest(this.roles.map(({ role }) => tripMatrix[role][field]));
  }

  ofTraveller(field: TravellerField, position: number): AccessLevel {
    const traveller = this.travellers.find((one) => one.position === position);
    if (!traveller) return 'none';
    return highest(
      this.roles.map((heldRole) => {
        const relation = relationOf(heldRole, traveller, this.contactId);
        const level = travellerMatrix[heldRole.role][relation][field];
        const isAllowed = heldRole.role === 'assistant' && relation === 'ward' && heldRole.seesHealth;
        return isAllowed && healthFields.includes(field) ? 'change' : level;
      }),
    );
  }

  get visible(): readonly Traveller[] {
    return this.travellers.filter(({ position }) => atLeast(this.ofTraveller('papers', position), 'state'));
  }

  /** Roles that this person may give to travellers; a companion may only give an assistant for themself. */
  get invitable(): readonly InvitedRole[] {
    if (this.isHolder) return ['companion', 'guardian', 'assistant', 'payer', 'reader'];
    return this.self ? ['assistant'] : [];
  }

  /** Travellers for whom this person may let an invited person act: nobody grants access that they lack themselves. */
  get givable(): readonly Traveller[] {
    return this.travellers.filter(({ position }) => this.ofTraveller('papers', position) === 'change');
  }

  /**
   * A role may be revoked by the holder, its inviter, the person themself, and the traveller for whom the role acts.
   */
  mayRevoke(member: PartyMember): boolean {
    return (
      this.isHolder ||
      member.inviterId === this.contactId ||
      member.contactId === this.contactId ||
      (member.role === 'assistant' && this.self !== undefined && member.wards.includes(this.self.position))
    );
  }

  /** A companion sees all roles, but the person's address only of roles that concern the companion. */
  seesAddressOf(member: PartyMember): boolean {
    return this.mayRevoke(member);
  }
}

function relationOf(heldRole: HeldRole, { position, isChild, contactId }: Traveller, viewer: string): Relation {
  if (heldRole.traveller === position && (contactId === undefined || contactId === viewer)) return 'own';
  // For a traveller with an account of their own, only persons whom that traveller invited may act.
  if (heldRole.wards.includes(position) && (contactId === undefined || heldRole.inviterId === contactId)) return 'ward';
  // The holder answers for the children of their reservation, and for adults who have no account of their own yet.
  if (heldRole.role === 'holder' && isChild) return 'ward';
  return contactId === undefined && !isChild ? 'unclaimed' : 'other';
}

/**
 * Returns the first of two passengers with the same name, because the engine does not say which passenger the account's
 * guest is.
 */
export function positionOfHolder(
  passengers: readonly Passenger[],
  guest: { readonly email?: string | undefined; readonly firstName: string; readonly lastName: string },
): number | undefined {
  const foldName = (text: string | undefined) => (text ?? '').trim().toLowerCase();
  const byName = passengers.findIndex(
    ({ firstName, lastName }) =>
      foldName(firstName) === foldName(guest.firstName) &&
      foldName(lastName) === foldName(guest.lastName) &&
      foldName(lastName) !== '',
  );
  const byEmail = passengers.findIndex(
    ({ email }) => foldName(email) !== '' && foldName(email) === foldName(guest.email),
  );
  const travellerIndex = byName === -1 ? byEmail : byName;
  return travellerIndex === -1 ? undefined : travellerIndex;
}

export function travellersOf(trip: Trip, members: readonly PartyMember[], today: PlainDate): readonly Traveller[] {
  const day = tripStart(trip) ?? today;
  return trip.passengers.map((passenger, position) => {
    const person = members.find((member) => member.traveller === position && isActive(member, today));
    return {
      position,
      fullName: passenger.fullName,
      isChild: isChildOn(passenger, day),
      ...(person?.contactId === undefined ? {} : { contactId: person.contactId }),
    };
  });
}

const isChildOn = ({ birthday }: Passenger, day: PlainDate): boolean =>
  birthday !== undefined && !isBefore(day, birthday) && ageGroupOn(birthday, day) !== 'ADULT';
