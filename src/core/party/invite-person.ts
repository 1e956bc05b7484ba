import { addressedTo } from '../messages/addressed-to';
import type { Message } from '../messages/message';
import type { MessageSender } from '../messages/message-sender.port';
import type { Clock } from '../shared/clock.port';
import { parseEmail } from '../shared/email-address';
import { canBeName } from '../shared/person-name';
import {
  addDays,
  addYears,
  formatLongDate,
  isBefore,
  parsePlainDate,
  type PlainDate,
  todayIn,
} from '../shared/plain-date';
import type { RateBudget, RateLimits, RateUse } from '../shared/rate-limits.port';
import type { Secrets } from '../shared/secrets.port';
import type { SecureRandom } from '../shared/secure-random.port';
import { tripEnd } from '../trips/trip-order';
import { isOpen, type InvitedRole, invitedRoles, type PartyMember } from './party-member';
import type { PartyMembers } from './party-members.port';
import { roleNames } from './party-texts';
import type { PartyView } from './party-view';

export interface TypedInvitation {
  readonly role: string;
  readonly traveller: string;
  readonly wards: readonly string[];
  readonly name: string;
  readonly email: string;
  readonly endsOn: string;
  readonly seesHealth: boolean;
}

type InvitationField = 'role' | 'traveller' | 'wards' | 'name' | 'email' | 'endsOn';

export type InvitePersonOutcome =
  | { readonly kind: 'invited'; readonly member: PartyMember; readonly isSent: boolean }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Partial<Record<InvitationField, string>>> }
  | { readonly kind: 'refused'; readonly reason: 'taken' | 'disowned' | 'too-many' };

const byInviter: RateBudget = { name: 'invitations-guest', max: 20, withinSeconds: 24 * 3600 };
const byAddress: RateBudget = { name: 'invitations-address', max: 3, withinSeconds: 24 * 3600 };
const tokenPurpose = 'party-invitation';
const maxNameLength = 80;
/** Documents, refunds and pictures are still needed for some weeks after a voyage. */
const daysAfterTrip = 30;

export const tokenDigestOf = (secrets: Pick<Secrets, 'digest'>, token: string): string =>
  secrets.digest(tokenPurpose, token);

export const defaultEnd = (view: Pick<PartyView, 'trip'>, today: PlainDate): PlainDate =>
  addDays(tripEnd(view.trip) ?? today, daysAfterTrip);

interface InvitePersonParts {
  readonly members: Pick<PartyMembers, 'invite' | 'renew'>;
  readonly sender: MessageSender;
  readonly limits: Pick<RateLimits, 'take' | 'release'>;
  readonly secrets: Pick<Secrets, 'digest'>;
  readonly random: Pick<SecureRandom, 'token'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
  readonly addressOf: (token: string) => string;
}

interface InvitationAbout {
  readonly view: PartyView;
  readonly inviter: { readonly firstName: string; readonly lastName: string };
  readonly voyage: string;
  readonly dates: string;
}

/**
 * Invites by e-mail. The invited address learns who invites and to which voyage; everything else is shown after
 * acceptance.
 */
export class InvitePerson {
  constructor(private readonly parts: InvitePersonParts) {}

  async run({
    typedInvitation,
    ...about
  }: InvitationAbout & { readonly typedInvitation: TypedInvitation }): Promise<InvitePersonOutcome> {
    const { view } = about;
    const invitationCheck = this.check(view, typedInvitation);
    if ('errors' in invitationCheck) return { kind: 'invalid', errors: invitationCheck.errors };
    if (await this.isTooMuch(view.contactId, invitationCheck.email)) return { kind: 'refused', reason: 'too-many' };
    const token = this.parts.random.token();
    const outcome = await this.parts.members.invite({
      ...invitationCheck,
      reservationId: view.trip.reservationId,
      holderId: view.isHolder ? view.contactId : (view.members.find(isOwnRole(view))?.holderId ?? view.contactId),
      inviterId: view.contactId,
      tokenDigest: tokenDigestOf(this.parts.secrets, token),
    });
    if (outcome.kind !== 'invited') return { kind: 'refused', reason: outcome.kind };
    return { kind: 'invited', member: outcome.member, isSent: await this.send(outcome.member, token, about) };
  }

  /** Sends the invitation again, with a new address; undefined when the invitation is no longer open. */
  async remind({
    memberId,
    ...about
  }: InvitationAbout & { readonly memberId: string }): Promise<InvitePersonOutcome | undefined> {
    const { view } = about;
    const member = view.members.find((one) => one.memberId === memberId);
    if (member?.state !== 'invited' || !view.mayRevoke(member)) return undefined;
    if (await this.isTooMuch(view.contactId, member.email)) return { kind: 'refused', reason: 'too-many' };
    const token = this.parts.random.token();
    const renewedMember = await this.parts.members.renew(memberId, tokenDigestOf(this.parts.secrets, token));
    return (
      renewedMember && { kind: 'invited', member: renewedMember, isSent: await this.send(renewedMember, token, about) }
    );
  }

