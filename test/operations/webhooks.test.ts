import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectDatabase } from '../../src/adapters/sql/open-database';
import { testDatabases, type TestDatabase } from '../services/databases';
import { passWebhookTime } from '../support/pass-webhook-time';
import { solveBotCheck } from '../support/solve-bot-check';
import { type RunningServer, startServer } from '../support/start-server';
import { until } from '../support/until';
import { verificationOfGuide, webhookReceiver } from '../support/webhook-receiver';

type Receiver = Awaited<ReturnType<typeof webhookReceiver>>;

const run = promisify(execFile);

async function sendForm(server: RunningServer): Promise<string> {
  const submissionId = randomUUID();
  const answer = await fetch(`${server.url}/api/contact-us`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Wilhelmina',
      last_name: 'Overbeck',
      email: 'wilhelmina@overbeck.example',
      phone: '(305) 555-0142',
      country_code: 'US',
      topic: 'Other',
      message: 'Eight of us in Hydra',
      submissionId,
      token: await solveBotCheck(server.url, 'contact-us'),
    }),
  });
  expect(answer.status).toBe(200);
  return submissionId;
}

const metricOf = async (server: RunningServer, name: string) =>
  Number(
    (await (await fetch(`${server.url}/metrics`)).text())
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );

describe('webhooks of running nodes', () => {
  let folder: string;
  let database: TestDatabase;
  let servers: RunningServer[] = [];
  let receivers: Receiver[] = [];
  const env = () => ({ DATABASE_URL: database.databaseUrl ?? '', DATA_DIR: join(folder, 'line') });
  const start = async () => {
    const server = await startServer({ env: env() });
    servers.push(server);
    return server;
  };
  const operate = async (...words: readonly string[]) =>
    (
      await run(process.execPath, ['dist/line.js', 'webhooks', ...words], {
        env: { PATH: process.env['PATH'], WEBHOOKS_PRIVATE_HOSTS: 'true', ...env() },
      })
    ).stdout
      .trim()
      .split('\n');
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'landfall-webhooks-'));
    const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
    if (!postgres) throw new Error('The tests know no PostgreSQL');
    database = await postgres.create();
  }, 60_000);
  afterEach(async () => {
    await Promise.all([...servers.map((server) => server.stop()), ...receivers.map((receiver) => receiver.close())]);
    [servers, receivers] = [[], []];
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A receiver whose endpoint takes leads. */
  const prepareEndpoint = async (answer?: Parameters<typeof webhookReceiver>[0]) => {
    const receiver = await webhookReceiver(answer);
    receivers.push(receiver);
    const [added = '', secretLine = ''] = await operate(
      'add',
      receiver.url,
      '--events',
      'lead.received,reservation.confirmed',
    );
    const [endpointId = ''] = added.split(' ');
    const [secret = ''] = /whsec_\S+/.exec(secretLine) ?? [];
    const leadsOf = (leadId: string) => receiver.received.filter(({ body }) => body.includes(leadId));
    return { endpointId, secret, received: receiver.received, leadsOf };
  };

  it('D1 D2 E10 delivers what a node sent and could not record before a kill -9, under the same id', async () => {
    const verify = await verificationOfGuide();
    const first = await start();
    // The first node dies as soon as the receiver has the event, before it sees the answer.
    let kills = 0;
    const { endpointId, secret, received, leadsOf } = await prepareEndpoint(({ body }) => {
      if (body.includes('lead.received') && kills === 0) {
        kills += 1;
        first.signal('SIGKILL');
      }
      return { status: 204 };
    });
    expect((await operate('test', endpointId))[0]).toMatch(/^ping: 204 in \d+ ms$/);
    const leadId = await sendForm(first);
    await first.ended;
    const leads = () => leadsOf(leadId);
    expect(leads()).toHaveLength(1);

    const second = await start();
    const db = connectDatabase(database);
    await passWebhookTime(db, 31);
    await db.destroy();
    await until(async () => leads().length, 2);
    expect(new Set(leads().map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
    for (const { headers, body } of received) expect(verify(headers, body, secret)).toBe(true);
    await until(() => metricOf(second, 'landfall_webhooks_due'), 0);
    await until(() => metricOf(second, 'landfall_webhook_attempts_total{outcome="delivered"}'), 1);
    expect(JSON.stringify(received)).not.toMatch(/overbeck|wilhelmina|555-?0142|hydra/i);
  }, 120_000);

  it('D1 the office reads what was delivered, and has it delivered once more under its id (in full)', async () => {
    const node = await start();
    const { endpointId, leadsOf } = await prepareEndpoint();
    const leadId = await sendForm(node);
    const leads = () => leadsOf(leadId);
    await until(async () => leads().length, 1);
    await until(() => metricOf(node, 'landfall_webhook_attempts_total{outcome="delivered"}'), 1);
    const [entry = ''] = await operate('log', endpointId);
    const [deliveryId = '', type, eventId] = entry.split('\t');
    expect([type, eventId]).toEqual(['lead.received', leads()[0]?.id]);
    await operate('replay', deliveryId);
    await until(async () => leads().length, 2);
    expect(leads()[1]?.id).toBe(eventId);
  }, 120_000);
});
