import { type CrmOnSalesforce, crmOnSalesforce, usualMapping } from '../../../test/builders/crm-on-salesforce';
import { describeAddressBook } from '../../../test/contracts/address-book.contract';
import { describeContactBook } from '../../../test/contracts/contact-book.contract';
import { describeFavouriteList } from '../../../test/contracts/favourite-list.contract';
import { describeGuestDirectory } from '../../../test/contracts/guest-directory.contract';
import { describeGuestPreferences } from '../../../test/contracts/guest-preferences.contract';
import { describeInquiryList } from '../../../test/contracts/inquiry-list.contract';
import { describeNotificationPreferences } from '../../../test/contracts/notification-preferences.contract';
import { describePrivacy } from '../../../test/contracts/privacy.contract';
import { describeProfilePictures } from '../../../test/contracts/profile-pictures.contract';
import { eleanorInCrm, jamesInCrm, sampleIds } from '../../../test/simulators/salesforce/sample-org';
import { SalesforceAddressBook } from './address-book';
import { SalesforceConsentBook } from './consent-book';
import { SalesforceContactBook } from './contact-book';
import { SalesforceDeletionRequests } from './deletion-requests';
import { SalesforceFavouriteList } from './favourite-list';
import { SalesforceGuestDirectory } from './guest-directory';
import { SalesforceGuestPreferences } from './guest-preferences';
import { SalesforceInquiryList } from './inquiry-list';
import { SalesforceLeadInbox } from './lead-inbox';
import { readLeadMapping } from './lead-mapping';
import { SalesforceNotificationPreferences } from './notification-preferences';
import { SalesforceProfilePictures } from './profile-pictures';
import { SalesforceSentLetters } from './sent-letters';

const name = 'Salesforce';
const guests = [eleanorInCrm.contactId, jamesInCrm.contactId] as const;
const close = async () => undefined;

let opening: Promise<CrmOnSalesforce> | undefined;
/** One organisation for all suites: each begins with the sample guests alone. */
async function fresh(): Promise<CrmOnSalesforce> {
  const line = await (opening ??= crmOnSalesforce());
  line.salesforce.reset();
  for (const object of ['Guest_Address__c', 'Guest_Preference__c']) for (const { Id } of line.salesforce.org.all(object)) line.salesforce.org.remove(object, Id);
  return line;
}
afterAll(async () => (await opening)?.close());

const directoryOf = (parts: CrmOnSalesforce['parts']) => new SalesforceGuestDirectory({ ...parts, recordTypes: usualMapping.recordTypes });
const inboxOf = (parts: CrmOnSalesforce['parts']) => new SalesforceLeadInbox({ ...parts, mapping: readLeadMapping(usualMapping.leads), hasGuests: true });

/** The engine’s feed, as docs/operations/salesforce.md asks for it: whoever is unknown becomes a contact that says where it came from. */
function bookAt({ salesforce: { org } }: CrmOnSalesforce, { email, firstName, phone }: { readonly email: string; readonly firstName: string; readonly phone: string }): string {
  const known = org.all('Contact').find(({ Email }) => Email === email);
  return (known ?? org.insert('Contact', { FirstName: firstName, LastName: 'Booker', Email: email, OtherPhone: phone, Made_By_Booking__c: true, OwnerId: sampleIds.siteUser })).Id;
}

describeGuestDirectory(name, async () => {
  const line = await fresh();
  const james = { ...jamesInCrm, firstName: 'James', lastName: 'Okafor', countryCode: 'GB', recordTypeName: 'Guest', isOwnedByConsultant: false };
  return {
    directory: directoryOf(line.otherNode),
    withConsultant: {
      ...eleanorInCrm, firstName: 'Eleanor', lastName: 'Marsh', countryCode: 'US', recordTypeName: 'Guest', isOwnedByConsultant: true, opportunityId: sampleIds.opportunity,
      bio: expect.stringContaining('Coral Gables') as string, gender: 'Female', dateOfBirth: '1968-04-17', accessibilityNeeds: expect.stringContaining('handrail') as string, passport: '548201967',
      consultant: { firstName: 'Inés', lastName: 'Calloway', email: 'ines.calloway@ondine.example', phone: '+13055550117', resourceId: sampleIds.resource, userId: sampleIds.consultantUser },
    },
    without: james,
    book: async (guest) => void bookAt(line, guest),
    close,
  };
});

