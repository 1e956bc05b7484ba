import { type Address, maxAddresses } from '../../core/account/address';
import {
  type Contact,
  type ContactChannel,
  type ContactSheet,
  isConfirmed,
  maxContacts,
  toIdentifier,
} from '../../core/account/contact';
import { maskPassport } from '../../core/account/mask-passport';
import { countryName } from '../../core/geo/countries';
import { stateName } from '../../core/geo/states';
import { formatLongDate, parsePlainDate } from '../../core/shared/plain-date';
import type { Guest } from '../../core/sign-in/guest';
import type { TextMessageCountries } from '../../core/sign-in/text-message-countries';
import { accountPageTexts as texts } from '../../../views/account/account.texts';
import type { AccountDetailsView } from '../../../views/account/AccountDetails';
import type { AddressListView } from '../../../views/account/AddressList';
import type { ContactListView, ContactRowView } from '../../../views/account/ContactList';
import { hrefAccountEntry, hrefContactUs, hrefConfirmContact, hrefLoginAgain, hrefScheduleMeeting } from '../hrefs';
import { paths } from '../paths';
import { withoutBlank } from '../../core/shared/without-absent';
import { formatPhone } from '../geo/format-phone';

/** `isFresh`: a code was typed within ten minutes, so that the whole passport number may be shown (ACC-01, A8). */
export function toDetails(guest: Guest, { isFresh }: { readonly isFresh: boolean }): AccountDetailsView {
  const { title, firstName, lastName, email, phone, bio, gender, dateOfBirth, accessibilityNeeds, passport } = guest;
  const { opportunityId } = guest;
  const consultant = guest.isOwnedByConsultant ? guest.consultant : undefined;
  return {
    firstName,
    lastName,
    ...withoutBlank({
      title,
      email,
      phone: phone && formatPhone(phone),
      bio,
      gender,
      dateOfBirth: dateOfBirth && formatDay(dateOfBirth),
      accessibilityNeeds,
    }),
    ...(passport !== undefined && {
      passport: isFresh
        ? { number: passport }
        : { number: maskPassport(passport), showHref: hrefLoginAgain(paths.account.settings) },
    }),
    ...(consultant && {
      consultant: { name: `${consultant.firstName} ${consultant.lastName}`, email: consultant.email },
    }),
    contactHref:
      consultant && opportunityId !== undefined ? hrefScheduleMeeting(opportunityId) : hrefContactUs('meeting'),
  };
}

const formatDay = (text: string): string => {
  const day = parsePlainDate(text);
  return day === undefined ? text : formatLongDate(day);
};

export const toContactView = ({ channel, address }: Pick<Contact, 'channel' | 'address'>): string =>
  channel === 'email' ? address : formatPhone(address);

const links: Readonly<Record<ContactChannel, { readonly path: string; readonly addLabel: string }>> = {
  email: { path: paths.account.emails, addLabel: texts.forms.addEmail },
  phone: { path: paths.account.phones, addLabel: texts.forms.addPhone },
};

export function toContactList(
  sheet: ContactSheet,
  channel: ContactChannel,
  countries: Pick<TextMessageCountries, 'canReach'>,
): ContactListView {
  const contactsOfChannel = sheet.contacts.filter((contact) => contact.channel === channel);
  const { path, addLabel } = links[channel];
  return {
    rows: contactsOfChannel.map((contact) => toRow(contact, sheet, countries)),
    addLabel,
    ...(contactsOfChannel.length < maxContacts ? { addHref: path } : {}),
  };
}

function toRow(
  contact: Contact,
  sheet: ContactSheet,
  countries: Pick<TextMessageCountries, 'canReach'>,
): ContactRowView {
  const { id, channel, isPrimary, use } = contact;
  const stillUsed = contact.confirmedAddress ?? (isPrimary ? sheet.inUse[channel] : undefined);
  return {
    id,
    text: toContactView(contact),
    use: texts.forms.uses[use],
    isPrimary,
    editHref: hrefAccountEntry(links[channel].path, id),
    ...(!isConfirmed(contact) && {
      waiting: {
        ...(stillUsed === undefined ? {} : { stillUsed: toContactView({ channel, address: stillUsed }) }),
        isCallsOnly: !countries.canReach(toIdentifier(contact)),
        confirmHref: hrefConfirmContact(id),
        confirm: channel === 'email' ? texts.lists.confirm : texts.lists.confirmPhone,
      },
    }),
  };
}

export const toAddressList = (addresses: readonly Address[]): AddressListView => ({
  rows: addresses.map((address) => ({
    id: address.id,
    lines: toAddressView(address),
    isPrimary: address.isPrimary,
    editHref: hrefAccountEntry(paths.account.addresses, address.id),
  })),
  addLabel: texts.forms.addAddress,
  ...(addresses.length < maxAddresses ? { addHref: paths.account.addresses } : {}),
});

function toAddressView({ street, city, country, state, postalCode }: Address): readonly string[] {
  const town = [city, stateName(country, state), postalCode].filter(Boolean).join(', ');
  return [street, town, countryName(country) ?? country].filter(Boolean);
}
