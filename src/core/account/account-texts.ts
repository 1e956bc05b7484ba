import { geoTexts } from '../geo/geo-texts';
import { maxAddresses } from './address';
import { type ContactChannel, maxContacts } from './contact';
import type { ContactRefusal } from './change-contacts';

/** Messages beside the fields of an account. Those of the specification are verbatim (ACC-11 to ACC-15). */
export const accountTexts = {
  emailRequired: 'Please enter an email',
  emailInvalid: 'The input is not a valid E-mail',
  useRequired: 'Please make a selection',
  countryCodeRequired: geoTexts.countryCodeRequired,
  phoneRequired: geoTexts.phoneRequired,
  phoneInvalid: geoTexts.phoneInvalid,
  kindRequired: 'Please say whether it is an Email or a Phone',
  idRequired: 'Please say which one is to be changed',
  countryRequired: 'Please select a country',
  streetRequired: 'Please input your street address',
  cityRequired: 'Please input your city',
  stateRequired: 'Please select a state/province',
  postalCodeRequired: geoTexts.postalCodeRequired,
  postalCodeInvalid: geoTexts.postalCodeInvalid,
  tooLong: 'Please shorten this a little',
  someoneElse: 'You can only change your own account.',
  notFound: 'This is not on your account.',
  addressesFull: `There is room for ${maxAddresses} addresses. Remove one before you add another.`,
  primaryAddress: 'One address is always your primary one. Make another one primary instead.',
  twoPrimaryAddresses: 'Only one address can be your primary one.',
} as const;

const channelNouns: Readonly<Record<ContactChannel, { readonly one: string; readonly many: string }>> = {
  email: { one: 'e-mail address', many: 'e-mail addresses' },
  phone: { one: 'phone number', many: 'phone numbers' },
};

/** No text reveals anything about another guest's list (reliability A7). */
export function contactRefusalText(reason: ContactRefusal, channel: ContactChannel): string {
  const { one, many } = channelNouns[channel];
  switch (reason) {
    case 'full':
      return `There is room for ${maxContacts} ${many}. Remove one before you add another.`;
    case 'already-listed':
      return `This ${one} is in your list already.`;
    case 'last-confirmed':
      return channel === 'email'
        ? 'This is the only confirmed e-mail address that we have for you. Add and confirm another one, then this one can go.'
        : 'You sign in with this phone number alone. Add and confirm an e-mail address, then it can go.';
    case 'needs-primary':
      return `One ${one} is always your primary one. Make another one primary instead.`;
    case 'two-primaries':
      return `Only one ${one} can be your primary one.`;
    case 'other-channel':
      return 'An e-mail address cannot become a phone number. Add a new one instead.';
  }
}
