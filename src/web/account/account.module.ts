import { randomUUID } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { AddressBook } from '../../core/account/address-book.port';
import { ConfirmContact } from '../../core/account/confirm-contact';
import { ContactBook } from '../../core/account/contact-book.port';
import { SaveContacts } from '../../core/account/save-contacts';
import { SendConfirmation } from '../../core/account/send-confirmation';
import { TellContactChange } from '../../core/account/tell-contact-change';
import { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import { MessageSender } from '../../core/messages/message-sender.port';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Receipts } from '../../core/shared/receipts.port';
import { Secrets } from '../../core/shared/secrets.port';
import { OneTimeCodes } from '../../core/sign-in/one-time-codes.port';
import { TextMessageCountries } from '../../core/sign-in/text-message-countries';
import { tokens } from '../../tokens';
import { GeoLists } from '../geo/geo-lists';
import { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import { ProfileSide } from '../profile/profile-side';
import { PageRenderer } from '../rendering/page-renderer';
import { AccountApi } from './account.api';
import { AccountDrafts } from './account-forms';
import { AccountPages } from './account.pages';
import { AddressPages } from './address.pages';
import { ConfirmPages } from './confirm.pages';
import { ContactFormViews } from './contact-form-views';
import { ContactPages } from './contact.pages';
import { FormDesk } from './form-desk';

const newId = () => randomUUID();

export const accountModule = new ContainerModule(({ bind }) => {
  bind(TellContactChange).toResolvedValue(
    (sender: MessageSender, limits: RateLimits, countries: TextMessageCountries, lineName: string, hosts: OurHosts) =>
      new TellContactChange({
        sender,
        limits,
        countries,
        lineName,
        accountUrl: `${hosts.origin}${paths.account.settings}`,
      }),
    [MessageSender, RateLimits, TextMessageCountries, tokens.lineName, OurHosts],
  );
  bind(SaveContacts).toResolvedValue(
    (book: ContactBook, tell: TellContactChange) => new SaveContacts({ book, tell, newId }),
    [ContactBook, TellContactChange],
  );
  bind(SendConfirmation).toResolvedValue(
    (book: ContactBook, codes: OneTimeCodes, limits: RateLimits, countries: TextMessageCountries, lineName: string) =>
      new SendConfirmation({ book, codes, limits, countries, lineName }),
    [ContactBook, OneTimeCodes, RateLimits, TextMessageCountries, tokens.lineName],
  );
  bind(ConfirmContact).toResolvedValue(
    (book: ContactBook, codes: OneTimeCodes, tell: TellContactChange, clock: Clock) =>
      new ConfirmContact({ book, codes, tell, clock }),
    [ContactBook, OneTimeCodes, TellContactChange, Clock],
  );
  bind(FormDesk).toResolvedValue(
    (secrets: Secrets, side: ProfileSide, clock: Clock, renderer: PageRenderer) =>
      new FormDesk({ drafts: new AccountDrafts(secrets), side, clock, renderer }),
    [Secrets, ProfileSide, Clock, PageRenderer],
  );
  bind(AccountPages).toResolvedValue(
    (
      book: ContactBook,
      addresses: AddressBook,
      side: ProfileSide,
      countries: TextMessageCountries,
      clock: Clock,
      renderer: PageRenderer,
    ) => new AccountPages({ book, addresses, side, countries, clock, renderer }),
    [ContactBook, AddressBook, ProfileSide, TextMessageCountries, Clock, PageRenderer],
  );
  bind(ContactPages).toResolvedValue(
    (book: ContactBook, saveContacts: SaveContacts, phones: PhoneNumbers, geo: GeoLists, desk: FormDesk) =>
      new ContactPages({ book, saveContacts, phones, views: new ContactFormViews(geo, phones), desk }),
    [ContactBook, SaveContacts, PhoneNumbers, GeoLists, FormDesk],
  );
  bind(AddressPages).toResolvedValue(
    (book: AddressBook, geo: GeoLists, desk: FormDesk) => new AddressPages({ book, geo, desk, newId }),
    [AddressBook, GeoLists, FormDesk],
  );
  bind(ConfirmPages).toResolvedValue(
    (
      book: ContactBook,
      sendConfirmation: SendConfirmation,
      confirmContact: ConfirmContact,
      side: ProfileSide,
      desk: FormDesk,
      renderer: PageRenderer,
    ) => new ConfirmPages({ book, sendConfirmation, confirmContact, side, desk, renderer }),
    [ContactBook, SendConfirmation, ConfirmContact, ProfileSide, FormDesk, PageRenderer],
  );
  bind(AccountApi).toResolvedValue(
    (book: ContactBook, addresses: AddressBook, saveContacts: SaveContacts, phones: PhoneNumbers, receipts: Receipts) =>
      new AccountApi({ book, addresses, saveContacts, phones, receipts, newId }),
    [ContactBook, AddressBook, SaveContacts, PhoneNumbers, Receipts],
  );
});
