import Joi from 'joi';
import { type CrmOnSalesforce, crmOnSalesforce, defaultMapping } from '../../../test/builders/crm-on-salesforce';
import {
  crmObjects,
  externalId,
  looseExternalId,
  object,
  text,
  yesNo,
} from '../../../test/simulators/salesforce/org-schema';
import { createSalesforce, salesforceRules } from '../../../test/simulators/salesforce/salesforce';
import { eleanorInCrm, jamesInCrm, sampleIds } from '../../../test/simulators/salesforce/sample-org';
import { changeContacts, type ContactChange } from '../../core/account/change-contacts';
import { checkMapping } from './check-mapping';
import { openTables } from './crm-parts';
import { SalesforceContactRepository } from './contact-repository';
import { SalesforceFavouriteList } from './favourite-list';
import { SalesforceGuestDirectory } from './guest-directory';
import { MappingError, readMapping } from './mapping';
import { crmEntities } from './mapping-shape';
import { SalesforceOpportunities } from './opportunities';
import { SalesforceCheck } from './salesforce-check';
import { SalesforceClient } from './salesforce-client';
import { type FieldValues, SalesforceRecords } from './salesforce-records';
import { soql } from './soql';

const row = Joi.object<{ Id: string; LastName: string }>({
  Id: Joi.string().required(),
  LastName: Joi.string().required(),
});
const nextPage = '/services/data/v66.0/query/01gRO0000016PIAYA2-500';
const someRows = (count: number) => Array.from({ length: count }, (_, at) => ({ Id: String(at), LastName: 'a' }));
const log = { info: () => undefined, warn: () => undefined };
const lastNames = (line: CrmOnSalesforce) => line.salesforce.org.all('Contact').map(({ LastName }) => LastName);

