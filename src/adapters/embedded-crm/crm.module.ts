import { ContainerModule } from 'inversify';
import type { Kysely } from 'kysely';
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
import { Clock } from '../../core/shared/clock.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { tokens } from '../../tokens';
import type { LineDatabase } from '../sql/line-database';
import { EmbeddedAddressRepository } from './account/address-repository';
import { EmbeddedContactRepository } from './account/contact-repository';
import { EmbeddedFavouriteList } from './favourites/favourite-list';
import { EmbeddedGuestDirectory } from './guest-directory';
import { EmbeddedInquiryList } from './inquiries/inquiry-list';
import { EmbeddedOpportunities } from './meetings/opportunities';
import { EmbeddedNotificationPreferences } from './notification-settings/notification-preferences';
import { EmbeddedGuestPreferences } from './preferences/guest-preferences';
import { EmbeddedConsentRepository } from './privacy/consent-repository';
import { EmbeddedDeletionRequests } from './privacy/deletion-requests';
import { EmbeddedSentForms } from './privacy/sent-forms';
import { EmbeddedProfilePictures } from './profile-picture/profile-pictures';

type Database = Kysely<LineDatabase>;

export const embeddedCrmModule = new ContainerModule(({ bind }) => {
  const { database } = tokens;
  bind(GuestDirectory).toResolvedValue((db: Database) => new EmbeddedGuestDirectory(db), [database]);
  bind(InquiryList).toResolvedValue((db: Database) => new EmbeddedInquiryList(db), [database]);
  bind(SentForms).toResolvedValue((db: Database) => new EmbeddedSentForms(db), [database]);
  bind(Opportunities).toResolvedValue((db: Database) => new EmbeddedOpportunities(db), [database]);
  bind(FavouriteList).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedFavouriteList(db, clock),
    [database, Clock],
  );
  bind(ContactRepository).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedContactRepository(db, clock),
    [database, Clock],
  );
  bind(AddressRepository).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedAddressRepository(db, clock),
    [database, Clock],
  );
  bind(ConsentRepository).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedConsentRepository(db, clock),
    [database, Clock],
  );
  bind(DeletionRequests).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedDeletionRequests(db, clock),
    [database, Clock],
  );
  bind(GuestPreferences).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedGuestPreferences(db, clock),
    [database, Clock],
  );
  bind(ProfilePictures).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedProfilePictures(db, clock),
    [database, Clock],
  );
  bind(NotificationPreferences).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedNotificationPreferences(db, clock),
    [database, Clock],
  );
});
