import type { Identifier } from '../sign-in/guest';

export type ContactChannel = Identifier['channel'];
export const contactUses = ['Personal', 'Business'] as const;
export type ContactUse = (typeof contactUses)[number];

export interface Contact {
  readonly id: string;
  readonly channel: ContactChannel;
  /** The address is what the guest typed, normalised: an e-mail in canonical form, or a phone number in E.164. */
  readonly address: string;
  /** The country is the ISO 3166-1 alpha-2 code that was chosen beside the phone number. */
  readonly country?: string;
  readonly use: ContactUse;
  /** The guest chooses exactly one of each non-empty channel (H64). */
  readonly isPrimary: boolean;
  /**
   * The address by which this entry opens the account: verified by a code, or known to the line before. Differs from
   * `address` while an edit waits for its code; absent until there was one.
   */
  readonly confirmedAddress?: string;
}

/** The maximum applies to e-mail addresses and to phone numbers separately (ACC-16). */
export const maxContacts = 4;

/** The address of each channel that the line writes to; always a confirmed address. */
type InUse = Readonly<Partial<Record<ContactChannel, string>>>;

export interface ContactSheet {
  readonly contacts: readonly Contact[];
  /** Ids of removed entries: removing them again is no error. */
  readonly removedIds: readonly string[];
  readonly inUse: InUse;
}

export const isConfirmed = ({ address, confirmedAddress }: Pick<Contact, 'address' | 'confirmedAddress'>): boolean =>
  confirmedAddress === address;

export const toIdentifier = ({ channel, address }: Pick<Contact, 'channel' | 'address'>): Identifier =>
  channel === 'email' ? { channel, email: address } : { channel, phone: address };

/**
 * Returns the address that the line writes to and shows as the guest's own (API-17): the primary entry's confirmed
 * address, else the one in use before if still listed, else the first confirmed one. A mistyped primary receives
 * nothing.
 */
export function addressInUse(
  contacts: readonly Contact[],
  channel: ContactChannel,
  before?: string,
): string | undefined {
  const confirmedContacts = contacts.filter(
    (contact) => contact.channel === channel && contact.confirmedAddress !== undefined,
  );
  const channelContact =
    confirmedContacts.find(({ isPrimary }) => isPrimary) ??
    confirmedContacts.find((contact) => contact.confirmedAddress === before) ??
    confirmedContacts[0];
  return channelContact?.confirmedAddress;
}

type ListedAddress = Pick<Contact, 'channel' | 'address'>;

/** Returns the addresses that open the account and have no entry in the guest's list, such as after an import. */
export const unlistedAddresses = (
  addresses: readonly ListedAddress[],
  contacts: readonly Contact[],
): readonly ListedAddress[] =>
  addresses.filter(
    ({ channel, address }) =>
      !contacts.some((contact) => contact.channel === channel && contact.confirmedAddress === address),
  );

/** Makes the entry of an address that the line knew before the guest listed it. */
export const adoptedContact = ({ channel, address }: ListedAddress, id: string): Contact => ({
  id,
  channel,
  address,
  confirmedAddress: address,
  use: 'Personal',
  isPrimary: false,
});

/** Returns the country of the phone number in use; undefined while an edit of its entry waits for a code. */
export const countryInUse = (contacts: readonly Contact[], phone: string | undefined): string | undefined =>
  contacts.find(
    (contact) => contact.channel === 'phone' && contact.confirmedAddress === phone && contact.address === phone,
  )?.country;
