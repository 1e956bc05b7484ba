import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { AccountApi } from './account.api';
import type { AccountPages } from './account.pages';
import {
  addAddressesOperation,
  addContactsOperation,
  changeAddressesOperation,
  changeContactsOperation,
  getAddressesOperation,
  getContactsOperation,
} from './account.schema';
import type { AddressPages } from './address.pages';
import type { ConfirmPages } from './confirm.pages';
import type { ContactPages } from './contact.pages';

export interface AccountHandlers {
  readonly accountPages: AccountPages;
  readonly contactPages: ContactPages;
  readonly addressPages: AddressPages;
  readonly confirmPages: ConfirmPages;
  readonly accountApi: AccountApi;
}

/** A posted form looks for the fresh code itself, so that what was typed is kept while the guest gets one (A8). */
export const accountRoutes = ({
  accountPages,
  contactPages,
  addressPages,
  confirmPages,
  accountApi: api,
}: AccountHandlers): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.account.settings, handler: accountPages.show, access: 'guest' },
    { method: 'get', path: paths.account.emails, handler: contactPages.showEmail, access: 'guest-with-fresh-code' },
    { method: 'post', path: paths.account.emails, handler: contactPages.saveEmail, access: 'guest' },
    { method: 'get', path: paths.account.phones, handler: contactPages.showPhone, access: 'guest-with-fresh-code' },
    { method: 'post', path: paths.account.phones, handler: contactPages.savePhone, access: 'guest' },
    { method: 'get', path: paths.account.addresses, handler: addressPages.show, access: 'guest-with-fresh-code' },
    { method: 'post', path: paths.account.addresses, handler: addressPages.save, access: 'guest' },
    { method: 'get', path: paths.account.confirm, handler: confirmPages.show, access: 'guest' },
    { method: 'post', path: paths.account.confirm, handler: confirmPages.confirm, access: 'guest' },
    { method: 'post', path: paths.account.sendConfirmation, handler: confirmPages.send, access: 'guest' },
  ],
  api: [
    {
      method: 'get',
      path: '/api/contact-information',
      operation: getContactsOperation,
      handler: api.findContacts,
      access: 'guest',
    },
    {
      method: 'post',
      path: '/api/contact-information',
      operation: addContactsOperation,
      handler: api.addContacts,
      access: 'guest-with-fresh-code',
    },
    {
      method: 'patch',
      path: '/api/contact-information',
      operation: changeContactsOperation,
      handler: api.changeContacts,
      access: 'guest-with-fresh-code',
    },
    {
      method: 'get',
      path: '/api/address-information',
      operation: getAddressesOperation,
      handler: api.findAddresses,
      access: 'guest',
    },
    {
      method: 'post',
      path: '/api/address-information',
      operation: addAddressesOperation,
      handler: api.addAddresses,
      access: 'guest-with-fresh-code',
    },
    {
      method: 'patch',
      path: '/api/address-information',
      operation: changeAddressesOperation,
      handler: api.changeAddresses,
      access: 'guest-with-fresh-code',
    },
  ],
});