  private check(view: PartyView, typedInvitation: TypedInvitation) {
    const errors: Partial<Record<InvitationField, string>> = {};
    const role = invitedRoles.find((one) => one === typedInvitation.role);
    const mayGive = role !== undefined && view.invitable.includes(role);
    if (!mayGive) errors.role = 'Please choose a role.';
    const traveller =
      role === 'companion' || role === 'guardian' ? this.travellerOf(view, role, typedInvitation, errors) : undefined;
    const wards = role === 'guardian' || role === 'assistant' ? this.wardsOf(view, role, typedInvitation, errors) : [];
    const typedName = typedInvitation.name.normalize('NFC').replace(/\s+/g, ' ').trim();
    const name = traveller?.fullName ?? typedName;
    const isTooLong = !traveller && name.length > maxNameLength;
    if (name === '' || isTooLong || !canBeName(name)) errors.name = 'Please enter the person’s name.';
    const email = parseEmail(typedInvitation.email);
    if (email === undefined) errors.email = 'Please enter an e-mail address.';
    const endsOn = this.endOf(view, typedInvitation, errors);
    if (!role || email === undefined || !endsOn || Object.keys(errors).length > 0) return { errors };
    const seesHealth = role === 'assistant' && typedInvitation.seesHealth;
    return { role, wards, name, email, endsOn, seesHealth, ...(traveller ? { traveller: traveller.position } : {}) };
  }

  /** A guardian need not travel; a companion does. */
  private travellerOf(
    view: PartyView,
    role: InvitedRole,
    { traveller: typedTraveller }: TypedInvitation,
    errors: Partial<Record<InvitationField, string>>,
  ) {
    const namedTraveller = view.travellers.find(({ position }) => String(position) === typedTraveller);
    if (typedTraveller === '' && role === 'guardian') return undefined;
    if (!namedTraveller) errors.traveller = 'Please choose who of your party this is.';
    else if (namedTraveller.isChild)
      errors.traveller = `${namedTraveller.fullName} is a child: a guardian looks after their part.`;
    else if (namedTraveller.position === view.self?.position) errors.traveller = 'That is you.';
    else if (namedTraveller.contactId !== undefined)
      errors.traveller = `${namedTraveller.fullName} takes part already.`;
    return namedTraveller;
  }

  private wardsOf(
    view: PartyView,
    role: InvitedRole,
    { wards: typedWards }: TypedInvitation,
    errors: Partial<Record<InvitationField, string>>,
  ): readonly number[] {
    const offeredTravellers = view.givable.filter(({ isChild }) => role === 'assistant' || isChild);
    const wards = offeredTravellers.filter(({ position }) => typedWards.includes(String(position)));
    if (wards.length === 0 || wards.length !== new Set(typedWards).size)
      errors.wards = role === 'guardian' ? 'Please choose the children.' : 'Please choose for whom.';
    return wards.map(({ position }) => position);
  }

  private endOf(view: PartyView, { endsOn }: TypedInvitation, errors: Partial<Record<InvitationField, string>>) {
    const today = todayIn(this.parts.officeTimeZone, this.parts.clock.now());
    const day = endsOn === '' ? defaultEnd(view, today) : parsePlainDate(endsOn);
    if (!day || isBefore(day, today) || isBefore(addYears(defaultEnd(view, today), 1), day)) {
      errors.endsOn = 'Please choose a day between today and a year after the voyage.';
      return undefined;
    }
    return day;
  }

  private async isTooMuch(inviterId: string, email: string): Promise<boolean> {
    return (await this.parts.limits.take(usesOf(inviterId, email))).kind === 'exceeded';
  }

  /** An invitation that could not be sent stays open, costs no budget (D4), and the guest can send it again. */
  private async send(member: PartyMember, token: string, about: InvitationAbout): Promise<boolean> {
    const invitation = invitationMessage(member, {
      ...about,
      lineName: this.parts.lineName,
      url: this.parts.addressOf(token),
    });
    const { sender, limits } = this.parts;
    const isSent = await sender.send(invitation).then(
      ({ kind }) => kind === 'sent',
      () => false,
    );
    if (!isSent) await limits.release(usesOf(about.view.contactId, member.email)).catch(() => undefined);
    return isSent;
  }
}

const usesOf = (inviterId: string, email: string): readonly RateUse[] => [
  { budget: byInviter, subject: inviterId },
  { budget: byAddress, subject: email },
];

const isOwnRole =
  ({ contactId }: Pick<PartyView, 'contactId'>) =>
  (member: PartyMember): boolean =>
    member.contactId === contactId && isOpen(member);

function invitationMessage(
  { role, name, email, endsOn }: PartyMember,
  {
    inviter,
    voyage,
    dates,
    lineName,
    url,
  }: Omit<InvitationAbout, 'view'> & { readonly lineName: string; readonly url: string },
): Message {
  const from = `${inviter.firstName} ${inviter.lastName}`.trim();
  return {
    to: { channel: 'email', email },
    kind: 'reservation',
    subject: `${from} invites you to a voyage: ${voyage}`,
    short: `${from} invites you to ${voyage}, ${dates}, with ${lineName}.`,
    paragraphs: [
      addressedTo(
        name.split(' ')[0] ?? '',
        `${from} travels with ${lineName} on ${voyage}, ${dates}, and invites you to take part in the preparations as ${roleNames[role].inSentence}, until ${formatLongDate(endsOn)}.`,
      ),
      'Accept, and you sign in with a code of your own, sent to this address. What you enter about yourself stays yours.',
      'You may also decline, or say that you are not the person meant. Without an answer nothing happens.',
    ],
    action: { label: 'See the invitation', url },
  };
}
