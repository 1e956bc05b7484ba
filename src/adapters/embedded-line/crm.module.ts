import { ContainerModule } from 'inversify';
import { AddressRepository } from '../../core/account/address-repository.port';
import { ContactRepository } from '../../core/account/contact-repository.port';
import { FavouriteList } from '../../core/favourites/favourite-list.port';
import { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import { InquiryList } from '../../core/inquiries/inquiry-list.port';
import { Opportunities } from '../../core/meetings/opportunities.port';
import { NotificationPreferences } from '../../core/notification-settings/notification-preferences.port';
import { ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import { ConsentRepository } from '../../core/privacy/consent-repository.port';
import { DeletionRequests } from '../../core/privacy/deletion-requests.port';
import { SentForms } from '../../core/privacy/sent-forms.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { EmbeddedOpportunities } from './meetings/opportunities';
import type { EmbeddedLine } from './embedded-line';

/** Guests, what they told and what they keep, in the line’s own database (CRM=embedded). */
export const embeddedCrmModule = (line: EmbeddedLine) =>
  new ContainerModule(({ bind }) => {
    bind(FavouriteList).toConstantValue(line.favouriteList);
    bind(ContactRepository).toConstantValue(line.contactRepository);
    bind(AddressRepository).toConstantValue(line.addressRepository);
    bind(InquiryList).toConstantValue(line.inquiryList);
    bind(ConsentRepository).toConstantValue(line.consentRepository);
    bind(DeletionRequests).toConstantValue(line.deletionRequests);
    bind(SentForms).toConstantValue(line.sentForms);
    bind(GuestPreferences).toConstantValue(line.guestPreferences);
    bind(Opportunities).toConstantValue(new EmbeddedOpportunities(line.database));
    bind(ProfilePictures).toConstantValue(line.profilePictures);
    bind(NotificationPreferences).toConstantValue(line.notificationPreferences);
    bind(GuestDirectory).toConstantValue(line.guestDirectory);
  });
