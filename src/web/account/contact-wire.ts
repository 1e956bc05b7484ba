import { type Contact, isConfirmed } from '../../core/account/contact';
import type { Address } from '../../core/account/address';
import type { TypedAddress } from '../../core/account/change-addresses';
import type { TypedContact } from '../../core/account/validate-contact';

export interface ContactItem {
  readonly id?: string;
  readonly contactId?: string;
  readonly active?: boolean;
  readonly businessPersonal?: string;
  readonly email?: string;
  readonly countryCode?: string;
  readonly phoneNumber?: string;
  readonly fsyPrimary?: boolean;
  readonly type?: 'Email' | 'Phone';
}

export interface AddressItem {
  readonly id?: string;
  readonly contactId?: string;
  readonly active?: boolean;
  readonly street?: string;
  readonly city?: string;
  readonly country?: string;
  readonly state?: string;
  readonly postalCode?: string;
  readonly fsyPrimary?: boolean;
}

const channels = { Email: 'email', Phone: 'phone' } as const;

export const toTypedContact = ({
  id,
  active,
  businessPersonal,
  email,
  countryCode,
  phoneNumber,
  fsyPrimary,
  type,
}: ContactItem): TypedContact => ({
  id,
  email,
  country: countryCode,
  phone: phoneNumber,
  use: businessPersonal,
  isPrimary: fsyPrimary,
  isRemoved: active === false,
  channel: type && channels[type],
});

export const contactFieldNames: Readonly<Record<keyof TypedContact, string>> = {
  id: 'id',
  channel: 'type',
  email: 'email',
  country: 'countryCode',
  phone: 'phoneNumber',
  use: 'businessPersonal',
  isPrimary: 'fsyPrimary',
  isRemoved: 'active',
};

/** `countryOf` finds the country of a number that was stored without one, for example by a booking. */
export function toContactItem(contact: Contact, contactId: string, countryOf: (phone: string) => string | undefined) {
  const { id, channel, address, country, use, isPrimary } = contact;
  const countryCode = country ?? countryOf(address);
  return {
    id,
    contactId,
    active: true,
    type: channel === 'email' ? 'Email' : 'Phone',
    businessPersonal: use,
    ...(channel === 'email'
      ? { email: address }
      : { phoneNumber: address, ...(countryCode === undefined ? {} : { countryCode }) }),
    fsyPrimary: isPrimary,
    fsyEmailPhone: true,
    isConfirmed: isConfirmed(contact),
  };
}

export const toTypedAddress = ({
  id,
  active,
  street,
  city,
  country,
  state,
  postalCode,
  fsyPrimary,
}: AddressItem): TypedAddress => ({
  ...(id === undefined ? {} : { id }),
  ...(street === undefined ? {} : { street }),
  ...(city === undefined ? {} : { city }),
  ...(country === undefined ? {} : { country }),
  ...(state === undefined ? {} : { state }),
  ...(postalCode === undefined ? {} : { postalCode }),
  ...(fsyPrimary === undefined ? {} : { isPrimary: fsyPrimary }),
  ...(active === false ? { isRemoved: true } : {}),
});

export const toAddressItem = ({ isPrimary, ...address }: Address, contactId: string) => ({
  ...address,
  contactId,
  active: true,
  fsyPrimary: isPrimary,
  fsyAddress: true,
});
