import { accountTexts } from '../../src/core/account/account-texts';
import { AccountFormPage, type AccountFormPageProps } from './AccountFormPage';
import { frame, side } from './sample-account';

const base = { action: '#', backHref: '#', isPrimary: false, isPrimaryNow: false, mistakes: {} };
const page = (form: AccountFormPageProps['form']) => <AccountFormPage frame={frame} side={side} form={form} />;
const countries = [
  { value: 'US', label: 'United States' },
  { value: 'GB', label: 'United Kingdom' },
];
const states = [{ country: 'US', label: 'United States', options: [{ value: 'US-FL', label: 'Florida' }] }];

export const addEmail = () => page({ ...base, kind: 'email', title: 'Add Email', fields: { email: '', use: '' } });
export const editPrimaryEmail = () =>
  page({
    ...base,
    kind: 'email',
    title: 'Edit Email',
    id: '1',
    isPrimary: true,
    isPrimaryNow: true,
    removal: { isChosen: false, note: 'You can no longer sign in with it from that moment on.' },
    fields: { email: 'guest@example.com', use: 'Personal' },
  });
export const wrongEmail = () =>
  page({
    ...base,
    kind: 'email',
    title: 'Add Email',
    mistakes: { email: accountTexts.emailInvalid, businessPersonal: accountTexts.useRequired },
    fields: { email: 'nonsense', use: '' },
  });
export const addPhone = () =>
  page({
    ...base,
    kind: 'phone',
    title: 'Add Phone Number',
    fields: { country: 'US', phone: '', use: '', countryCodes: [{ value: 'US', label: 'United States (+1)' }] },
  });
export const editAddress = () =>
  page({
    ...base,
    kind: 'address',
    title: 'Edit Address',
    id: '1',
    removal: { isChosen: true },
    fields: {
      country: 'US',
      street: '418 Alcazar Avenue',
      city: 'Coral Gables',
      state: 'US-FL',
      postalCode: '33134',
      countries,
      states,
    },
  });
export const wrongAddress = () =>
  page({
    ...base,
    kind: 'address',
    title: 'Add Address',
    mistakes: {
      country: accountTexts.countryRequired,
      street: accountTexts.streetRequired,
      city: accountTexts.cityRequired,
      postalCode: accountTexts.postalCodeRequired,
    },
    fields: { country: '', street: '', city: '', state: '', postalCode: '', countries, states },
  });
export const awayEmail = () =>
  page({ kind: 'failed', title: 'Edit Email', backHref: '#', subject: 'Your contact details', retryHref: '#' });