describeContactBook(name, async () => {
  const line = await fresh();
  const reservations = new Map<string, string>();
  return {
    book: new SalesforceContactBook(line.parts),
    otherNode: new SalesforceContactBook(line.otherNode),
    directory: directoryOf(line.otherNode),
    newGuest: async () => line.newContact(),
    now: () => {
      line.clock.pass({ seconds: 1 });
      return line.clock.now();
    },
    bookWith: async (email) => {
      const reservationId = `reservation-${reservations.size + 1}`;
      reservations.set(reservationId, bookAt(line, { email, firstName: 'Ada', phone: '+13055550199' }));
      return reservationId;
    },
    // The engine keeps trips: it follows the mark that a contact has been taken over.
    tripsOf: async (contactId) => [...reservations].filter(([, owner]) => (line.salesforce.org.find('Contact', owner)?.['Merged_Into__c'] ?? owner) === contactId).map(([id]) => id),
    close,
  };
});

describeAddressBook(name, async () => {
  const line = await fresh();
  line.salesforce.org.insert('Guest_Address__c', { Contact__c: eleanorInCrm.contactId, Entry_Id__c: 'address-eleanor-1', Street__c: '418 Alcazar Avenue', City__c: 'Coral Gables', Country_Code__c: 'US', Is_Primary__c: true, Position__c: 1 });
  return { book: new SalesforceAddressBook(line.parts), otherNode: new SalesforceAddressBook(line.otherNode), guests: [jamesInCrm.contactId, eleanorInCrm.contactId], close };
});

describeFavouriteList(name, async () => {
  const line = await fresh();
  return { list: new SalesforceFavouriteList(line.parts), otherNode: new SalesforceFavouriteList(line.otherNode), guests, passTime: (seconds) => line.clock.pass({ seconds }), close };
});

describeGuestPreferences(name, async () => {
  const line = await fresh();
  return { preferences: new SalesforceGuestPreferences(line.parts), otherNode: new SalesforceGuestPreferences(line.otherNode), guests, close };
});

describeNotificationPreferences(name, async () => {
  const line = await fresh();
  return { preferences: new SalesforceNotificationPreferences(line.parts), otherNode: new SalesforceNotificationPreferences(line.otherNode), guests, close };
});

describeProfilePictures(name, async () => {
  const line = await fresh();
  return { pictures: new SalesforceProfilePictures(line.parts), otherNode: new SalesforceProfilePictures(line.otherNode), guests, close };
});

describeInquiryList(name, async () => {
  const line = await fresh();
  const directory = directoryOf(line.parts);
  return {
    list: new SalesforceInquiryList(line.otherNode),
    inbox: inboxOf(line.parts),
    otherNode: inboxOf(line.otherNode),
    guests: [eleanorInCrm, jamesInCrm],
    now: () => line.clock.now(),
    passTime: (seconds) => line.clock.pass({ seconds }),
    verify: ({ contactId, email }) => directory.recordVerifiedAddress({ contactId, identifier: { channel: 'email', email }, at: line.clock.now() }),
    close,
  };
});

describePrivacy(name, async () => {
  const line = await fresh();
  return {
    deletions: new SalesforceDeletionRequests(line.parts),
    otherDeletions: new SalesforceDeletionRequests(line.otherNode),
    consents: new SalesforceConsentBook(line.parts),
    letters: new SalesforceSentLetters(line.otherNode),
    inbox: inboxOf(line.parts),
    guests,
    passTime: (seconds) => line.clock.pass({ seconds }),
    close,
  };
});
