import { leadObjects } from '../../../test/simulators/salesforce/leads';
import { createSalesforce, salesforceRules } from '../../../test/simulators/salesforce/salesforce';
import { LeadFieldsCheck } from './lead-check';
import { leadFieldNames, readLeadMapping } from './lead-mapping';
import { SalesforceClient } from './salesforce-client';

describe('the fields that leads need', () => {
  const salesforce = createSalesforce({ objects: leadObjects });
  let client: SalesforceClient;
  beforeAll(async () => {
    await salesforce.listen();
    client = new SalesforceClient({
      url: salesforce.url,
      login: { kind: 'secret', clientId: salesforceRules.clientId, clientSecret: salesforceRules.clientSecret },
      apiVersion: 'v66.0',
      deadlineMs: 1_000,
      log: { info: () => undefined, warn: () => undefined },
    });
  });
  afterAll(async () => {
    client.close();
    await salesforce.close();
  });
  beforeEach(() => salesforce.reset());

  const checkOf = (part: object = {}) =>
    new LeadFieldsCheck({ client, object: 'Lead', fields: leadFieldNames(readLeadMapping(part)) });

  it('FRM-32 E9 finds all fields of the mapping that comes with the site, and looks for no others', async () => {
    const check = checkOf();
    expect(await check.look()).toEqual({ kind: 'complete' });
    const { length } = salesforce.seen;
    await check.check();
    expect(salesforce.seen).toHaveLength(length);
  });

  it('FRM-32 E9 names each field that is not there', async () => {
    const check = checkOf({ pageUrl: 'Nowhere__c', fields: { topic: 'Nothing__c', season: null } });
    expect(await check.look()).toMatchObject({
      kind: 'missing',
      lines: [expect.stringContaining('Lead.Nowhere__c: is no field'), expect.stringContaining('Lead.Nothing__c')],
    });
    await expect(check.check()).rejects.toThrow('Lead.Nowhere__c');
  });

  it('E9 says that it does not know while Salesforce does not answer', async () => {
    const check = checkOf();
    salesforce.breakDown('unavailable');
    expect(await check.look()).toMatchObject({ kind: 'unreachable' });
    await expect(check.check()).rejects.toMatchObject({ name: 'Unavailable' });
    salesforce.breakDown('none');
    await check.check();
  });
});
