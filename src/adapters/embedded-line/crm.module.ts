import { ContainerModule } from 'inversify';
import { AddressBook } from '../../core/account/address-book.port';
import { ContactBook } from '../../core/account/contact-book.port';
import { FavouriteList } from '../../core/favourites/favourite-list.port';
import { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import { InquiryList } from '../../core/inquiries/inquiry-list.port';
import { Opportunities } from '../../core/meetings/opportunities.port';
import { NotificationPreferences } from '../../core/notification-settings/notification-preferences.port';
import { ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import { ConsentBook } from '../../core/privacy/consent-book.port';
import { DeletionRequests } from '../../core/privacy/deletion-requests.port';
import { SentLetters } from '../../core/privacy/sent-letters.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { EmbeddedOpportunities } from './meetings/opportunities';
import type { EmbeddedLine } from './embedded-line';

/** Guests, what they told and what they keep, in the line’s own database (CRM=embedded). */
export const embeddedCrmModule = (line: EmbeddedLine) =>
  new ContainerModule(({ bind }) => {
    bind(FavouriteList).toConstantValue(line.favouriteList);
    bind(ContactBook).toConstantValue(line.contactBook);
    bind(AddressBook).toConstantValue(line.addressBook);
    bind(InquiryList).toConstantValue(line.inquiryList);
    bind(ConsentBook).toConstantValue(line.consentBook);
    bind(DeletionRequests).toConstantValue(line.deletionRequests);
    bind(SentLetters).toConstantValue(line.sentLetters);
    bind(GuestPreferences).toConstantValue(line.guestPreferences);
    bind(Opportunities).toConstantValue(new EmbeddedOpportunities(line.database));
    bind(ProfilePictures).toConstantValue(line.profilePictures);
    bind(NotificationPreferences).toConstantValue(line.notificationPreferences);
    bind(GuestDirectory).toConstantValue(line.guestDirectory);
  });
