import { AccountFormPage } from '../../../views/account/AccountFormPage';
import { AccountPage } from '../../../views/account/AccountPage';
import { ConfirmContactPage } from '../../../views/account/ConfirmContactPage';
import { accountPageTexts } from '../../../views/account/account.texts';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
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

export const accountTag: ApiTag = {
  slug: 'account',
  name: 'Account',
  description: 'How a guest is reached, how they look, and which messages they want.',
  order: 110,
};

/** The form handler itself checks for a fresh code, so that what was typed can be restored (A8). */
export const accountRoutes = (
  accountPages: AccountPages,
  contactPages: ContactPages,
  addressPages: AddressPages,
  confirmPages: ConfirmPages,
  api: AccountApi,
): FeatureRoutes => ({
  tag: accountTag,
  styles: ['guest-area'],
  guestAreaTab: { label: accountPageTexts.title, href: paths.account.settings, order: 50 },
  pages: [
    pageRoute({
      method: 'get',
      path: paths.account.settings,
      page: AccountPage,
      handler: accountPages.show,
      access: 'guest',
    }),
    pageRoute({
      method: 'get',
      path: paths.account.emails,
      page: AccountFormPage,
      handler: contactPages.showEmail,
      access: 'guest-with-fresh-code',
    }),
    pageRoute({
      method: 'post',
      path: paths.account.emails,
      page: AccountFormPage,
      handler: contactPages.saveEmail,
      access: 'guest',
    }),
    pageRoute({
      method: 'get',
      path: paths.account.phones,
      page: AccountFormPage,
      handler: contactPages.showPhone,
      access: 'guest-with-fresh-code',
    }),
    pageRoute({
      method: 'post',
      path: paths.account.phones,
      page: AccountFormPage,
      handler: contactPages.savePhone,
      access: 'guest',
    }),
    pageRoute({
      method: 'get',
      path: paths.account.addresses,
      page: AccountFormPage,
      handler: addressPages.show,
      access: 'guest-with-fresh-code',
    }),
    pageRoute({
      method: 'post',
      path: paths.account.addresses,
      page: AccountFormPage,
      handler: addressPages.save,
      access: 'guest',
    }),
    pageRoute({
      method: 'get',
      path: paths.account.confirm,
      page: ConfirmContactPage,
      handler: confirmPages.show,
      access: 'guest',
    }),
    pageRoute({
      method: 'post',
      path: paths.account.confirm,
      page: ConfirmContactPage,
      handler: confirmPages.confirm,
      access: 'guest',
    }),
    pageRoute({
      method: 'post',
      path: paths.account.sendConfirmation,
      page: ConfirmContactPage,
      handler: confirmPages.send,
      access: 'guest',
    }),
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
