import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import { construct, derived } from '../../construct';
import { AddressRepository } from '../../core/account/address-repository.port';
import { ContactRepository } from '../../core/account/contact-repository.port';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { Waitlist } from '../../core/engine/waitlist.port';
import { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import { FavouriteList } from '../../core/favourites/favourite-list.port';
import { InquiryList } from '../../core/inquiries/inquiry-list.port';
import { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import { MessageSender } from '../../core/messages/message-sender.port';
import { AskDeletion } from '../../core/privacy/ask-deletion';
import { ConsentRepository } from '../../core/privacy/consent-repository.port';
import { DeletionRequests } from '../../core/privacy/deletion-requests.port';
import { MakeCopy } from '../../core/privacy/make-copy';
import { SentForms } from '../../core/privacy/sent-forms.port';
import { NotificationPreferences } from '../../core/notification-settings/notification-preferences.port';
import { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import { ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import { Clock } from '../../core/shared/clock.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { PartyMembers } from '../../core/party/party-members.port';
import { TripRequests } from '../../core/requests/trip-requests.port';
import { PasskeyRepository } from '../../core/sign-in/passkey-repository.port';
import { ListSessions } from '../../core/sign-in/list-sessions';
import { TripChanges } from '../../core/trip-changes/trip-changes.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { tokens } from '../../tokens';
import { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import { ProfileSide } from '../profile/profile-side';
import { FeatureRoutes } from '../routing/feature-routes';
import { Watches } from '../../core/watches/watches.port';
import { copyChapters, notIncluded } from './copy-chapters';
import { PrivacyApi } from './privacy.api';
import { PrivacyPages } from './privacy.pages';
import { privacyRoutes } from './privacy.routes';

export const privacyModule = new ContainerModule(({ bind }) => {
  bind(MakeCopy).toDynamicValue((context) => {
    const log = context.get<Logger>(tokens.log);
    return new MakeCopy({
      lineName: context.get<string>(tokens.lineName),
      sources: copyChapters({
        guests: context.get<GuestDirectory>(GuestDirectory),
        contacts: context.get<ContactRepository>(ContactRepository),
        addresses: context.get<AddressRepository>(AddressRepository),
        pictures: context.get<ProfilePictures>(ProfilePictures),
        trips: context.get<TripRepository>(TripRepository),
        bookings: context.get<BookingRecords>(BookingRecords, { optional: true }),
        waitlist: context.get<Waitlist>(Waitlist, { optional: true }),
        excursions: context.get<ExcursionBookings>(ExcursionBookings),
        bespoke: context.get<BespokeRequests>(BespokeRequests),
        favourites: context.get<FavouriteList>(FavouriteList),
        inquiries: context.get<InquiryList>(InquiryList),
        sentForms: context.get<SentForms>(SentForms),
        preferences: context.get<GuestPreferences>(GuestPreferences),
        notifications: context.get<NotificationPreferences>(NotificationPreferences),
        calendar: context.get<ConsultantCalendar>(ConsultantCalendar),
        tripChanges: context.get<TripChanges>(TripChanges),
        consents: context.get<ConsentRepository>(ConsentRepository),
        deletions: context.get<DeletionRequests>(DeletionRequests),
        sessions: context.get(ListSessions),
        passkeys: context.get<PasskeyRepository>(PasskeyRepository),
        requests: context.get<TripRequests>(TripRequests),
        party: context.get<PartyMembers>(PartyMembers),
        watches: context.get<Watches>(Watches),
      }),
      notIncluded,
      clock: context.get<Clock>(Clock),
      onFailure: (err, chapter) => log.warn({ err, chapter }, 'a chapter of a guest’s copy could not be read'),
    });
  });
  construct(bind(AskDeletion), AskDeletion, {
    requests: DeletionRequests,
    messages: MessageSender,
    privacyEmail: tokens.privacyEmail,
    // The port is known only once the server listens.
    url: derived(OurHosts, (hosts) => () => `${hosts.origin}${paths.account.data}`),
    timeZone: tokens.officeTimeZone,
    onUnsent: derived(
      tokens.log,
      (log) => (err: unknown) => log.error({ err }, 'a message about a deletion could not be sent'),
    ),
  });
  construct(bind(PrivacyPages), PrivacyPages, {
    makeCopy: MakeCopy,
    askDeletion: AskDeletion,
    requests: DeletionRequests,
    consents: ConsentRepository,
    guests: GuestDirectory,
    side: ProfileSide,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(PrivacyApi), PrivacyApi, [ConsentRepository, derived(tokens.config, (config) => config.hasDataLayer)]);
  bind(FeatureRoutes).toResolvedValue(privacyRoutes, [PrivacyPages, PrivacyApi]);
});
