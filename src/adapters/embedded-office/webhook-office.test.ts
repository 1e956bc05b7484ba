import { StoppedClock } from '../../../test/builders/a-clock';
import { testDatabases, type TestDatabase } from '../../../test/services/databases';
import { refusalOf } from '../../../test/support/refusal-of';
import { DeliverWebhooks } from '../../core/webhooks/deliver-webhooks';
import type { DeliveryAttempt } from '../../core/webhooks/delivery-attempt';
import type { ClaimedDelivery } from '../../core/webhooks/webhook-deliveries.port';
import { SqlWebhookDeliveries } from '../embedded-state/webhooks/webhook-deliveries';
import { NodeSecureRandom } from '../node-crypto/secure-random';
import { NodeSecrets } from '../node-crypto/secrets';
import { connectDatabase } from '../sql/open-database';
import { WebhookOffice } from './webhook-office';

const [sqlite] = testDatabases;

describe('operators at work on webhooks', () => {
  let database: TestDatabase;
  let db: ReturnType<typeof connectDatabase>;
  beforeEach(async () => {
    if (!sqlite) throw new Error('There is no database to test with.');
    database = await sqlite.create();
    db = connectDatabase(database);
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });

  function open({ allowsPrivateHosts = false } = {}) {
    const secrets = new NodeSecrets('a secret for tests');
    const deliveries = new SqlWebhookDeliveries(db, secrets);
    const sent: ClaimedDelivery[] = [];
    const answer: { next: DeliveryAttempt } = { next: { status: 204, ms: 12 } };
    const sender = {
      send: async (delivery: ClaimedDelivery) => {
        sent.push(delivery);
        return answer.next;
      },
    };
    const deliverWebhooks = new DeliverWebhooks({ deliveries, sender, random: new NodeSecureRandom() });
    const office = new WebhookOffice({
      db,
      secrets,
      clock: new StoppedClock(),
      who: 'ines',
      deliverWebhooks,
      allowsPrivateHosts,
    });
    const add = async () => {
      const lines = await office.add('https://receiver.example/hook?key=private', ['lead.received']);
      const [endpointId = ''] = lines[0]?.split(' ') ?? [];
      return { endpointId, lines };
    };
    return { office, deliveries, deliverWebhooks, sent, answer, add };
  }
  const logged = async () =>
    (await db.selectFrom('line_log').selectAll().orderBy('entry_id').execute()).map(
      ({ who, command, outcome }) => `${who} ${command}: ${outcome}`,
    );

  it('F10 refuses http, and names the setting for a receiver beside the site', async () => {
    const { office } = open();
    expect(await refusalOf(office.add('http://localhost:4000/', ['lead.received']))).toMatch(
      /begins with https:.*WEBHOOKS_PRIVATE_HOSTS=true/,
    );
    expect(await refusalOf(office.add('ftp://receiver.example', ['lead.received']))).not.toMatch(/WEBHOOKS/);
  });

  it('F10 shows a secret once, and logs who did what, without secrets and the private part of addresses', async () => {
    const { office, add } = open();
    const { endpointId, lines } = await add();
    expect(lines).toEqual([
      `${endpointId} gets lead.received.`,
      expect.stringMatching(/^Its secret, which is not shown again: whsec_[A-Za-z0-9+/]{43}=$/),
    ]);
    expect(await office.list()).toEqual([
      expect.stringMatching(
        `^${endpointId}\tactive\thttps://receiver.example/hook\\?key=private\tlead.received\tsince `,
      ),
    ]);
    expect((await office.rotate(endpointId))[1]).toMatch(/^The new secret, which is not shown again: whsec_/);
    expect(await office.pause(endpointId)).toEqual([`${endpointId} is paused; its events wait.`]);
    expect(await office.resume(endpointId)).toEqual([`${endpointId} is active.`]);
    expect(await office.remove(endpointId)).toEqual([`${endpointId} is removed with its deliveries.`]);
    expect(await logged()).toEqual([
      `ines webhooks add https://receiver.example: ${endpointId} gets lead.received.`,
      `ines webhooks rotate ${endpointId}: ${endpointId} signs with two secrets for 24 hours, then with the new one alone.`,
      `ines webhooks pause ${endpointId}: ${endpointId} is paused; its events wait.`,
      `ines webhooks resume ${endpointId}: ${endpointId} is active.`,
      `ines webhooks remove ${endpointId}: ${endpointId} is removed with its deliveries.`,
    ]);
  });

  it('C12 adds no address but an https one without a password, and http only where private hosts are allowed', async () => {
    const { office } = open();
    for (const address of ['http://a.example', 'ftp://a.example', 'https://me:word@a.example', 'a.example', ''])
      expect(await refusalOf(office.add(address, ['lead.received']))).toContain('is no address');
    expect([await office.list(), await logged()]).toEqual([[], []]);
    expect(await open({ allowsPrivateHosts: true }).office.add('http://localhost:9', ['lead.received'])).toHaveLength(
      2,
    );
  });

  it('D1 says what a ping was answered, shows each attempt, and replays', async () => {
    const { office, add, answer, deliveries, deliverWebhooks, sent } = open();
    const { endpointId } = await add();
    expect(await office.test(endpointId)).toEqual(['ping: 204 in 12 ms']);
    answer.next = { error: 'ECONNREFUSED', ms: 3 };
    expect(await office.test(endpointId)).toEqual(['ping: ECONNREFUSED in 3 ms']);
    answer.next = { status: 410, ms: 5 };
    await deliveries.record('lead.received', 'lead-1', { leadId: 'lead-1', form: 'contact-us' });
    await deliverWebhooks.run();
    // Deliveries of the same millisecond have no order.
    const log = await office.log(endpointId, true);
    const [line = '', attempt] = log.slice(log.findIndex((text) => text.includes('lead.received')));
    expect(line.split('\t').slice(1)).toEqual([
      'lead.received',
      sent.at(-1)?.eventId,
      endpointId,
      expect.any(String),
      'given-up',
    ]);
    expect(attempt).toMatch(/^ {2}\d{4}-.*Z\t410 in 5 ms$/);
    expect(log).toHaveLength(4);
    expect(await office.list()).toEqual([expect.stringContaining('\tdisabled\t')]);
    await office.resume(endpointId);
    answer.next = { status: 200, ms: 5 };
    expect(await office.replay({ givenUpWithinMs: 3_600_000 })).toEqual(['1 due again, with the same event ids.']);
    await deliverWebhooks.run();
    expect(sent.at(-1)?.eventId).toBe(sent.at(-2)?.eventId);
    expect(await office.replay({ deliveryId: line.split('\t')[0] ?? '' })).toHaveLength(1);
    expect((await logged()).slice(-2)).toEqual([
      'ines webhooks replay --failed within 3600 s: 1 due again, with the same event ids.',
      expect.stringMatching(/^ines webhooks replay dlv_/),
    ]);
  });

  it('H56 says that there is nothing of that name, and logs nothing', async () => {
    const { office } = open();
    for (const step of ['rotate', 'pause', 'resume', 'remove', 'test'] as const)
      expect(await refusalOf(office[step]('unknown'))).toBe('There is no such endpoint or delivery.');
    expect(await refusalOf(office.replay({ deliveryId: 'unknown' }))).toBe('There is no such endpoint or delivery.');
    expect(await office.replay({ givenUpWithinMs: 3_600_000 })).toEqual([
      'No delivery was given up in that time: there is nothing to replay.',
    ]);
    expect([await office.log(undefined, false), await logged()]).toEqual([[], []]);
  });
});
