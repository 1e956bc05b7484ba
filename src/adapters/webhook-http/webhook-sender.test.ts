import type { lookup } from 'node:dns';
import fc from 'fast-check';
import {
  drip,
  endless,
  garbage,
  misbehavingServer,
  type MisbehavingServer,
  plain,
  reset,
  silent,
  truncated,
} from '../../../test/builders/misbehaving-server';
import { until } from '../../../test/support/until';
import type { ClaimedDelivery } from '../../core/webhooks/webhook-deliveries.port';
import { isPrivateAddress, publicLookup } from './public-address';
import { signWebhook } from './sign-webhook';
import { HttpWebhookSender } from './webhook-sender';

const delivery = (url: string, more: Partial<ClaimedDelivery> = {}): ClaimedDelivery => ({
  deliveryId: 'dlv_1',
  eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  endpointId: 'whe_1',
  url,
  secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  body: '{"test": 2432232314}',
  attempts: 0,
  claimedAt: new Date(1_614_265_330_500),
  ...more,
});

describe('HttpWebhookSender', () => {
  let server: MisbehavingServer;
  beforeAll(async () => {
    server = await misbehavingServer();
  });
  afterAll(() => server.close());
  const sender = new HttpWebhookSender({ allowsPrivateHosts: true, deadlineMs: 400 });
  const headerOf = (name: string) => new RegExp(`^${name}: (.*)\\r$`, 'im').exec(server.seen.at(-1)?.text ?? '')?.[1];

  it('H57 signs as the Standard Webhooks specification shows', async () => {
    server.answerWith(plain(204, ''));
    expect(await sender.send(delivery(`${server.url}/hook?x=1`))).toEqual({ status: 204, ms: expect.any(Number) });
    expect(server.seen.at(-1)).toMatchObject({ method: 'POST', path: '/hook?x=1' });
    expect(server.seen.at(-1)?.text.endsWith('\r\n\r\n{"test": 2432232314}')).toBe(true);
    expect(['webhook-id', 'webhook-timestamp', 'webhook-signature', 'content-type'].map(headerOf)).toEqual([
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      '1614265330',
      // The example of the specification's own libraries.
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      'application/json',
    ]);
  });

  it('H57 signs with each secret while one is being rotated', () => {
    const about = { id: 'a', timestamp: 1, body: 'ü' };
    const [one, two] = ['whsec_AAAA', 'whsec_BBBB'].map((secret) => signWebhook([secret], about));
    expect(one).not.toBe(two);
    expect(signWebhook(['whsec_AAAA', 'whsec_BBBB'], about)).toBe(`${one} ${two}`);
  });

  it('E5 ends with a status or a code by the deadline, whatever the receiver does, and follows no redirect', async () => {
    const other = await misbehavingServer();
    const found: unknown[] = [];
    for (const answer of [
      plain(500, 'no'),
      plain(302, '', { Location: `${other.url}/elsewhere` }),
      plain(410, ''),
      reset,
      garbage,
      silent,
      truncated,
      drip,
      endless,
    ]) {
      server.answerWith(answer);
      const { ms, ...attempt } = await sender.send(delivery(server.url));
      expect(ms).toBeLessThan(2_000);
      found.push(attempt);
    }
    expect(found).toEqual([
      { status: 500 },
      { status: 302 },
      { status: 410 },
      { error: 'ECONNRESET' },
      { error: expect.stringMatching(/^HPE_/) },
      { error: 'DEADLINE' },
      { status: 200 },
      { status: 200 },
      { status: 200 },
    ]);
    expect(other.seen).toEqual([]);
    await other.close();
    expect(await sender.send(delivery(other.url))).toMatchObject({ error: 'ECONNREFUSED' });
    await until(() => server.openSockets(), 0);
  });

  it('D1 reads Retry-After in seconds and as a date', async () => {
    server.answerWith(plain(503, '', { 'Retry-After': '120' }));
    expect(await sender.send(delivery(server.url))).toMatchObject({ status: 503, retryAfterMs: 120_000 });
    server.answerWith(plain(429, '', { 'Retry-After': new Date(Date.now() + 60_000).toUTCString() }));
    const { retryAfterMs = 0 } = await sender.send(delivery(server.url));
    expect([retryAfterMs > 50_000, retryAfterMs <= 60_000]).toEqual([true, true]);
  });

  it('C12 goes to no private address, in the URL or behind a name, and to no plain http', async () => {
    const names: Record<string, readonly string[]> = {
      'public.example': ['93.184.216.34'],
      'private.example': ['10.1.2.3'],
      'both.example': ['93.184.216.34', '127.0.0.1'],
      'mapped.example': ['::ffff:169.254.169.254'],
    };
    const looked: string[] = [];
    const fakeLookup = ((name: string, _options: object, callback: (error: null, found: object) => void) => {
      looked.push(name);
      callback(
        null,
        (names[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    }) as unknown as typeof lookup;
    const strict = new HttpWebhookSender({ allowsPrivateHosts: false, deadlineMs: 200, lookup: fakeLookup });
    const errorOf = async (url: string) => (await strict.send(delivery(url))).error;
    for (const url of [
      'https://127.0.0.1/hook',
      'https://[::1]/hook',
      'https://[::ffff:10.0.0.1]/hook',
      'https://2130706433/hook',
      'https://private.example',
      'https://both.example',
      'https://mapped.example',
    ])
      expect([url, await errorOf(url)]).toEqual([url, 'PRIVATE_ADDRESS']);
    expect(await errorOf(server.url)).toBe('NOT_HTTPS');
    expect(looked).toEqual(['private.example', 'both.example', 'mapped.example']);
    const found = await new Promise((resolve) =>
      publicLookup(fakeLookup)('public.example', { all: true }, (_error, addresses) => resolve(addresses)),
    );
    expect(found).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });

  it('C12 knows the addresses of no network but the internet', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('10.', '127.', '192.168.', '169.254.', '172.16.', '100.64.', '0.'),
        fc.nat(255),
        (start, byte) => {
          const address = `${start}${Array.from({ length: 4 - start.split('.').length + 1 }, () => byte).join('.')}`;
          expect([address, isPrivateAddress(address), isPrivateAddress(`::ffff:${address}`)]).toEqual([
            address,
            true,
            true,
          ]);
        },
      ),
    );
    for (const address of [
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      'ff02::1',
      '255.255.255.255',
      '64:ff9b::a00:1',
      '2002:7f00:1::',
      '::ffff:0:7f00:1',
      '::127.0.0.1',
      '3fff::1',
      '5f00::1',
    ])
      expect([address, isPrivateAddress(address)]).toEqual([address, true]);
    for (const address of ['93.184.216.34', '8.8.8.8', '2606:4700::1111', '172.32.0.1', '100.128.0.1'])
      expect([address, isPrivateAddress(address)]).toEqual([address, false]);
  });

  it('F9 sends no event without a signature', async () => {
    const before = server.seen.length;
    expect(await sender.send(delivery(server.url, { secrets: [] }))).toMatchObject({ error: 'SECRET_UNREADABLE' });
    expect(server.seen).toHaveLength(before);
  });
});
