import { randomUUID } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { AddressRepository } from '../../core/account/address-repository.port';
import { ConfirmContact } from '../../core/account/confirm-contact';
import { ContactRepository } from '../../core/account/contact-repository.port';
import { SaveContacts } from '../../core/account/save-contacts';
import { SendConfirmation } from '../../core/account/send-confirmation';
import { NotifyOfContactChange } from '../../core/account/notify-of-contact-change';
import { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import { MessageSender } from '../../core/messages/message-sender.port';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Receipts } from '../../core/shared/receipts.port';
import { Secrets } from '../../core/shared/secrets.port';
import { OneTimeCodes } from '../../core/sign-in/one-time-codes.port';
import { TextMessageCountries } from '../../core/sign-in/text-message-countries';
import { compute, constant, construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { GeoLists } from '../geo/geo-lists';
import { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import { ProfileSide } from '../profile/profile-side';
import { FeatureRoutes } from '../routing/feature-routes';
import { AccountApi } from './account.api';
import { AccountDrafts } from './account-forms';
import { AccountPages } from './account.pages';
import { accountRoutes } from './account.routes';
import { AddressPages } from './address.pages';
import { ConfirmPages } from './confirm.pages';
import { ContactFormViews } from './contact-form-views';
import { ContactPages } from './contact.pages';
import { AccountFormHandler } from './account-form-handler';

const newId = () => randomUUID();

export const accountModule = new ContainerModule(({ bind }) => {
  construct(bind(NotifyOfContactChange), NotifyOfContactChange, {
    sender: MessageSender,
    limits: RateLimits,
    countries: TextMessageCountries,
    lineName: tokens.lineName,
    accountUrl: derived(OurHosts, (hosts) => `${hosts.origin}${paths.account.settings}`),
  });
  construct(bind(SaveContacts), SaveContacts, {
    repository: ContactRepository,
    notifier: NotifyOfContactChange,
    newId: constant(newId),
  });
  construct(bind(SendConfirmation), SendConfirmation, {
    repository: ContactRepository,
    codes: OneTimeCodes,
    limits: RateLimits,
    countries: TextMessageCountries,
    lineName: tokens.lineName,
  });
  construct(bind(ConfirmContact), ConfirmContact, {
    repository: ContactRepository,
    codes: OneTimeCodes,
    notifier: NotifyOfContactChange,
    clock: Clock,
  });
  construct(bind(AccountFormHandler), AccountFormHandler, {
    drafts: derived(Secrets, (secrets) => new AccountDrafts(secrets)),
    side: ProfileSide,
    clock: Clock,
  });
  construct(bind(AccountPages), AccountPages, {
    repository: ContactRepository,
    addresses: AddressRepository,
    side: ProfileSide,
    countries: TextMessageCountries,
    clock: Clock,
  });
  construct(bind(ContactPages), ContactPages, {
    repository: ContactRepository,
    saveContacts: SaveContacts,
    phones: PhoneNumbers,
    views: derived([GeoLists, PhoneNumbers], (geo, phones) => new ContactFormViews(geo, phones)),
    accountForms: AccountFormHandler,
  });
  construct(bind(AddressPages), AddressPages, {
    repository: AddressRepository,
    geo: GeoLists,
    accountForms: AccountFormHandler,
    newId: constant(newId),
  });
  construct(bind(ConfirmPages), ConfirmPages, {
    repository: ContactRepository,
    sendConfirmation: SendConfirmation,
    confirmContact: ConfirmContact,
    side: ProfileSide,
    accountForms: AccountFormHandler,
  });
  construct(bind(AccountApi), AccountApi, {
    repository: ContactRepository,
    addresses: AddressRepository,
    saveContacts: SaveContacts,
    phones: PhoneNumbers,
    receipts: Receipts,
    newId: constant(newId),
  });
  compute(bind(CopyChapter), [ContactRepository], (contacts) =>
    chapterOf('contactDetails', 'Your e-mails and phone numbers', async (contactId) =>
      (await contacts.find(contactId)).contacts.map(({ confirmedAddress: confirmed, ...contact }) => ({
        ...contact,
        ...(confirmed === undefined ? {} : { confirmed }),
      })),
    ),
  );
  compute(bind(CopyChapter), [AddressRepository], (repository) =>
    chapterOf('addresses', 'Your addresses', async (contactId) => (await repository.find(contactId)).addresses),
  );
  bind(FeatureRoutes).toResolvedValue(accountRoutes, [
    AccountPages,
    ContactPages,
    AddressPages,
    ConfirmPages,
    AccountApi,
  ]);
});
