// `npm run contract -- leads=salesforce`: the suite of leads on a sandbox of the customer's. Its leads are called
// “Okafor”, have addresses at example.com, and are removed at the end.
import Joi from 'joi';
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { openTables } from '../../src/adapters/crm-salesforce/crm-parts';
import { LeadFieldsCheck } from '../../src/adapters/crm-salesforce/lead-check';
import { SalesforceLeadInbox } from '../../src/adapters/crm-salesforce/lead-inbox';
import { leadFieldNames, readLeadMapping } from '../../src/adapters/crm-salesforce/lead-mapping';
import { loadMapping } from '../../src/adapters/crm-salesforce/mapping';
import { SalesforceClient } from '../../src/adapters/crm-salesforce/salesforce-client';
import { SalesforceRecords } from '../../src/adapters/crm-salesforce/salesforce-records';
import { soql, soqlName } from '../../src/adapters/crm-salesforce/soql';
import { describeLeadInbox } from './lead-inbox.contract';
import { removeSalesforceRecord } from '../support/remove-salesforce-record';

const config = readConfig({ ...process.env, LEADS: 'salesforce', DEMO: 'true' }).salesforce;
if (!config) throw new Error('Salesforce is not chosen.');
const mapping = loadMapping(config.mappingFile);
const leads = readLeadMapping(mapping.leads);
const log = pino({ level: 'warn' });

jest.setTimeout(120_000);

const openNode = () => {
  const records = new SalesforceRecords(new SalesforceClient({ ...config, log, deadlineMs: 20_000 }));
  const tables = openTables(records, mapping);
  return {
    records,
    table: tables.leadNotes,
    inbox: new SalesforceLeadInbox({ records, tables, mapping: leads, hasGuests: false }),
    close: () => records.client.close(),
  };
};

it('has all fields of leads', async () => {
  const { records, table, close } = openNode();
  const found = await new LeadFieldsCheck({
    client: records.client,
    object: table.object,
    fields: leadFieldNames(leads),
  }).look();
  close();
  expect(found).toEqual({ kind: 'complete' });
});

describeLeadInbox('a sandbox of Salesforce', async () => {
  const [one, other] = [openNode(), openNode()];
  const idRow = Joi.object<{ Id: string }>({ Id: Joi.string().required() });
  const made = new Set<string>();
  const count = async (submissionId: string) => {
    made.add(submissionId);
    const { records, table } = one;
    return (
      await records.find(
        soql`SELECT Id FROM ${soqlName(table.object)} WHERE ${table.name('submissionId')} = ${submissionId}`,
        idRow,
      )
    ).length;
  };
  const noting = (inbox: SalesforceLeadInbox) => ({
    accept: async (lead: Parameters<SalesforceLeadInbox['accept']>[0]) => {
      made.add(lead.submissionId);
      return inbox.accept(lead);
    },
  });
  return {
    inbox: noting(one.inbox),
    otherNode: noting(other.inbox),
    count,
    close: async () => {
      const { records, table } = one;
      const rows = await records.find(
        soql`SELECT Id FROM ${soqlName(table.object)} WHERE ${table.name('submissionId')} IN ${[...made]}`,
        idRow,
      );
      for (const { Id } of rows) await removeSalesforceRecord(records, table.object, Id);
      one.close();
      other.close();
    },
  };
});
