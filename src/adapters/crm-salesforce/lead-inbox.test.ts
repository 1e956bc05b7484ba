import { aLead } from '../../../test/builders/a-lead';
import { describeLeadInbox } from '../../../test/contracts/lead-inbox.contract';
import {
  leadObjects,
  leadQueue,
  leadRoute,
  type LeadRules,
  seedLeads,
} from '../../../test/simulators/salesforce/leads';
import { createSalesforce, salesforceRules } from '../../../test/simulators/salesforce/salesforce';
import { eleanorInCrm } from '../../../test/simulators/salesforce/sample-org';
import type { VendorFault } from '../../../test/simulators/vendor-simulator';
import type { Lead } from '../../core/leads/lead';
import { leadFromText } from '../../core/leads/lead-text';
import { openTables } from './crm-parts';
import { SalesforceLeadInbox } from './lead-inbox';
import { readLeadMapping } from './lead-mapping';
import { loadMapping } from './mapping';
import { SalesforceClient } from './salesforce-client';
import { SalesforceRecords } from './salesforce-records';

const rules: LeadRules = { duplicates: 'none' };
const open = () => createSalesforce({ objects: leadObjects, routes: [leadRoute(rules)], seed: seedLeads });
const mapping = loadMapping('config/salesforce-mapping.json');
const login = {
  kind: 'secret',
  clientId: salesforceRules.clientId,
  clientSecret: salesforceRules.clientSecret,
} as const;
const inboxOn = (client: SalesforceClient, part: object = {}, hasGuests = false) => {
  const records = new SalesforceRecords(client);
  return new SalesforceLeadInbox({
    records,
    tables: openTables(records, mapping),
    mapping: readLeadMapping(part),
    hasGuests,
  });
};
const everything: Lead = aLead({
  fields: {
    first_name: 'Ada',
    last_name: 'O’Brien \\ "Ada"',
    company: 'O’Brien',
    email: 'ada@example.com',
    country_code: 'GB',
    phone: '+447700900123',
    country: 'GB',
    countryLabel: 'United Kingdom',
    zip: 'SW1A 1AA',
    numberOfPassengers: '2',
    notes: 'Side by side,\nplease.',
    interestRegions: ['Bahamas', 'Adriatic'],
    season: 'Spring 2027',
    itineraryId: 'ON1-CYC-270503-007',
    suiteId: 'BR-I,SV',
    suiteName: 'Seaview Suite',
    yachtConsent: '1',
    hotelConsent: 'Explicit Opt In',
    webUrl: 'https://line.example/inquire-now',
    retURL: '/thank-you',
    oid: '00D5g000000OrgI',
    pillow: 'Down',
    allergies: ['Nuts', 'Milk'],
  },
  formId: 'inquire-now',
  consents: [
    { name: 'yachtConsent', isGiven: true, wording: 'Write to me.' },
    { name: 'hotelConsent', isGiven: true, wording: 'So may the hotels.' },
  ],
  tracking: {
    utm_source: 's',
    utm_campaign: 'c',
    utm_medium: 'm',
    utm_term: 't',
    utm_content: 'n',
    gad_source: '1',
    gclid: 'g',
    dclid: 'd',
  },
  pageUrl: 'https://line.example/inquire-now?itineraryId=ON1-CYC-270503-007',
});

