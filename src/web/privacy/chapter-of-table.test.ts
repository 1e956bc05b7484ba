import { openDatabase } from '../../adapters/sql/open-database';

/** Where the copy has what a table knows of a guest, or why it is left out. */
const chapterOf: Readonly<Record<string, string>> = {
  appointments: 'appointments',
  bespoke_requests: 'customExcursions',
  calendar_shares: 'left out: a copy of the private address would show where its guest is',
  consents: 'consents',
  contact_addresses: 'addresses',
  contact_emails: 'contactDetails',
  contact_phones: 'contactDetails',
  contact_points: 'contactDetails',
  contacts: 'profile',
  crm_cases: 'requests',
  deletion_requests: 'deletionRequests',
  excursion_parties: 'experiences',
  favourites: 'favourites',
  guest_preferences: 'preferences',
  holds: 'left out: forgotten within a day',
  inquiries: 'inquiries',
  known_trips: 'trips',
  notification_choices: 'notificationSettings',
  party_members: 'party',
  passkeys: 'passkeys',
  preparation_entries: 'preparation',
  preparation_remembered: 'preparation',
  preparation_reminders: 'left out: a message that is in the guest’s mailbox',
  profile_pictures: 'profilePicture',
  reservation_contacts: 'trips',
  sessions: 'sessions',
  staff_members: 'left out: a role of the line',
  trip_change_notices: 'tripChanges',
  trip_requests: 'requests',
  verified_addresses: 'contactDetails',
  watch_owners: 'watches',
  watches: 'watches',
};

it('H60 says of every table that knows a guest which chapter of the copy has it', async () => {
  const db = await openDatabase({ databaseUrl: undefined, dataFolder: ':memory:', migratesAtStart: true });
  const tables = await db.introspection.getTables();
  const ofGuests = tables
    .filter(({ columns }) => columns.some(({ name }) => /(^|_)(contact|owner|holder|inviter)_id$/.test(name)))
    .map(({ name }) => name);
  await db.destroy();
  expect(ofGuests.toSorted()).toEqual(Object.keys(chapterOf));
});
