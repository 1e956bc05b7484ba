import type { Org } from './org';

/** Ids of the sample guests at Salesforce; the embedded engine knows them as `client_ref`. */
export const eleanorInCrm = {
  contactId: '0035g00000ElMarAAF',
  email: 'guest@example.com',
  phone: '+13055550142',
} as const;
export const jamesInCrm = {
  contactId: '0035g00000JaOkaAAF',
  email: 'newcomer@example.com',
  phone: '+442079460142',
} as const;

export const sampleIds = {
  siteUser: '0055g000000SiteAAC',
  consultantUser: '0055g000000CoMaAAK',
  resource: '0Hn5g000000CoMaCAK',
  guestRecordType: '0125g000000GuesAAC',
  opportunity: '0065g000000ElMaAAK',
} as const;

/** As `consultants` of the sample line’s facts has her. */
export interface SampleConsultant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

const details = {
  Bio__c:
    'Lives in Coral Gables with Daniel, Iris and two retriever brothers. First sailed with us in the Cyclades; likes a quiet table aft, and to be on the platform before breakfast.',
  Gender__c: 'Female',
  Birthdate: '1974-06-18',
  Accessibility_Needs__c: 'A handrail on the tender steps after a knee operation; a shower without a step.',
  Passport_Number__c: '548201967',
};
const second = { email: 'eleanor@marsh-architects.example', phone: '+13055550143' } as const;

/** The two sample guests as the embedded line has them: names, keys, addresses, consultant, answers. */
export function seedSampleOrg(org: Org, consultant: SampleConsultant): void {
  const { siteUser, consultantUser, resource, guestRecordType, opportunity } = sampleIds;
  org.insert('User', { Username: 'site@ondine.example', LastName: 'Website', IsActive: true }, siteUser);
  org.insert(
    'User',
    {
      Username: consultant.email,
      FirstName: consultant.firstName,
      LastName: consultant.lastName,
      Email: consultant.email,
      Phone: consultant.phone,
      IsActive: true,
    },
    consultantUser,
  );
  org.insert(
    'ServiceResource',
    {
      Name: `${consultant.firstName} ${consultant.lastName}`,
      RelatedRecordId: consultantUser,
      IsActive: true,
      ResourceType: 'T',
    },
    resource,
  );
  org.insert(
    'RecordType',
    { DeveloperName: 'Guest', Name: 'Guest', SobjectType: 'Contact', IsActive: true },
    guestRecordType,
  );
  const guest = { RecordTypeId: guestRecordType };
  org.insert(
    'Contact',
    {
      ...guest,
      ...details,
      FirstName: 'Eleanor',
      LastName: 'Marsh',
      Email: eleanorInCrm.email,
      Phone: eleanorInCrm.phone,
      Phone_Country__c: 'US',
      OwnerId: consultantUser,
    },
    eleanorInCrm.contactId,
  );
  org.insert(
    'Contact',
    {
      ...guest,
      FirstName: 'James',
      LastName: 'Okafor',
      Email: jamesInCrm.email,
      Phone: jamesInCrm.phone,
      Phone_Country__c: 'GB',
      OwnerId: siteUser,
    },
    jamesInCrm.contactId,
  );
  org.insert(
    'Opportunity',
    {
      Name: 'Eleanor Marsh, next voyage',
      StageName: 'Prospecting',
      CloseDate: '2027-06-30',
      ContactId: eleanorInCrm.contactId,
    },
    opportunity,
  );
  seedContactPoints(org);
  seedAddresses(org);
  seedPreferences(org);
}

function seedContactPoints(org: Org): void {
  const points = [
    { channel: 'email', address: eleanorInCrm.email, use: 'Personal', isPrimary: true },
    { channel: 'email', address: second.email, use: 'Business', isPrimary: false },
    { channel: 'phone', address: eleanorInCrm.phone, use: 'Personal', isPrimary: true },
    { channel: 'phone', address: second.phone, use: 'Business', isPrimary: false },
  ];
  for (const [at, { channel, address, use, isPrimary }] of points.entries()) {
    org.insert('Guest_Contact_Point__c', {
      Contact__c: eleanorInCrm.contactId,
      Entry_Id__c: `contact-eleanor-${at + 1}`,
      Channel__c: channel,
      Address__c: address,
      Country_Code__c: channel === 'phone' ? 'US' : null,
      Use__c: use,
      Is_Primary__c: isPrimary,
      Confirmed_Address__c: address,
      Sign_In_Key__c: `${channel}:${address}`,
      Position__c: at + 1,
    });
  }
}

function seedAddresses(org: Org): void {
  const homes = [
    {
      Street__c: '418 Alcazar Avenue',
      City__c: 'Coral Gables',
      Country_Code__c: 'US',
      State__c: 'FL',
      Postal_Code__c: '33134',
      Is_Primary__c: true,
    },
    {
      Street__c: '12 Chapel Row',
      City__c: 'Bath',
      Country_Code__c: 'GB',
      State__c: '',
      Postal_Code__c: 'BA1 1HN',
      Is_Primary__c: false,
    },
  ];
  for (const [at, home] of homes.entries())
    org.insert('Guest_Address__c', {
      ...home,
      Contact__c: eleanorInCrm.contactId,
      Entry_Id__c: `address-eleanor-${at + 1}`,
      Position__c: at + 1,
    });
}

function seedPreferences(org: Org): void {
  const answers = {
    sailingCompany: ['the-two-of-us'],
    goodDay: ['wherever-it-leads'],
    personalInterest: ['vine-and-still', 'old-stones', 'under-the-surface'],
    inTheGlass: ['mineral-whites', 'light-reds'],
    belowTheSurface: ['mask-and-fins'],
    walkingEffort: ['half-a-day'],
    curiousCoasts: ['aegean', 'antilles'],
  };
  org.insert('Guest_Preference__c', {
    Contact__c: eleanorInCrm.contactId,
    Guest_Key__c: eleanorInCrm.contactId,
    Answers__c: JSON.stringify(answers),
    Status__c: 'in-progress',
    At_Question__c: 'eveningTable',
  });
}
