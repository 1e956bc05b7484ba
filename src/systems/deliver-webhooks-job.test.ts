import { testDatabases, type TestDatabase } from '../../test/services/databases';
import { passWebhookTime } from '../../test/support/pass-webhook-time';
import { until } from '../../test/support/until';
import { type ReceivedWebhook, verificationOfGuide, webhookReceiver } from '../../test/support/webhook-receiver';
import { SqlWebhookDeliveries } from '../adapters/embedded-state/webhooks/webhook-deliveries';
import { SqlWebhookEndpoints } from '../adapters/embedded-state/webhooks/webhook-endpoints';
import { NodeSecureRandom } from '../adapters/node-crypto/secure-random';
import { NodeSecrets } from '../adapters/node-crypto/secrets';
import { connectDatabase } from '../adapters/sql/open-database';
import { signWebhook } from '../adapters/webhook-http/sign-webhook';
import { HttpWebhookSender } from '../adapters/webhook-http/webhook-sender';
import { DeliverWebhooks } from '../core/webhooks/deliver-webhooks';
import type { WebhookDeliveries } from '../core/webhooks/webhook-deliveries.port';
import { deliverWebhooksJob } from './deliver-webhooks-job';

const secrets = new NodeSecrets('a secret for tests');

interface NodeOptions {
  readonly deadlineMs?: number;
  /** In place of what a node does after the receiver answered. */
  readonly finish?: (deliveries: WebhookDeliveries) => WebhookDeliveries['finish'];
}