describe('records of Salesforce', () => {
  let line: CrmOnSalesforce;
  let records: SalesforceRecords;
  beforeAll(async () => {
    line = await crmOnSalesforce();
    records = line.parts.records;
  });
  afterAll(() => line.close());
  beforeEach(() => line.salesforce.reset());

  it('E5 reads 2,500 rows over pages, none twice and none left out', async () => {
    for (let at = 0; at < 2_500; at += 1) line.salesforce.org.insert('Contact', { LastName: `Paged ${at}` });
    const rows = await records.find(soql`SELECT Id, LastName FROM Contact WHERE LastName LIKE ${'Paged %'}`, row);
    expect([rows.length, new Set(rows.map(({ Id }) => Id)).size]).toEqual([2_500, 2_500]);
    expect(line.salesforce.usage.used).toBeLessThanOrEqual(2);
  });

  it.each([
    ['without an address of the next page', [{ done: false, records: [{ Id: '1', LastName: 'a' }] }]],
    ['with the same next page for ever', [{ done: false, records: [], nextRecordsUrl: nextPage }]],
    ['with more rows than a guest can have', [{ done: false, records: someRows(6), nextRecordsUrl: nextPage }]],
  ])('E5 takes no part of a result for the whole, when it goes on %s', async (_name, pages) => {
    let calls = 0;
    const read = async () => ({ kind: 'answered', status: 200, headers: {}, body: pages[calls++ % pages.length] });
    const wrong = new SalesforceRecords({ read } as unknown as SalesforceClient);
    await expect(wrong.find(soql`SELECT Id, LastName FROM Contact`, row, { max: 5 })).rejects.toMatchObject({
      name: 'Unavailable',
      cause: { message: expect.stringMatching(/^protocol: a query does not end after \d rows and \d pages$/) },
    });
    expect(calls).toBeLessThan(4);
  });

  it('D4 takes no page of a proxy for a change that was made, and no empty answer for rows that were written', async () => {
    line.salesforce.breakDown('garbage', 2);
    const update = records.update('Contact', eleanorInCrm.contactId, { LastName: 'Changed' });
    expect(await update).toMatchObject({ kind: 'protocol', detail: 'status 200 instead of 204' });
    expect(lastNames(line)).not.toContain('Changed');
    const write = async ({ schema, path }: { schema?: Joi.Schema; path: string }) => {
      const body = path === '/composite' ? { compositeResponse: [] } : [];
      const { error } = schema?.validate(body) ?? {};
      return error
        ? { kind: 'protocol', codes: [], fields: [], detail: error.message }
        : { kind: 'answered', status: 200, headers: {}, body };
    };
    const wrong = new SalesforceRecords({ write, apiVersion: 'v66.0' } as unknown as SalesforceClient);
    expect(await wrong.upsertAll('Guest_Favourite__c', 'Guest_Key__c', [{ Guest_Key__c: 'k' }])).toMatchObject({
      kind: 'protocol',
    });
    const step = { method: 'DELETE', path: '/sobjects/Contact/1', reference: 'one' } as const;
    expect(await wrong.inOneStep([step])).toMatchObject({ kind: 'protocol' });
  });

  it('D2 creates by an external id, changes by it, and is a conflict where several have it', async () => {
    const key = { field: 'Guest_Key__c', value: 'a key/with "all" \\ of ’it' };
    const fields = { Contact__c: eleanorInCrm.contactId, Item_Type__c: 'STORY' };
    const first = await records.upsert('Guest_Favourite__c', key, fields);
    expect(first).toMatchObject({ kind: 'written' });
    expect(await records.upsert('Guest_Favourite__c', key, { ...fields, Item_Type__c: 'SUITE' })).toEqual(first);
    expect(line.salesforce.org.all('Guest_Favourite__c')).toMatchObject([
      { Guest_Key__c: key.value, Item_Type__c: 'SUITE' },
    ]);
    const loose = createSalesforce({
      objects: { Loose__c: object('a90', { Key__c: looseExternalId(), Name__c: text() }) },
    });
    await loose.listen();
    const client = new SalesforceClient({
      url: loose.url,
      login: { kind: 'secret', ...salesforceRules },
      apiVersion: 'v66.0',
      log,
    });
    for (const Name__c of ['one', 'two']) loose.org.insert('Loose__c', { Key__c: 'same', Name__c });
    expect(
      await new SalesforceRecords(client).upsert('Loose__c', { field: 'Key__c', value: 'same' }, { Name__c: 'x' }),
    ).toMatchObject({ kind: 'conflict' });
    client.close();
    await loose.close();
  });

  it('E5 says which row of a collection was refused, and writes none of the others', async () => {
    const rows: readonly FieldValues[] = [
      { Request_Id__c: 'r1', Contact__c: eleanorInCrm.contactId, State__c: 'open' },
      { Request_Id__c: 'r2', State__c: 'open' },
      { Request_Id__c: 'r3', Contact__c: jamesInCrm.contactId, State__c: 'open' },
    ];
    expect(await records.upsertAll('Guest_Deletion_Request__c', 'Request_Id__c', rows)).toMatchObject([
      { codes: ['ALL_OR_NONE_OPERATION_ROLLED_BACK'] },
      { kind: 'invalid', codes: ['REQUIRED_FIELD_MISSING'], fields: ['Contact__c'] },
      { codes: ['ALL_OR_NONE_OPERATION_ROLLED_BACK'] },
    ]);
    expect(line.salesforce.org.all('Guest_Deletion_Request__c')).toEqual([]);
  });

  it('H64 takes a step back when another of the same transaction fails, and names the one to blame', async () => {
    const outcome = await records.inOneStep([
      { method: 'POST', reference: 'one', path: '/sobjects/Contact', body: { LastName: 'Undone' } },
      {
        method: 'PATCH',
        reference: 'two',
        path: `/sobjects/Contact/${eleanorInCrm.contactId}`,
        body: { Nickname__c: 'Ellie' },
      },
    ]);
    expect(outcome).toMatchObject({ kind: 'invalid', codes: ['INVALID_FIELD'] });
    expect(lastNames(line)).not.toContain('Undone');
  });

  it('E5 sends a write once more whose row another transaction held, alone, in a collection and in one step', async () => {
    const { org } = line.salesforce;
    const kinds: unknown[] = [];
    const meetLock = async (write: () => Promise<unknown>) => {
      org.lockedWrites = 1;
      kinds.push(await write());
    };
    await meetLock(() => records.create('Contact', { LastName: 'Alone' }));
    await meetLock(() =>
      records.upsertAll('Guest_Deletion_Request__c', 'Request_Id__c', [
        { Request_Id__c: 'r1', Contact__c: eleanorInCrm.contactId },
      ]),
    );
    await meetLock(() =>
      records.inOneStep([{ method: 'POST', reference: 'one', path: '/sobjects/Contact', body: { LastName: 'Step' } }]),
    );
    expect(kinds).toMatchObject([{ kind: 'written' }, [{ kind: 'written' }], { kind: 'written' }]);
    expect(lastNames(line).filter((name) => name === 'Alone' || name === 'Step')).toEqual(['Alone', 'Step']);
    org.lockedWrites = 2;
    expect(await records.create('Contact', { LastName: 'Twice' })).toMatchObject({
      kind: 'unavailable',
      codes: ['UNABLE_TO_LOCK_ROW'],
    });
  });

  it('E5 distinguishes duplicates, lost rows and bad values', async () => {
    const { org } = line.salesforce;
    org.duplicateRules.add('Contact');
    expect(await records.create('Contact', { LastName: 'Twin', Email: eleanorInCrm.email })).toMatchObject({
      kind: 'conflict',
      codes: ['DUPLICATES_DETECTED'],
    });
    const gone = org.insert('Contact', { LastName: 'Gone' });
    org.remove('Contact', gone.Id);
    expect(await records.update('Contact', gone.Id, { LastName: 'Back' })).toMatchObject({
      kind: 'not-found',
      codes: ['ENTITY_IS_DELETED'],
    });
    expect(await records.update('Contact', '0035g00000Nobody', {})).toMatchObject({ kind: 'not-found' });
    expect(await records.create('Contact', { FirstName: 'Nameless' })).toMatchObject({
      kind: 'invalid',
      codes: ['REQUIRED_FIELD_MISSING'],
      fields: ['LastName'],
    });
    await expect(records.find(soql`SELECT Id FROM Nowhere__c`, row)).rejects.toMatchObject({
      name: 'Unavailable',
      system: 'Salesforce',
    });
  });
});

