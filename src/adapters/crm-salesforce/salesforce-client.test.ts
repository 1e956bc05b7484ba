import { generateKeyPairSync } from 'node:crypto';
import Joi from 'joi';
import { createSalesforce, salesforceRules } from '../../../test/simulators/salesforce/salesforce';
import { eleanorInCrm } from '../../../test/simulators/salesforce/sample-org';
import type { VendorFault } from '../../../test/simulators/vendor-simulator';
import { SalesforceClient, type SalesforceOptions } from './salesforce-client';
import { SalesforceRecords } from './salesforce-records';
import type { SalesforceLogin } from './salesforce-session';
import { soql } from './soql';

const nameRow = Joi.object<{ LastName: string }>({ LastName: Joi.string().required() });
const identity = soql`SELECT LastName FROM Contact WHERE Email = ${eleanorInCrm.email}`;
const call = { path: '/query', query: { q: identity.text }, schema: Joi.object() };
const bySecret: SalesforceLogin = {
  kind: 'secret',
  clientId: salesforceRules.clientId,
  clientSecret: salesforceRules.clientSecret,
};

describe('the session at Salesforce', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const salesforce = createSalesforce({ login: { publicKey } });
  const clients: SalesforceClient[] = [];
  let logged: object[] = [];
  beforeAll(() => salesforce.listen());
  afterAll(() => salesforce.close());
  beforeEach(() => {
    salesforce.reset();
    salesforce.seen.length = 0;
    logged = [];
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });

  const open = (options: Partial<SalesforceOptions> = {}) => {
    const note = (details: object, message: string) => void logged.push({ ...details, message });
    const client = new SalesforceClient({
      url: salesforce.url,
      login: bySecret,
      apiVersion: 'v66.0',
      log: { info: note, warn: note },
      deadlineMs: 2_500,
      ...options,
    });
    clients.push(client);
    return client;
  };
  const tokenCalls = () => salesforce.seen.filter(({ path }) => path === '/services/oauth2/token').length;
  const kindsOf = async (outcomes: readonly Promise<{ readonly kind: string }>[]) =>
    (await Promise.all(outcomes)).map(({ kind }) => kind);

  it('E5 fetches one token for all concurrent calls, and none for later ones', async () => {
    const client = open();
    const before = salesforce.logins.handedOut;
    expect(await kindsOf(Array.from({ length: 12 }, () => client.read(call)))).toEqual(
      Array.from({ length: 12 }, () => 'answered'),
    );
    await client.read(call);
    expect([tokenCalls(), salesforce.logins.handedOut - before]).toEqual([1, 1]);
  });

  it('E5 logs in with a signed assertion as well, in seconds, and is `auth` when the user has not allowed it', async () => {
    const login: SalesforceLogin = {
      kind: 'key',
      clientId: salesforceRules.clientId,
      username: salesforceRules.username,
      privateKey,
      audience: salesforceRules.audience,
    };
    expect((await open({ login }).read(call)).kind).toBe('answered');
    expect(await open({ login: { ...login, username: 'somebody@else.example' } }).read(call)).toMatchObject({
      kind: 'auth',
      detail: 'no session: invalid_grant',
    });
  });

  it('E5 fetches a new token once when the old one ended, and sends the call again, writes too', async () => {
    const client = open();
    const records = new SalesforceRecords(client);
    await client.read(call);
    salesforce.logins.expireAll();
    expect(await kindsOf(Array.from({ length: 5 }, () => client.read(call)))).toEqual(
      Array.from({ length: 5 }, () => 'answered'),
    );
    expect(tokenCalls()).toBe(2);
    salesforce.logins.expireAll();
    expect((await records.create('Contact', { LastName: 'Once' })).kind).toBe('written');
    expect(salesforce.org.all('Contact').filter(({ LastName }) => LastName === 'Once')).toHaveLength(1);
    expect(tokenCalls()).toBe(3);
  });

  it('E5 fetches a new token also where a 401 has no code of Salesforce, such as a page of a proxy', async () => {
    const client = open();
    await client.read(call);
    salesforce.breakDown('refused-by-a-proxy', 1);
    expect((await client.read(call)).kind).toBe('answered');
    expect(tokenCalls()).toBe(2);
  });

  it('E5 is `auth` when a fresh token is refused as well, and does not retry without end', async () => {
    const client = open();
    salesforce.logins.isLockedOut = true;
    expect(await client.read(call)).toMatchObject({ kind: 'auth', codes: ['INVALID_SESSION_ID'] });
    expect(salesforce.seen.map(({ path }) => path.split('/').at(-1))).toEqual(['token', 'query', 'token', 'query']);
  });

  it('E5 requests no second token after one that was just refused', async () => {
    const client = open({ login: { ...bySecret, clientSecret: 'wrong' } as SalesforceLogin });
    expect(await kindsOf([1, 2, 3].map(() => client.read(call)))).toEqual(['auth', 'auth', 'auth']);
    expect((await client.read(call)).kind).toBe('auth');
    expect(tokenCalls()).toBe(1);
  });

  it.each<readonly [VendorFault, string]>([
    ['hang', 'timeout'],
    ['error-500', 'unavailable'],
    ['unavailable', 'unavailable'],
    ['reset', 'unavailable'],
    ['garbage', 'protocol'],
    ['truncated', 'unavailable'],
    ['rate-limited', 'rate-limited'],
  ])('E5 calls "%s" %s, within its time, and is well again afterwards', async (fault, kind) => {
    const client = open({ deadlineMs: 700 });
    await client.read(call);
    salesforce.breakDown(fault);
    const startedAt = performance.now();
    expect((await client.read(call)).kind).toBe(kind);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    salesforce.breakDown('none');
    expect((await client.read(call)).kind).toBe('answered');
  });

  it('D7 never sends a write twice whose answer was lost', async () => {
    const records = new SalesforceRecords(open());
    await records.find(identity, nameRow);
    salesforce.breakDown('lost-answer', 1);
    expect((await records.create('Contact', { LastName: 'Lost' })).kind).toBe('unavailable');
    expect(salesforce.org.all('Contact').filter(({ LastName }) => LastName === 'Lost')).toHaveLength(1);
  });

  it('E14 writes no secret, no token and nothing that a person typed into the log', async () => {
    const client = open();
    await client.write({
      method: 'POST',
      path: '/sobjects/Contact',
      json: { LastName: 'Secretive', Email: 'no mail' },
    });
    await client.read({
      path: '/query',
      query: { q: "SELECT Nothing__c FROM Contact WHERE Email = 'typed@example.com'" },
      schema: Joi.object(),
    });
    salesforce.logins.isLockedOut = true;
    await client.read(call);
    await open({ login: { ...bySecret, clientSecret: 'hunter2-hunter2' } as SalesforceLogin }).read(call);
    const text = JSON.stringify(logged);
    expect(text).toMatch(/INVALID_EMAIL_ADDRESS.*Email.*INVALID_FIELD.*INVALID_SESSION_ID.*invalid_client/);
    expect(text).not.toMatch(/hunter2|00D5g|Secretive|no mail|typed@|consumer-secret|Bearer/);
  });

  it('E5 warns at four fifths of the day’s calls, and sends no calls that can wait at 96 %, with the figures that it knows', async () => {
    const client = open();
    Object.assign(salesforce.usage, { used: 799, total: 1_000 });
    const spared = { ...call, isDeferrable: true };
    const first = await client.read(spared);
    expect(logged).toContainEqual(
      expect.objectContaining({ used: 800, total: 1_000, message: 'four fifths of the calls of the day are spent' }),
    );
    salesforce.usage.used = 959;
    await client.read(call);
    const sent = salesforce.seen.length;
    expect(await client.read(spared)).toEqual(first);
    expect(await client.read({ ...spared, query: { q: 'SELECT Id FROM Contact' } })).toMatchObject({
      kind: 'rate-limited',
    });
    expect(salesforce.seen).toHaveLength(sent);
    expect((await client.read(call)).kind).toBe('answered');
    await client.write({ method: 'POST', path: '/sobjects/Contact', json: { LastName: 'Changed' } });
    expect((await client.read(spared)).kind).toBe('rate-limited');
    salesforce.usage.used = 10;
    await client.read(call);
    expect((await client.read(spared)).kind).toBe('answered');
  });

  it('E5 is `rate-limited` when Salesforce says that the limit is exceeded', async () => {
    const client = open();
    Object.assign(salesforce.usage, { used: 1_000, total: 1_000 });
    expect(await client.read(call)).toMatchObject({ kind: 'rate-limited', codes: ['REQUEST_LIMIT_EXCEEDED'] });
    const sent = salesforce.seen.length;
    expect((await client.read({ ...call, isDeferrable: true })).kind).toBe('rate-limited');
    expect(salesforce.seen).toHaveLength(sent);
  });
});
