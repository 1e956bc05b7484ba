import type { Message } from '../messages/message';
import { addressOf } from '../sign-in/address-of';
import type { Identifier } from '../sign-in/guest';
import { maskAddress } from '../sign-in/mask-address';
import { type Contact, type ContactChannel, type ContactSheet, toIdentifier } from './contact';

interface Change {
  readonly before: ContactSheet;
  readonly after: ContactSheet;
}

interface Notice extends Change {
  readonly lineName: string;
  readonly accountUrl: string;
}

const channels = ['email', 'phone'] as const;

/**
 * Notifies the FORMER addresses of a change (reliability A8), which an account thief cannot prevent. One message goes
 * to the e-mail address that was in use, one to each address that the change puts out of use. New addresses are masked,
 * and no six digits appear in a row, lest they look like a code.
 */
export function contactNotices({ before, after, lineName, accountUrl }: Notice): readonly Message[] {
  const descriptions = describeChange({ before, after });
  if (descriptions.length === 0) return [];
  const sentence = `Somebody changed how we reach you in your ${lineName} account: ${descriptions.join('; ')}.`;
  return recipientsOf({ before, after }).map((to): Message => ({
    to,
    kind: 'security',
    subject: `Your ${lineName} account: your contact details changed`,
    short: `${sentence} If it was not you, sign in and look, or call us.`,
    paragraphs: [
      sentence,
      'If it was you, there is nothing to do. If it was not, sign in, put it right, choose “Sign out everywhere”, and tell your consultant or write to us.',
    ],
    action: { label: 'See your account', url: accountUrl },
  }));
}

function describeChange({ before, after }: Change): readonly string[] {
  const old = new Map(before.contacts.map((contact) => [contact.id, contact]));
  const additions = after.contacts
    .filter(({ id }) => !old.has(id))
    .map((contact) => `${maskContact(contact)} was added`);
  const edits = after.contacts.flatMap((contact) => {
    const was = old.get(contact.id);
    return was && was.address !== contact.address ? [`${maskContact(was)} is to become ${maskContact(contact)}`] : [];
  });
  const confirmations = after.contacts
    .filter(
      (contact) =>
        contact.confirmedAddress === contact.address &&
        old.has(contact.id) &&
        old.get(contact.id)?.confirmedAddress !== contact.confirmedAddress,
    )
    .map((contact) => `${maskContact(contact)} was confirmed and opens your account`);
  const removals = before.contacts
    .filter(({ id }) => !after.contacts.some((contact) => contact.id === id))
    .map((contact) => `${maskContact(contact)} was removed`);
  const primary = channels.flatMap((channel) => {
    const [was, is] = [primaryOf(before, channel), primaryOf(after, channel)];
    return was && is && was.id !== is.id
      ? [`${maskContact(is)} is now your primary ${channel === 'email' ? 'e-mail address' : 'phone number'}`]
      : [];
  });
  return [...additions, ...edits, ...confirmations, ...removals, ...primary];
}

const primaryOf = ({ contacts }: ContactSheet, channel: ContactChannel) =>
  contacts.find((contact) => contact.channel === channel && contact.isPrimary);

const maskContact = (contact: Pick<Contact, 'channel' | 'address'>) => maskAddress(toIdentifier(contact));

function recipientsOf({ before, after }: Change): readonly Identifier[] {
  const { email, phone } = before.inUse;
  const stillOpens = new Set(after.contacts.map(({ confirmedAddress }) => confirmedAddress));
  const isReplaced = phone !== undefined && hasPrimaryPhoneChanged({ before, after });
  const candidates: readonly (Identifier | undefined)[] = [
    email === undefined ? undefined : { channel: 'email', email },
    phone !== undefined && (email === undefined || isReplaced) ? { channel: 'phone', phone } : undefined,
    ...before.contacts.flatMap(({ channel, confirmedAddress }) =>
      confirmedAddress === undefined || stillOpens.has(confirmedAddress)
        ? []
        : [toIdentifier({ channel, address: confirmedAddress })],
    ),
  ];
  const recipients = new Map(candidates.filter((one) => one !== undefined).map((one) => [addressOf(one), one]));
  return [...recipients.values()];
}

const hasPrimaryPhoneChanged = ({ before, after }: Change) =>
  primaryOf(before, 'phone')?.id !== primaryOf(after, 'phone')?.id;