describe('guests at Salesforce', () => {
  let line: CrmOnSalesforce;
  beforeAll(async () => {
    line = await crmOnSalesforce();
  });
  afterAll(() => line.close());
  beforeEach(() => line.salesforce.reset());
  const directory = () => new SalesforceGuestDirectory({ ...line.parts, recordTypes: { Guest: 'PYC Guest' } });

  it('AUT-27 knows a guest and an opportunity by fifteen characters, and nobody by a strange id', async () => {
    const guest = await directory().getGuest(eleanorInCrm.contactId.slice(0, 15));
    expect(guest).toMatchObject({ contactId: eleanorInCrm.contactId, recordTypeName: 'PYC Guest' });
    const opportunities = new SalesforceOpportunities(line.parts);
    expect(await opportunities.findContactId(sampleIds.opportunity.slice(0, 15))).toBe(eleanorInCrm.contactId);
    for (const id of ['0065g00000Nobody', '', "x' OR Id != '", '0065g000000NoOneAAA'])
      expect(await opportunities.findContactId(id)).toBeUndefined();
    for (const id of ['contact-eleanor-marsh', '0035g00000NoOneAAA', "' OR LastName != '"])
      expect(await directory().getGuest(id)).toBeUndefined();
  });

  it('PYC-12 C14 has the consultant’s picture where browsers may fetch it: from the site, or from the host that is named', async () => {
    const consultant = {
      ...defaultMapping.consultant,
      fields: { ...defaultMapping.consultant.fields, profileImage: 'Picture_Url__c' },
    };
    const tables = openTables(line.parts.records, { ...defaultMapping, consultant });
    const pictureOf = async (address: string) => {
      for (const { Id } of line.salesforce.org.all('ServiceResource'))
        line.salesforce.org.update('ServiceResource', Id, { Picture_Url__c: address });
      const guests = new SalesforceGuestDirectory({
        ...line.parts,
        tables,
        recordTypes: {},
        picturesUrl: 'https://line.file.force.example',
      });
      return (await guests.getGuest(eleanorInCrm.contactId))?.consultant?.profileImage;
    };
    for (const address of ['/assets/portraits/ines.webp', 'https://line.file.force.example/ines.webp'])
      expect(await pictureOf(address)).toBe(address);
    for (const address of ['https://x.example/i.jpg', '//x.example/i.jpg', '/\\x.example/i.jpg', 'ines.webp'])
      expect(await pictureOf(address)).toBeUndefined();
  });

  it('C3 AUT-27 finds nobody by an address that would say more in a query, and the guest by the address itself', async () => {
    for (const email of ["' OR Email != '", "x\\' OR Email LIKE '%", '\\'])
      expect(await directory().findGuest({ channel: 'email', email })).toBeUndefined();
    const { contactId } = line.newContact({ Email: "o'hara@example.com" });
    expect((await directory().findGuest({ channel: 'email', email: "o'hara@example.com" }))?.contactId).toBe(contactId);
  });

  it('AUT-27 signs nobody in by an address that two contacts have, and says so without it', async () => {
    line.newContact({ Email: 'shared@example.com' });
    line.newContact({ Email: 'Shared@example.com' });
    expect(await directory().findGuest({ channel: 'email', email: 'shared@example.com' })).toBeUndefined();
    expect(line.logged).toContainEqual(
      expect.objectContaining({ message: 'several contacts have one address: none of them is signed in by it' }),
    );
    expect(JSON.stringify(line.logged)).not.toContain('shared@');
  });

  it('H64 ACC-05 shows one primary even where people in Salesforce have marked two, and settles it with the next change', async () => {
    const { org } = line.salesforce;
    for (const { Id } of org.all('Guest_Contact_Point__c'))
      org.update('Guest_Contact_Point__c', Id, { Is_Primary__c: true });
    const repository = new SalesforceContactRepository(line.parts);
    const sheet = await repository.find(eleanorInCrm.contactId);
    expect(sheet.contacts.filter(({ isPrimary }) => isPrimary).map(({ channel }) => channel)).toEqual([
      'email',
      'phone',
    ]);
    const contactChange: ContactChange = { kind: 'edit', id: 'contact-eleanor-2', isPrimary: true };
    await repository.change({
      contactId: eleanorInCrm.contactId,
      decide: (before) => changeContacts(before, [contactChange], () => 'new'),
    });
    const primaries = org
      .all('Guest_Contact_Point__c')
      .filter((point) => point['Is_Primary__c'] === true)
      .map((point) => point['Entry_Id__c']);
    expect(primaries).toEqual(['contact-eleanor-2', 'contact-eleanor-3']);
    expect(org.find('Contact', eleanorInCrm.contactId)?.['Email']).toBe('eleanor@marsh-architects.example');
  });

  it('H64 D7 leaves list and contact as they were when a part of the change is refused', async () => {
    const { org } = line.salesforce;
    const before = JSON.stringify([org.all('Guest_Contact_Point__c'), org.find('Contact', eleanorInCrm.contactId)]);
    // The first write of the step goes well, the second meets a held row; so does the repetition.
    const repository = new SalesforceContactRepository(line.parts);
    const contactChange: ContactChange = {
      kind: 'edit',
      id: 'contact-eleanor-2',
      isPrimary: true,
      address: `${'x'.repeat(260)}@example.com`,
    };
    await expect(
      repository.change({
        contactId: eleanorInCrm.contactId,
        decide: (sheet) => changeContacts(sheet, [contactChange], () => 'new'),
      }),
    ).rejects.toMatchObject({ name: 'Unavailable' });
    expect(JSON.stringify([org.all('Guest_Contact_Point__c'), org.find('Contact', eleanorInCrm.contactId)])).toBe(
      before,
    );
  });

  it('API-19 C2 removes favourites of the guest alone, whatever ids are named', async () => {
    const list = new SalesforceFavouriteList(line.parts);
    const save = async (contactId: string, value: string) =>
      list.save({ contactId, item: { type: 'STORY', value }, description: 'x', max: 9 });
    const [hers, his] = [await save(eleanorInCrm.contactId, 'one'), await save(jamesInCrm.contactId, 'two')];
    const idOf = (outcome: Awaited<ReturnType<typeof save>>) => ('favourite' in outcome ? outcome.favourite.id : '');
    expect(await list.remove({ contactId: eleanorInCrm.contactId, ids: [idOf(his)] })).toBe('not-found');
    expect(await list.remove({ contactId: eleanorInCrm.contactId, ids: [sampleIds.opportunity] })).toBe('not-found');
    expect(await list.remove({ contactId: eleanorInCrm.contactId, ids: [idOf(hers).slice(0, 15), idOf(hers)] })).toBe(
      'removed',
    );
    expect([(await list.find(eleanorInCrm.contactId)).length, (await list.find(jamesInCrm.contactId)).length]).toEqual([
      0, 1,
    ]);
  });

  it('E2 is Unavailable when Salesforce is, and never a guest’s fault', async () => {
    line.salesforce.breakDown('error-500');
    await expect(directory().findGuest({ channel: 'email', email: eleanorInCrm.email })).rejects.toMatchObject({
      name: 'Unavailable',
      system: 'Salesforce',
    });
    await expect(new SalesforceFavouriteList(line.parts).find(eleanorInCrm.contactId)).rejects.toMatchObject({
      name: 'Unavailable',
    });
    line.salesforce.breakDown('none');
  });
});

