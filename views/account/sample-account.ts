import type { AccountDetailsView } from './AccountDetails';
import type { AddressListView } from './AddressList';
import type { ContactListView, ContactRowView } from './ContactList';

export const frame = { path: '/my-profile/settings', year: 2027, guest: { firstName: 'Eleanor', initials: 'EM' } };
export const side = { email: 'guest@example.com', contactHref: '/contact-us?about=meeting' };
export const links = {
  settings: '/my-profile/settings',
  picture: '/my-profile/settings/picture',
  preferences: '/my-profile/settings/preferences',
  notifications: '/my-profile/settings/notifications',
  data: '/my-profile/settings/data',
  sessions: '/my-profile/settings/sessions',
  passkeys: '/my-profile/settings/passkeys',
  logout: '/api/logout',
};

export const newcomer: AccountDetailsView = {
  firstName: 'James',
  lastName: 'Okafor',
  email: 'newcomer@example.com',
  contactHref: '/contact-us?about=meeting',
};
export const everything: AccountDetailsView = {
  firstName: 'Eleanor',
  lastName: 'Marsh',
  email: 'guest@example.com',
  phone: '+1 305 555 0142',
  gender: 'Female',
  dateOfBirth: '18 June 1974',
  bio: 'Lives in Coral Gables with Daniel, Iris and two retriever brothers.',
  accessibilityNeeds: 'A shower without a step.',
  passport: { number: '••••••967', showHref: '/login?again=true' },
  consultant: { name: 'Inés Calloway', email: 'ines.calloway@ondine.example' },
  contactHref: '/schedule-meeting',
};

const row = (at: number, more: Partial<ContactRowView> = {}): ContactRowView => ({
  id: `e${at}`,
  text: `guest-${at}@example.com`,
  use: at % 2 ? 'Personal' : 'Business',
  isPrimary: at === 1,
  editHref: '#edit',
  ...more,
});
const waiting = { isCallsOnly: false, confirmHref: '#confirm', confirm: 'Confirm this address' };

export const noEmails: ContactListView = { rows: [], addLabel: 'Add Email', addHref: '#add' };
export const oneEmail: ContactListView = { rows: [row(1)], addLabel: 'Add Email', addHref: '#add' };
export const fourEmails: ContactListView = {
  rows: [
    row(1, { waiting: { ...waiting, stillUsed: 'guest@example.com' } }),
    row(2, { waiting }),
    row(3),
    row(4, { text: 'a-very-long-name-that-somebody-was-given-at-work@a-company-with-a-long-name.example' }),
  ],
  addLabel: 'Add Email',
};
export const onePhone: ContactListView = {
  rows: [
    row(1, {
      text: '+998 55 555 01 42',
      waiting: { isCallsOnly: true, confirmHref: '#confirm', confirm: 'Confirm this number' },
    }),
  ],
  addLabel: 'Add Phone Number',
  addHref: '#add',
};
export const noAddresses: AddressListView = { rows: [], addLabel: 'Add Address', addHref: '#add' };
export const twoAddresses: AddressListView = {
  rows: [
    {
      id: 'a1',
      lines: ['418 Alcazar Avenue', 'Coral Gables, Florida, 33134', 'United States'],
      isPrimary: true,
      editHref: '#edit',
    },
    { id: 'a2', lines: ['12 Chapel Row', 'Bath, BA1 1HN', 'United Kingdom'], isPrimary: false, editHref: '#edit' },
  ],
  addLabel: 'Add Address',
  addHref: '#add',
};
