import type { Identifier } from '../sign-in/guest';

export type ContactChannel = Identifier['channel'];
export const contactUses = ['Personal', 'Business'] as const;
export type ContactUse = (typeof contactUses)[number];

/** An e-mail address or a phone number in a guest's list (ACC-05). */
export interface Contact {
  readonly id: string;
  readonly channel: ContactChannel;
  /** As the guest wants it: an e-mail in canonical form, or a phone number in E.164. */
  readonly address: string;
  /** Two letters, as it was chosen beside the phone number. */
  readonly country?: string;
  readonly use: ContactUse;
  /** The guest's wish: exactly one of each channel that has any (H64). */
  readonly isPrimary: boolean;
  /**
   * What opens the account by this entry: a code was typed that went there, or the line knew it before. Another one than
   * `address` while an edit waits for its code; absent until there was one.
   */
  readonly confirmed?: string;
}

/** Of each channel (ACC-16). */
export const maxContacts = 4;

/** The address of each channel that the line writes to: always a confirmed one. */
export type InUse = Readonly<Partial<Record<ContactChannel, string>>>;

/** A guest's list as it is stored, in the order in which its entries came. */
export interface ContactSheet {
  readonly contacts: readonly Contact[];
  /** Of entries that this guest removed before: removing them again is no error. */
  readonly removedIds: readonly string[];
  readonly inUse: InUse;
}

export const isConfirmed = ({ address, confirmed }: Pick<Contact, 'address' | 'confirmed'>): boolean =>
  confirmed === address;

export const toIdentifier = ({ channel, address }: Pick<Contact, 'channel' | 'address'>): Identifier =>
  channel === 'email' ? { channel, email: address } : { channel, phone: address };

/**
 * What the line writes to and shows as the guest's own (API-17): the primary entry's confirmed address, else the one
 * that was in use before, as long as it is there, else the first confirmed one. A mistyped primary receives nothing.
 */
export function addressInUse(
  contacts: readonly Contact[],
  channel: ContactChannel,
  before?: string,
): string | undefined {
  const confirmed = contacts.filter((contact) => contact.channel === channel && contact.confirmed !== undefined);
  const chosen =
    confirmed.find(({ isPrimary }) => isPrimary) ??
    confirmed.find((contact) => contact.confirmed === before) ??
    confirmed[0];
  return chosen?.confirmed;
}