describe('the mapping', () => {
  const open = (url: string) =>
    new SalesforceClient({
      url,
      login: { kind: 'secret', ...salesforceRules },
      apiVersion: 'v66.0',
      log,
      deadlineMs: 1_000,
    });

  it('E5 lists what the organisation has not: objects, fields and keys that are none', async () => {
    const salesforce = createSalesforce({
      objects: {
        Guest_Favourite__c: object('a03', { Contact__c: text(), Guest_Key__c: text(), Item_Type__c: text() }),
        Guest_Consent__c: object('a07', { Consent_Id__c: externalId() }),
      },
    });
    await salesforce.listen();
    const client = open(salesforce.url);
    const mapping = { ...defaultMapping, preference: { ...defaultMapping.preference, object: 'Nowhere__c' } };
    const found = await checkMapping(client, mapping, ['contact', 'favourite', 'preference', 'address']);
    expect(found).toMatchObject({ kind: 'missing' });
    expect(found.kind === 'missing' && found.lines.map((line) => line.split(':', 1)[0])).toEqual([
      'Guest_Favourite__c.Item_Value__c',
      'Guest_Favourite__c.Description__c',
      'Guest_Favourite__c.Added_At__c',
      'Guest_Favourite__c.Removed_At__c',
      'Guest_Favourite__c.Guest_Key__c',
      'Guest_Favourite__c.Guest_Key__c',
      'Nowhere__c',
    ]);
    client.close();
    await salesforce.close();
  });

  it('E5 H05 lists fields of the mapping whose type in Salesforce is another, with what was expected and what was found', async () => {
    const { fields = {} } = crmObjects['Guest_Consent__c'] ?? {};
    const salesforce = createSalesforce({
      objects: {
        Guest_Consent__c: object('a07', { ...fields, Is_Given__c: text(), Given_At__c: text(), Source__c: yesNo }),
      },
    });
    await salesforce.listen();
    const client = open(salesforce.url);
    expect(await checkMapping(client, defaultMapping, ['consent'])).toEqual({
      kind: 'missing',
      lines: [
        'Guest_Consent__c.Is_Given__c: must be boolean, and is string (consent.isGiven)',
        'Guest_Consent__c.Source__c: must be text, and is boolean (consent.source)',
        'Guest_Consent__c.Given_At__c: must be datetime, and is string (consent.givenAt)',
      ],
    });
    client.close();
    await salesforce.close();
  });

  it('E5 finds the sample organisation complete, reads it once a minute at most, and reports a fault while it is down', async () => {
    const salesforce = createSalesforce();
    await salesforce.listen();
    const client = open(salesforce.url);
    let now = 0;
    const check = new SalesforceCheck({ client, mapping: defaultMapping, entities: crmEntities, log, now: () => now });
    salesforce.breakDown('unavailable');
    expect((await check.look()).kind).toBe('unreachable');
    await expect(check.check()).rejects.toMatchObject({ name: 'Unavailable' });
    salesforce.breakDown('none');
    now += 60_000;
    await check.check();
    const sent = salesforce.seen.length;
    await Promise.all([check.check(), check.check()]);
    expect(salesforce.seen).toHaveLength(sent);
    now += 60_000;
    await check.check();
    expect(salesforce.seen).toHaveLength(sent + 1);
    client.close();
    await salesforce.close();
  });

  it('E5 is refused with every line that is wrong', () => {
    const wrong = {
      ...defaultMapping,
      favourite: {
        object: 'Fav orites',
        fields: { ...defaultMapping.favourite.fields, key: "Key'; --", unknown: 'X__c' },
      },
      consent: undefined,
    };
    expect(() => readMapping(JSON.stringify(wrong))).toThrow(
      /favourite\.object.*\nfavourite\.fields\.key.*\nfavourite\.fields\.unknown.*\nconsent: /,
    );
    expect(() => readMapping('{')).toThrow(MappingError);
  });
});
