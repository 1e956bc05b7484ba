// `npm run contract -- leads=web-to-lead`: hands one form in, twice under one id. Salesforce does not say what becomes of
// it: look for one “Okafor” of ada@example.com, with the fields of the mapping, and remove it.
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { readWebToLeadMapping } from '../../src/adapters/crm-salesforce/lead-mapping';
import { loadMapping } from '../../src/adapters/crm-salesforce/mapping';
import { WebToLeadInbox } from '../../src/adapters/crm-salesforce/web-to-lead';
import { StoppedClock } from '../builders/a-clock';
import { aLead } from '../builders/a-lead';
import { RateLimitsInMemory } from '../builders/rate-limits-in-memory';

const { leads: chosen } = readConfig({ ...process.env, LEADS: 'web-to-lead', DEMO: 'true' });
if (chosen.kind !== 'web-to-lead') throw new Error('Web-to-Lead is not chosen.');
const { url, organisationId: oid, mappingFile } = chosen;

jest.setTimeout(60_000);

it('D2 FRM-32 hands a form in, and once more under the same id', async () => {
  const mapping = readWebToLeadMapping(loadMapping(mappingFile).webToLead);
  const inbox = new WebToLeadInbox({
    url,
    oid,
    mapping,
    retUrl: 'https://www.example.com/',
    limits: new RateLimitsInMemory(new StoppedClock(new Date())),
    log: pino({ level: 'warn' }),
  });
  const lead = aLead({ receivedAt: new Date() });
  expect(await inbox.accept(lead)).toEqual({ kind: 'handed-in' });
  expect(await inbox.accept(lead)).toEqual({ kind: 'handed-in' });
  inbox.close();
});
