import { ContainerModule } from 'inversify';
import { AddressRepository } from '../../core/account/address-repository.port';
import { ContactRepository } from '../../core/account/contact-repository.port';
import { FavouriteList } from '../../core/favourites/favourite-list.port';
import { InquiryList } from '../../core/inquiries/inquiry-list.port';
import { Opportunities } from '../../core/meetings/opportunities.port';
import { NotificationPreferences } from '../../core/notification-settings/notification-preferences.port';
import { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import { ConsentRepository } from '../../core/privacy/consent-repository.port';
import { DeletionRequests } from '../../core/privacy/deletion-requests.port';
import { SentForms } from '../../core/privacy/sent-forms.port';
import { ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { SalesforceAddressRepository } from './address-repository';
import { SalesforceConsentRepository } from './consent-repository';
import { SalesforceContactRepository } from './contact-repository';
import type { CrmParts } from './crm-parts';
import { SalesforceDeletionRequests } from './deletion-requests';
import { SalesforceFavouriteList } from './favourite-list';
import { SalesforceGuestDirectory } from './guest-directory';
import { SalesforceGuestPreferences } from './guest-preferences';
import { SalesforceInquiryList } from './inquiry-list';
import { SalesforceNotificationPreferences } from './notification-preferences';
import { SalesforceOpportunities } from './opportunities';
import { SalesforceProfilePictures } from './profile-pictures';
import { SalesforceSentForms } from './sent-forms';

/** What leads leave behind, where they do not go to Salesforce. */
export interface LeadTraces {
  readonly inquiries: InquiryList;
  readonly sentForms: SentForms;
  readonly consents: Pick<ConsentRepository, 'find'>;
}

interface SalesforceCrm extends CrmParts {
  readonly recordTypes: Readonly<Record<string, string>>;
  readonly leadTraces: LeadTraces | undefined;
  /** Who else has to hear of a sign-in, such as an engine whose reservations belong to contacts of its own. */
  readonly withEngine?: (guests: GuestDirectory) => GuestDirectory;
}

/** Guests, what they told and what they keep, as records of Salesforce (CRM=salesforce). */
export const salesforceCrmModule = (parts: SalesforceCrm) =>
  new ContainerModule(({ bind }) => {
    const { leadTraces, withEngine = (guests) => guests } = parts;
    bind(GuestDirectory).toConstantValue(withEngine(new SalesforceGuestDirectory(parts)));
    bind(ContactRepository).toConstantValue(new SalesforceContactRepository(parts));
    bind(AddressRepository).toConstantValue(new SalesforceAddressRepository(parts));
    bind(FavouriteList).toConstantValue(new SalesforceFavouriteList(parts));
    bind(GuestPreferences).toConstantValue(new SalesforceGuestPreferences(parts));
    bind(NotificationPreferences).toConstantValue(new SalesforceNotificationPreferences(parts));
    bind(ProfilePictures).toConstantValue(new SalesforceProfilePictures(parts));
    bind(Opportunities).toConstantValue(new SalesforceOpportunities(parts));
    bind(DeletionRequests).toConstantValue(new SalesforceDeletionRequests(parts));
    bind(ConsentRepository).toConstantValue(
      new SalesforceConsentRepository({ ...parts, formConsents: leadTraces?.consents }),
    );
    bind(InquiryList).toConstantValue(leadTraces?.inquiries ?? new SalesforceInquiryList(parts));
    bind(SentForms).toConstantValue(leadTraces?.sentForms ?? new SalesforceSentForms(parts));
  });
