import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { EmbeddedLocks } from '../../src/adapters/embedded-state/locks/locks';
import { type CrmParts, openTables } from '../../src/adapters/crm-salesforce/crm-parts';
import { loadMapping } from '../../src/adapters/crm-salesforce/mapping';
import { SalesforceClient } from '../../src/adapters/crm-salesforce/salesforce-client';
import { SalesforceRecords } from '../../src/adapters/crm-salesforce/salesforce-records';
import { testDatabases } from '../services/databases';
import { leadObjects, leadRoute, seedLeads } from '../simulators/salesforce/leads';
import { createSalesforce, salesforceRules } from '../simulators/salesforce/salesforce';
import { StoppedClock } from './a-clock';

export const defaultMapping = loadMapping('config/salesforce-mapping.json');

/** Two nodes of the site before one organisation, with turns in one database, as in operation. */
export async function crmOnSalesforce() {
  const clock = new StoppedClock();
  const salesforce = createSalesforce({
    objects: leadObjects,
    routes: [leadRoute({ duplicates: 'none' })],
    seed: seedLeads,
  });
  await salesforce.listen();
  const database = await (testDatabases[0]?.create() ?? Promise.reject(new Error('There is no database.')));
  const logged: object[] = [];
  const note = (details: object, message: string) => void logged.push({ ...details, message });
  const log = { info: note, warn: note };
  const openNode = async () => {
    const db = await openDatabase(database);
    const client = new SalesforceClient({
      url: salesforce.url,
      login: { kind: 'secret', ...salesforceRules },
      apiVersion: 'v66.0',
      log,
    });
    const records = new SalesforceRecords(client);
    const parts: CrmParts = {
      records,
      tables: openTables(records, defaultMapping),
      locks: new EmbeddedLocks(db),
      clock,
      log,
    };
    return { parts, client, close: async () => (client.close(), db.destroy()) };
  };
  const [node, other] = [await openNode(), await openNode()];
  return {
    salesforce,
    clock,
    logged,
    parts: node.parts,
    otherNode: other.parts,
    client: node.client,
    /** A contact that the line’s people have just entered: with an e-mail and a phone, and no entries yet. */
    newContact: (fields: Readonly<Record<string, unknown>> = {}) => {
      const phone = `+1305555${String(salesforce.org.all('Contact').length + 4_000)}`;
      const { Id, Email } = salesforce.org.insert('Contact', {
        FirstName: 'Ada',
        LastName: 'Lindqvist',
        Email: `ada-${randomUUID()}@example.com`,
        Phone: phone,
        ...fields,
      });
      return { contactId: Id, email: String(Email), phone };
    },
    close: async () => {
      await Promise.all([node.close(), other.close(), salesforce.close()]);
      await database.drop();
    },
  };
}

export type CrmOnSalesforce = Awaited<ReturnType<typeof crmOnSalesforce>>;
