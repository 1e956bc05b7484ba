// `npm run contract -- crm=salesforce`: the suites of the CRM's ports on a sandbox of the customer's. Contacts are named
// “Contract” and “Booker”, have addresses at example.com, and are removed at the end.
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { checkMapping } from '../../src/adapters/crm-salesforce/check-mapping';
import { type CrmParts, openTables } from '../../src/adapters/crm-salesforce/crm-parts';
import { loadMapping } from '../../src/adapters/crm-salesforce/mapping';
import { crmEntities } from '../../src/adapters/crm-salesforce/mapping-shape';
import { SalesforceClient } from '../../src/adapters/crm-salesforce/salesforce-client';
import { SalesforceRecords } from '../../src/adapters/crm-salesforce/salesforce-records';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { EmbeddedLocks } from '../../src/adapters/embedded-state/locks/locks';
import { StoppedClock } from '../builders/a-clock';
import { testDatabases } from '../services/databases';
import { describeCrmOnSalesforce } from './crm.on-salesforce';

const config = readConfig({ ...process.env, CRM: 'salesforce', DEMO: 'true' }).salesforce;
if (!config) throw new Error('Salesforce is not chosen.');
const mapping = loadMapping(config.mappingFile);
const log = pino({ level: 'warn' });

jest.setTimeout(300_000);

it('has all objects and fields of the mapping', async () => {
  const client = new SalesforceClient({ ...config, log });
  const found = await checkMapping(client, mapping, [...crmEntities, 'leadNotes', 'passkey']);
  client.close();
  expect(found).toEqual({ kind: 'complete' });
});

describeCrmOnSalesforce('a sandbox of Salesforce', async () => {
  const clock = new StoppedClock(new Date());
  const database = await (testDatabases[0]?.create() ?? Promise.reject(new Error('There is no database.')));
  const openNode = async () => {
    const [db, client] = [await openDatabase(database), new SalesforceClient({ ...config, log, deadlineMs: 20_000 })];
    const records = new SalesforceRecords(client);
    const parts: CrmParts = {
      records,
      tables: openTables(records, mapping),
      locks: new EmbeddedLocks(db, { leaseMs: 30_000, timeoutMs: 120_000 }),
      clock,
      log,
    };
    return { parts, close: async () => (client.close(), db.destroy()) };
  };
  const [node, other] = [await openNode(), await openNode()];
  return {
    parts: node.parts,
    otherNode: other.parts,
    mapping,
    clock,
    close: async () => {
      await Promise.all([node.close(), other.close()]);
      await database.drop();
    },
  };
});
