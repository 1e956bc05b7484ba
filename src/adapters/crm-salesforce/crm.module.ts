import { ContainerModule } from 'inversify';
import { AddressRepository } from '../../core/account/address-repository.port';
import { ContactRepository } from '../../core/account/contact-repository.port';
import { FavouriteList } from '../../core/favourites/favourite-list.port';
import { InquiryList } from '../../core/inquiries/inquiry-list.port';
import { Opportunities } from '../../core/meetings/opportunities.port';
import { NotificationPreferences } from '../../core/notification-settings/notification-preferences.port';
import { PartyContacts } from '../../core/party/party-contacts.port';
import { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import { ConsentRepository } from '../../core/privacy/consent-repository.port';
import { DeletionRequests } from '../../core/privacy/deletion-requests.port';
import { SentForms } from '../../core/privacy/sent-forms.port';
import { ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import { Locks } from '../../core/shared/locks.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { SalesforceAddressRepository } from './address-repository';
import { SalesforceConsentRepository } from './consent-repository';
import { SalesforceContactRepository } from './contact-repository';
import type { CrmParts } from './crm-parts';
import { SalesforceDeletionRequests } from './deletion-requests';
import { SalesforceFavouriteList } from './favourite-list';
import { SalesforceGuestDirectory } from './guest-directory';
import { SalesforcePartyContacts } from './party-contacts';
import { SalesforceGuestPreferences } from './guest-preferences';
import { SalesforceInquiryList } from './inquiry-list';
import { SalesforceNotificationPreferences } from './notification-preferences';
import { SalesforceOpportunities } from './opportunities';
import { SalesforceProfilePictures } from './profile-pictures';
import { construct } from '../../construct';
import { SalesforceSentForms } from './sent-forms';

interface LeadTraces {
  readonly inquiries: InquiryList;
  readonly sentForms: SentForms;
  readonly consents: Pick<ConsentRepository, 'find'>;
}

interface SalesforceCrm extends Omit<CrmParts, 'locks'> {
  readonly recordTypes: Readonly<Record<string, string>>;
  readonly picturesUrl: string | undefined;
  readonly leadTraces: LeadTraces | undefined;
  /** Wraps the directory to notify another system of sign-ins, such as an engine with contacts of its own. */
  readonly withEngine?: (guests: GuestDirectory) => GuestDirectory;
}

type Crm = CrmParts & Pick<SalesforceCrm, 'recordTypes' | 'picturesUrl'>;
const crmParts = Symbol('SalesforceCrmParts');

export const salesforceCrmModule = ({ leadTraces, withEngine = (guests) => guests, ...parts }: SalesforceCrm) =>
  new ContainerModule(({ bind }) => {
    bind(crmParts).toResolvedValue((locks: Locks) => ({ ...parts, locks }), [Locks]);
    bind(GuestDirectory).toResolvedValue((crm: Crm) => withEngine(new SalesforceGuestDirectory(crm)), [crmParts]);
    bind(PartyContacts).toResolvedValue(
      (crm: Crm) => new SalesforcePartyContacts({ ...crm, directory: new SalesforceGuestDirectory(crm) }),
      [crmParts],
    );
    construct(bind(ContactRepository), SalesforceContactRepository, [crmParts]);
    construct(bind(AddressRepository), SalesforceAddressRepository, [crmParts]);
    construct(bind(FavouriteList), SalesforceFavouriteList, [crmParts]);
    construct(bind(GuestPreferences), SalesforceGuestPreferences, [crmParts]);
    construct(bind(NotificationPreferences), SalesforceNotificationPreferences, [crmParts]);
    construct(bind(ProfilePictures), SalesforceProfilePictures, [crmParts]);
    construct(bind(Opportunities), SalesforceOpportunities, [crmParts]);
    construct(bind(DeletionRequests), SalesforceDeletionRequests, [crmParts]);
    bind(ConsentRepository).toResolvedValue(
      (crm: Crm) => new SalesforceConsentRepository({ ...crm, formConsents: leadTraces?.consents }),
      [crmParts],
    );
    bind(InquiryList).toResolvedValue(
      (crm: Crm) => leadTraces?.inquiries ?? new SalesforceInquiryList(crm),
      [crmParts],
    );
    bind(SentForms).toResolvedValue((crm: Crm) => leadTraces?.sentForms ?? new SalesforceSentForms(crm), [crmParts]);
  });