describe('leads at Salesforce', () => {
  const salesforce = open();
  const clients: SalesforceClient[] = [];
  let logged: object[] = [];
  beforeAll(() => salesforce.listen());
  afterAll(async () => {
    for (const client of clients) client.close();
    await salesforce.close();
  });
  beforeEach(() => {
    salesforce.reset();
    Object.assign(rules, { duplicates: 'none', validation: undefined });
    salesforce.seen.length = 0;
    logged = [];
  });

  const inboxOf = (part: object = {}, hasGuests = false) => {
    const note = (details: object, message: string) => void logged.push({ ...details, message });
    const client = new SalesforceClient({
      url: salesforce.url,
      login,
      apiVersion: 'v66.0',
      log: { info: note, warn: note },
      deadlineMs: 1_200,
    });
    clients.push(client);
    return inboxOn(client, part, hasGuests);
  };
  const leads = () => salesforce.org.all('Lead');
  const unavailable = { name: 'Unavailable', system: 'Salesforce' };

  it('FRM-32 FRM-35 TRK-05 writes every answer of the visitor, the company after the last name, consents and the eight tracking values', async () => {
    const outcome = await inboxOf().accept(everything);
    expect(leads()).toHaveLength(1);
    const [record] = leads();
    expect(outcome).toEqual({ kind: 'accepted', leadId: record?.Id });
    expect(record).toMatchObject({
      Submission_Id__c: everything.submissionId,
      Form__c: 'inquire-now',
      FirstName: 'Ada',
      LastName: 'O’Brien \\ "Ada"',
      Company: 'O’Brien',
      Email: 'ada@example.com',
      Phone: '+447700900123',
      Phone_Country__c: 'GB',
      Country: 'United Kingdom',
      PostalCode: 'SW1A 1AA',
      Number_Of_Passengers__c: '2',
      Interest_Regions__c: 'Bahamas;Adriatic',
      Season__c: 'Spring 2027',
      Itinerary_Id__c: 'ON1-CYC-270503-007',
      Suite_Name__c: 'Seaview Suite',
      Yacht_Consent__c: '1',
      Hotel_Consent__c: 'Explicit Opt In',
      LeadSource: 'Public',
      Page_Url__c: everything.pageUrl,
      Utm_Source__c: 's',
      Utm_Campaign__c: 'c',
      Utm_Medium__c: 'm',
      Utm_Term__c: 't',
      Utm_Content__c: 'n',
      Gad_Source__c: '1',
      Gclid__c: 'g',
      Dclid__c: 'd',
      Is_Unchecked__c: false,
      Contact__c: null,
      Content__c: null,
    });
    expect(record?.['Description']).toBe('Side by side,\nplease.\n\npillow: Down\nallergies: Nuts;Milk');
    expect(record?.['Consents__c']).toBe(
      `yachtConsent: yes (2027-01-11T15:00:00.000Z)\nWrite to me.\n\nhotelConsent: yes (2027-01-11T15:00:00.000Z)\nSo may the hotels.`,
    );
  });

  it('FRM-35 H12 writes false for a consent that was not given, and nothing for one that the form does not have', async () => {
    const fields = { last_name: 'Okafor', company: 'Okafor', email: 'ada@example.com', yachtConsent: '0' };
    await inboxOf().accept(
      aLead({
        fields,
        consents: [
          { name: 'yachtConsent', isGiven: false, wording: 'W' },
          { name: 'hotelConsent', isGiven: false, wording: 'H' },
        ],
      }),
    );
    expect(leads()[0]).toMatchObject({ Yacht_Consent__c: '0', Hotel_Consent__c: null });
    const sent = salesforce.seen.filter(({ path }) => path.includes('/sobjects/Lead/'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.path).toContain('/sobjects/Lead/Submission_Id__c/');
  });

  it('D2 keeps one lead for a submission id whose answer was lost', async () => {
    const inbox = inboxOf();
    await inbox.accept(aLead());
    const lead = aLead();
    salesforce.breakDown('lost-answer', 1);
    await expect(inbox.accept(lead)).rejects.toMatchObject(unavailable);
    expect(await inbox.accept(lead)).toMatchObject({ kind: 'accepted' });
    expect(leads().filter(({ Submission_Id__c: id }) => id === lead.submissionId)).toHaveLength(1);
  });

  it('D1 runs the organisation’s assignment, and lets a duplicate in where its rule only warns', async () => {
    rules.duplicates = 'warn';
    const [one, other] = [aLead(), aLead()];
    expect([(await inboxOf().accept(one)).kind, (await inboxOf().accept(other)).kind]).toEqual([
      'accepted',
      'accepted',
    ]);
    expect(leads().map(({ OwnerId }) => OwnerId)).toEqual([leadQueue, leadQueue]);
  });

  it.each([
    ['a duplicate that is not let in', () => void (rules.duplicates = 'block'), aLead(), 'DUPLICATES_DETECTED'],
    [
      'a rule that the lead breaks',
      () => void (rules.validation = () => 'Ada may not'),
      aLead(),
      'FIELD_CUSTOM_VALIDATION_EXCEPTION',
    ],
    [
      'a required field',
      () => undefined,
      aLead({ fields: { email: 'ada@example.com' } }),
      'REQUIRED_FIELD_MISSING (LastName, Company)',
    ],
    [
      'an address that it calls none',
      () => undefined,
      aLead({ fields: { last_name: 'O', company: 'O', email: 'nonsense' } }),
      'INVALID_EMAIL_ADDRESS (Email)',
    ],
    [
      'a text that is too long',
      () => undefined,
      aLead({ fields: { last_name: 'O'.repeat(81), company: 'O' } }),
      'STRING_TOO_LONG (LastName)',
    ],
  ])('D1 hands %s to an operator by its code, and does not retry for ever', async (_what, arrange, lead, reason) => {
    await inboxOf().accept(aLead());
    arrange();
    expect(await inboxOf().accept(lead)).toEqual({ kind: 'refused', reason });
    expect(JSON.stringify(logged)).not.toMatch(/nonsense|\bAda\b|O{9}/);
  });

  it('D1 hands a lead over whose submission id several leads have: the field was not made unique', async () => {
    const loose = createSalesforce({
      objects: {
        ...leadObjects,
        Lead: {
          prefix: '00Q',
          fields: {
            ...leadObjects['Lead']?.fields,
            Submission_Id__c: { type: 'string', length: 80, isExternalId: true },
          },
        },
      },
      seed: seedLeads,
    });
    await loose.listen();
    const lead = aLead();
    for (let count = 0; count < 2; count += 1)
      loose.org.insert('Lead', { LastName: 'O', Company: 'O', Submission_Id__c: lead.submissionId });
    const client = new SalesforceClient({
      url: loose.url,
      login,
      apiVersion: 'v66.0',
      log: { info: () => undefined, warn: () => undefined },
    });
    const inbox = inboxOn(client);
    expect(await inbox.accept(lead)).toEqual({ kind: 'refused', reason: 'SEVERAL_LEADS_HAVE_THIS_SUBMISSION_ID' });
    client.close();
    await loose.close();
  });

  it.each<readonly [VendorFault]>([
    ['rate-limited'],
    ['error-500'],
    ['unavailable'],
    ['garbage'],
    ['truncated'],
    ['reset'],
    ['hang'],
  ])('D1 D7 has it wait in the outbox on %s', async (fault) => {
    const inbox = inboxOf();
    await inbox.accept(aLead());
    salesforce.breakDown(fault, 1);
    const startedAt = performance.now();
    await expect(inbox.accept(aLead())).rejects.toMatchObject(unavailable);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });

  it('D1 waits while the calls of the day are spent, and while our login is refused', async () => {
    salesforce.usage.used = salesforce.usage.total;
    await expect(inboxOf().accept(aLead())).rejects.toMatchObject(unavailable);
    salesforce.usage.used = 0;
    salesforce.logins.isLockedOut = true;
    await expect(inboxOf().accept(aLead())).rejects.toMatchObject(unavailable);
  });

  it('FRM-32 INQ-04 H12 ties it to the guest who sent it, and to whose address a visitor typed, with what My Inquiries reads', async () => {
    const inbox = inboxOf({}, true);
    const theirs = { ...everything, submissionId: 'theirs-1', contactId: eleanorInCrm.contactId };
    const typed = {
      ...everything,
      submissionId: 'typed-1',
      fields: { ...everything.fields, email: 'Guest@Example.com' },
    };
    for (const lead of [theirs, theirs, typed]) expect((await inbox.accept(lead)).kind).toBe('accepted');
    const of = (id: string) => leads().find(({ Submission_Id__c }) => Submission_Id__c === id);
    expect([of('theirs-1')?.['Contact__c'], of('theirs-1')?.['Address_Owner__c']]).toEqual([
      eleanorInCrm.contactId,
      null,
    ]);
    expect([of('typed-1')?.['Contact__c'], of('typed-1')?.['Address_Owner__c']]).toEqual([
      null,
      eleanorInCrm.contactId,
    ]);
    expect(leadFromText(String(of('theirs-1')?.['Content__c']))).toEqual(theirs);
    expect(salesforce.org.all('Guest_Consent__c')).toMatchObject([
      {
        Contact__c: eleanorInCrm.contactId,
        Consent_Id__c: 'theirs-1:yachtConsent',
        Is_Given__c: true,
        Wording__c: 'Write to me.',
        Source__c: 'inquire-now',
      },
      { Consent_Id__c: 'theirs-1:hotelConsent' },
    ]);
  });

  it('D1 keeps the message of a guest who has been removed since', async () => {
    const inbox = inboxOf({}, true);
    expect(await inbox.accept({ ...everything, contactId: '0035g00000NobodyAA' })).toMatchObject({ kind: 'accepted' });
    expect(leads()[0]).toMatchObject({ Contact__c: null, LastName: everything.fields['last_name'] });
  });

  it('FRM-32 goes where the mapping says: other fields, picklists of countries, a record type, and nothing where it says nothing', async () => {
    const part = {
      recordTypeId: '0125g000000GuesAAC',
      pageUrl: null,
      tracking: { gclid: null },
      fields: { topic: 'Season__c', countryLabel: null, country: 'Country', pillow: 'Region__c' },
    };
    await inboxOf(part).accept({ ...everything, fields: { ...everything.fields, topic: 'Weddings', season: '' } });
    expect(leads()[0]).toMatchObject({
      Country: 'GB',
      Region__c: 'Down',
      Page_Url__c: null,
      Gclid__c: null,
      RecordTypeId: '0125g000000GuesAAC',
    });
    expect(() => readLeadMapping({ fields: { topic: 'no name' }, odd: 1 })).toThrow(
      /leads\.fields\.topic[^]*leads\.odd/,
    );
  });
});

describeLeadInbox('Salesforce', async () => {
  const salesforce = open();
  await salesforce.listen();
  Object.assign(rules, { duplicates: 'none', validation: undefined });
  const clients = [0, 1].map(
    () =>
      new SalesforceClient({
        url: salesforce.url,
        login,
        apiVersion: 'v66.0',
        log: { info: () => undefined, warn: () => undefined },
      }),
  );
  const [inbox, otherNode] = clients.map((client) => inboxOn(client)) as [SalesforceLeadInbox, SalesforceLeadInbox];
  return {
    inbox,
    otherNode,
    count: async (submissionId) =>
      salesforce.org.all('Lead').filter(({ Submission_Id__c }) => Submission_Id__c === submissionId).length,
    close: async () => {
      for (const client of clients) client.close();
      await salesforce.close();
    },
  };
});
