import type { AddressRepository } from '../../core/account/address-repository.port';
import type { ContactRepository } from '../../core/account/contact-repository.port';
import type { BookingRecords } from '../../core/engine/booking-records.port';
import type { Waitlist } from '../../core/engine/waitlist.port';
import type { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import type { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import type { FavouriteList } from '../../core/favourites/favourite-list.port';
import type { InquiryList } from '../../core/inquiries/inquiry-list.port';
import type { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import type { ConsentRepository } from '../../core/privacy/consent-repository.port';
import type { DeletionRequests } from '../../core/privacy/deletion-requests.port';
import type { CopyChapter, LeftOut } from '../../core/privacy/make-copy';
import type { SentForms } from '../../core/privacy/sent-forms.port';
import type { NotificationPreferences } from '../../core/notification-settings/notification-preferences.port';
import type { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import type { ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import type { PartyMember } from '../../core/party/party-member';
import type { PartyMembers } from '../../core/party/party-members.port';
import type { TripRequests } from '../../core/requests/trip-requests.port';
import type { PasskeyRepository } from '../../core/sign-in/passkey-repository.port';
import type { ListSessions } from '../../core/sign-in/list-sessions';
import type { Watches } from '../../core/watches/watches.port';
import type { TripChanges } from '../../core/trip-changes/trip-changes.port';
import type { TripRepository } from '../../core/trips/trip-repository.port';

interface DataKeepers {
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly contacts: Pick<ContactRepository, 'find'>;
  readonly addresses: Pick<AddressRepository, 'find'>;
  readonly pictures: Pick<ProfilePictures, 'find'>;
  readonly trips: Pick<TripRepository, 'findTrips'>;
  /** Present with the embedded engine; a vendor exports its own payments and waitlists. */
  readonly bookings: Pick<BookingRecords, 'getBooking'> | undefined;
  readonly waitlist: Pick<Waitlist, 'findEntries'> | undefined;
  readonly excursions: Pick<ExcursionBookings, 'findParties'>;
  readonly bespoke: Pick<BespokeRequests, 'find'>;
  readonly favourites: Pick<FavouriteList, 'find'>;
  readonly inquiries: Pick<InquiryList, 'find'>;
  readonly sentForms: Pick<SentForms, 'find'>;
  readonly preferences: Pick<GuestPreferences, 'find'>;
  readonly notifications: Pick<NotificationPreferences, 'find'>;
  readonly calendar: Pick<ConsultantCalendar, 'findAppointments'>;
  readonly consents: Pick<ConsentRepository, 'find'>;
  readonly deletions: Pick<DeletionRequests, 'find'>;
  readonly sessions: Pick<ListSessions, 'run'>;
  readonly passkeys: Pick<PasskeyRepository, 'list'>;
  readonly requests: Pick<TripRequests, 'findAll' | 'findFiles'>;
  readonly tripChanges: Pick<TripChanges, 'findAllAcknowledged'>;
  readonly party: Pick<PartyMembers, 'findMemberships' | 'findInvited'>;
  readonly watches: Pick<Watches, 'findByEmails'>;
}

/** One chapter per data store. A new store of personal data must add its chapter here. */
export function copyChapters(keepers: DataKeepers): readonly CopyChapter[] {
  const {
    guests,
    contacts,
    addresses,
    pictures,
    trips,
    bookings,
    waitlist,
    favourites,
    inquiries,
    sentForms,
    preferences,
    notifications,
    calendar,
    consents,
    deletions,
    sessions,
  } = keepers;
  return [
    { name: 'profile', title: 'Your profile and your consultant', read: (contactId) => guests.getGuest(contactId) },
    {
      name: 'contactDetails',
      title: 'Your e-mails and phone numbers',
      read: async (contactId) => (await contacts.find(contactId)).contacts,
    },
    {
      name: 'addresses',
      title: 'Your addresses',
      read: async (contactId) => (await addresses.find(contactId)).addresses,
    },
    { name: 'profilePicture', title: 'Your picture', read: (contactId) => readPicture(pictures, contactId) },
    { name: 'trips', title: 'Your trips, with passengers', read: (contactId) => trips.findTrips({ contactId }) },
    ...(bookings
      ? [
          {
            name: 'payments',
            title: 'Your payments',
            read: (contactId: string) => readPayments({ trips, bookings }, contactId),
          },
        ]
      : []),
    ...(waitlist
      ? [
          {
            name: 'waitlistPlaces',
            title: 'Your places on waitlists',
            read: async (contactId: string) => waitlist.findEntries(await reservationsOf(trips, contactId)),
          },
        ]
      : []),
    {
      name: 'experiences',
      title: 'Your experiences ashore, ahead',
      read: async (contactId) => keepers.excursions.findParties(await reservationsOf(trips, contactId)),
    },
    {
      name: 'customExcursions',
      title: 'What you have asked us to arrange ashore',
      read: async (contactId) => keepers.bespoke.find(await reservationsOf(trips, contactId)),
    },
    {
      name: 'party',
      title: 'Whose trips you take part in, and whom you have invited',
      read: async (contactId) => ({
        takesPartIn: (await keepers.party.findMemberships(contactId)).map(withoutOthers),
        invited: (await keepers.party.findInvited(contactId)).map(withoutOthers),
      }),
    },
    {
      name: 'requests',
      title: 'What you have asked us about your trips, and our answers',
      read: (contactId) => keepers.requests.findAll(contactId),
    },
    {
      name: 'requestFiles',
      title: 'The files that you have sent with your requests',
      read: async (contactId) =>
        (await keepers.requests.findFiles(contactId)).map(({ attachmentId, fileName, type, bytes }) => ({
          attachmentId,
          fileName,
          type,
          base64: Buffer.from(bytes).toString('base64'),
        })),
    },
    {
      name: 'tripChanges',
      title: 'Changes of your trips that you have seen',
      read: (contactId) => keepers.tripChanges.findAllAcknowledged(contactId),
    },
    { name: 'favourites', title: 'Your favourites', read: (contactId) => favourites.find(contactId) },
    {
      name: 'watches',
      title: 'Sailings and suites that we watch for you',
      read: async (contactId) => {
        const { contacts: points } = await contacts.find(contactId);
        const emails = points.flatMap((point) => (point.channel === 'email' ? [point.confirmed ?? point.address] : []));
        return (await keepers.watches.findByEmails(emails)).map(({ email, watches }) => ({
          email,
          watches: watches.map(({ itineraryId, category, events }) => ({ itineraryId, category, events })),
        }));
      },
    },
    { name: 'inquiries', title: 'Your inquiries', read: (contactId) => inquiries.find(contactId) },
    { name: 'letters', title: 'The forms you sent signed in', read: (contactId) => sentForms.find(contactId) },
    { name: 'preferences', title: 'Your preferences', read: (contactId) => preferences.find(contactId) },
    {
      name: 'notificationSettings',
      title: 'Your notification settings',
      read: (contactId) => notifications.find(contactId),
    },
    { name: 'appointments', title: 'Your appointments', read: (contactId) => calendar.findAppointments(contactId) },
    { name: 'consents', title: 'What you have agreed to', read: (contactId) => consents.find(contactId) },
    { name: 'deletionRequests', title: 'Your requests for deletion', read: (contactId) => deletions.find(contactId) },
    {
      name: 'sessions',
      title: 'Where you are signed in',
      read: async (contactId) =>
        (await sessions.run({ contactId, sid: '' })).map(({ browser, begunAt, seenAt }) => ({
          browser,
          begunAt,
          seenAt,
        })),
    },
    {
      name: 'passkeys',
      title: 'Your passkeys',
      read: async (contactId) =>
        (await keepers.passkeys.list(contactId)).map(({ name, createdAt, lastUsedAt }) => ({
          name,
          createdAt,
          lastUsedAt,
        })),
    },
  ];
}

export const notIncluded: readonly LeftOut[] = [
  {
    what: 'Card numbers',
    why: 'We never have them. The card company has; we keep the last four digits, which stand with your payments.',
  },
  {
    what: 'Codes, the ids of your sessions, and the private addresses of your calendars',
    why: 'They are kept in a form that nobody can read back. A copy of them would open your account, or show where you are.',
  },
  {
    what: 'Forms you sent without being signed in',
    why: 'We cannot know that it was you. Inquiries typed with an address that you have proved are the exception, and stand with your inquiries.',
  },
  {
    what: 'Messages that we have sent to you',
    why: 'They are in your own mailbox or telephone. We keep no copy of their words.',
  },
  { what: 'Logs of our servers', why: 'They hold no names and no addresses, and are deleted after 30 days.' },
  { what: 'Bookings that you began and did not finish', why: 'They are forgotten within a day.' },
];

/** Whose account the other one is, is theirs. */
const withoutOthers = ({ reservationId, role, name, email, endsOn, answeredAt }: PartyMember) => ({
  reservationId,
  role,
  name,
  email,
  endsOn,
  answeredAt,
});

const reservationsOf = async (trips: DataKeepers['trips'], contactId: string) =>
  (await trips.findTrips({ contactId })).map(({ reservationId }) => reservationId);

async function readPayments(
  { trips, bookings }: Pick<DataKeepers, 'trips'> & { readonly bookings: Pick<BookingRecords, 'getBooking'> },
  contactId: string,
) {
  const payments = [];
  // Sequential, because an export is not urgent and the engine serves other guests (reliability C7).
  for (const reservationId of await reservationsOf(trips, contactId)) {
    const booking = await bookings.getBooking(reservationId);
    for (const payment of booking?.payments ?? []) payments.push({ reservationId, ...payment });
  }
  return payments;
}

async function readPicture(pictures: DataKeepers['pictures'], contactId: string) {
  const picture = await pictures.find(contactId);
  return (
    picture && {
      fileName: picture.fileName,
      format: picture.format,
      base64: Buffer.from(picture.bytes).toString('base64'),
    }
  );
}