/** A node of the site, as far as webhooks go. */
function nodeOn(database: TestDatabase, { deadlineMs = 5_000, finish }: NodeOptions = {}) {
  const db = connectDatabase(database);
  const stored = new SqlWebhookDeliveries(db, secrets);
  const deliveries: WebhookDeliveries = finish
    ? new Proxy(stored, {
        get: (target, name) => {
          if (name === 'finish') return finish(target);
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      })
    : stored;
  const sender = new HttpWebhookSender({ allowsPrivateHosts: true, deadlineMs });
  const deliverWebhooks = new DeliverWebhooks({ deliveries, sender, random: new NodeSecureRandom(), lookEveryMs: 20 });
  return { db, deliveries, job: deliverWebhooksJob(deliverWebhooks) };
}

describe.each([...testDatabases])('webhooks by their job, $name', ({ create }) => {
  let database: TestDatabase;
  let node: ReturnType<typeof nodeOn>;
  const closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    database = await create();
    node = nodeOn(database);
    closing.push(database.drop, () => node.db.destroy());
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  async function receive(answer?: Parameters<typeof webhookReceiver>[0]) {
    const receiver = await webhookReceiver(answer);
    closing.push(receiver.close);
    const endpoint = await new SqlWebhookEndpoints(node.db, secrets).add({
      url: receiver.url,
      events: ['lead.received'],
    });
    return { ...receiver, ...endpoint };
  }
  const record = (key: string) => node.deliveries.record('lead.received', key, { leadId: key, form: 'contact-us' });
  const stateOf = async (endpointId: string) =>
    (await node.deliveries.findLog({ endpointId, isFailedOnly: false, max: 9 })).map(({ state, attempts }) => [
      state,
      ...attempts.map(({ status, error }) => status ?? error),
    ]);

  it('H57 D1 reaches a receiver that verifies it as the guide shows', async () => {
    const verify = await verificationOfGuide();
    const receiver = await receive();
    await record('lead-1');
    await node.job.run();
    const [webhook] = receiver.received;
    if (!webhook) throw new Error('nothing was received');
    const { headers, body } = webhook;
    expect(verify(headers, body, receiver.secret)).toBe(true);
    expect(verify(headers, body.replace('lead-1', 'lead-2'), receiver.secret)).toBe(false);
    expect(verify({ ...headers, 'webhook-id': 'evt_other' }, body, receiver.secret)).toBe(false);
    const old = { id: webhook.id, timestamp: 1_614_265_330, body };
    const signature = signWebhook([receiver.secret], old);
    expect(
      verify(
        { 'webhook-id': webhook.id, 'webhook-timestamp': String(old.timestamp), 'webhook-signature': signature },
        body,
        receiver.secret,
      ),
    ).toBe(false);
    expect(verify(headers, body, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false);
    const rotated = await new SqlWebhookEndpoints(node.db, secrets).rotateSecret(receiver.endpointId);
    await record('lead-2');
    await node.job.run();
    const second = receiver.received[1];
    for (const secret of [receiver.secret, rotated ?? ''])
      expect(verify(second?.headers ?? {}, second?.body ?? '', secret)).toBe(true);
  });

  it('D1 tries again after 500, under the same id, and not before its pause', async () => {
    const statuses = [500, 503, 200];
    const receiver = await receive(() => ({ status: statuses.shift() ?? 200 }));
    await record('lead-1');
    await node.job.run();
    await node.job.run();
    expect(receiver.received).toHaveLength(1);
    await passWebhookTime(node.db, 6);
    await node.job.run();
    await passWebhookTime(node.db, 6);
    await node.job.run();
    expect(receiver.received).toHaveLength(2);
    await passWebhookTime(node.db, 30);
    await node.job.run();
    expect(new Set(receiver.received.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
    expect(await stateOf(receiver.endpointId)).toEqual([['delivered', 500, 503, 200]]);
  });

  it('D1 respects Retry-After, follows no redirect, and gives up for good after 410', async () => {
    const other = await receive();
    const slow = await receive(() => ({ status: 429, headers: { 'Retry-After': '3600' } }));
    const moved = await receive(() => ({ status: 307, headers: { Location: other.url } }));
    const gone = await receive(() => ({ status: 410 }));
    await record('lead-1');
    await node.job.run();
    expect(other.received).toHaveLength(1);
    expect(await stateOf(moved.endpointId)).toEqual([['due', 307]]);
    expect(await stateOf(gone.endpointId)).toEqual([['given-up', 410]]);
    await record('lead-2');
    await passWebhookTime(node.db, 3_000);
    await node.job.run();
    expect([slow.received.length, moved.received.length, gone.received.length]).toEqual([2, 3, 1]);
    await passWebhookTime(node.db, 3_700);
    await node.job.run();
    expect(new Set(slow.received.map(({ id }) => id)).size).toBe(2);
    expect(slow.received.length).toBeGreaterThan(2);
  });

  it('E3 does not let a receiver that hangs delay another', async () => {
    let wake: () => void = () => undefined;
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const hanging = await receive(() => woken.then(() => ({ status: 200 })));
    for (let i = 0; i < 12; i += 1) await record(`lead-${i}`);
    const fine = await receive();
    for (let i = 20; i < 32; i += 1) await record(`lead-${i}`);
    const patient = nodeOn(database, { deadlineMs: 60_000 });
    closing.push(() => patient.db.destroy());
    const run = patient.job.run();
    await until(() => fine.received.length, 12, 30_000);
    expect(hanging.received).toHaveLength(4);
    wake();
    await run;
    expect(new Set(hanging.received.map(({ id }) => id)).size).toBe(24);
  });

  it('E3 gives a receiver that hangs up at its deadline, and tries it again later', async () => {
    const hanging = await receive(() => new Promise(() => undefined));
    await record('lead-1');
    const impatient = nodeOn(database, { deadlineMs: 300 });
    closing.push(() => impatient.db.destroy());
    await impatient.job.run();
    expect(await stateOf(hanging.endpointId)).toEqual([['due', 'DEADLINE']]);
  });

  it('D1 D2 E10 loses nothing when a node dies between sending and recording, and repeats under the same id', async () => {
    const receiver = await receive();
    let finished = 0;
    // The node dies at its sixth answer: this one and all later ones are never recorded.
    const dying = nodeOn(database, {
      finish:
        (deliveries) =>
        async (...given) => {
          finished += 1;
          if (finished > 5) throw new Error('killed');
          await deliveries.finish(...given);
        },
    });
    closing.push(() => dying.db.destroy());
    const keys = Array.from({ length: 40 }, (_, i) => `lead-${i}`);
    for (const key of keys) await record(key);
    await expect(dying.job.run()).rejects.toThrow('killed');
    await node.job.run();
    expect(receiver.received).toHaveLength(40);
    await passWebhookTime(node.db, 31);
    await node.job.run();
    const leadOf = ({ body }: ReceivedWebhook) =>
      (JSON.parse(body) as { readonly data: { readonly leadId: string } }).data.leadId;
    expect([...new Set(receiver.received.map(leadOf))].sort()).toEqual(keys.toSorted());
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(40);
    // Three of its claim of four were sent and not recorded.
    expect(receiver.received).toHaveLength(43);
    expect(await node.deliveries.state()).toMatchObject({ due: 0, givenUp: 0 });
  });
});
