import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '../services/mail-server';
import { selfSigned } from '../services/self-signed';
import { proveAddress } from '../support/prove-address';
import { readMail } from '../support/read-mail';
import { until } from '../support/until';
import { type RunningServer, spawnServer, startServer } from '../support/start-server';

const folder = mkdtempSync(join(tmpdir(), 'landfall-production-'));
let mail: MailServer;
let site: RunningServer;
const spans: { readonly name: string; readonly traceId: string }[] = [];
/** What a collector of traces is, as far as a node knows. */
const collector = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => void chunks.push(chunk));
  req.on('end', () => {
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
      readonly resourceSpans: readonly {
        readonly scopeSpans: readonly { readonly spans: readonly (typeof spans)[number][] }[];
      }[];
    };
    for (const { scopeSpans } of resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
});
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  mail = await startMailServer();
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  writeFileSync(join(folder, 'ca.pem'), selfSigned().cert);
  env = {
    NODE_ENV: 'production',
    SESSION_SECRET: 's'.repeat(32),
    BOT_CHECK_SECRET: 'b'.repeat(32),
    CODE_SECRET: 'c'.repeat(32),
    CONTENT_DIR: 'config/sample-line',
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    MESSAGES: 'smtp',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Ondine Yachts <hello@ondine.example>',
  };
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
  site = await startServer({ program: 'main.js', env: { ...env, ...traced } });
}, 60_000);
afterAll(async () => {
  await site.stop();
  await mail.close();
  collector.close();
  collector.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

interface ListedSailing {
  readonly itineraryId: string;
}

async function findFreeSuite(url: string, sailings: readonly ListedSailing[]) {
  for (const { itineraryId } of sailings) {
    const { availability } = (await (await fetch(`${url}/api/voyage-data?voyageId=${itineraryId}`)).json()) as {
      readonly availability: readonly {
        readonly category: string;
        readonly available?: number;
        readonly price?: number;
      }[];
    };
    const free = availability.find(({ available = 0, price }) => available > 1 && price !== undefined);
    if (free) return { itineraryId, category: free.category };
  }
  throw new Error('Every suite is sold.');
}

const textsTo = (address: string): readonly string[] =>
  mail.taken.filter(({ to }) => to.includes(address)).map(({ raw }) => readMail(raw).text);

async function codeSentTo(address: string): Promise<string> {
  const code = () => textsTo(address).flatMap((text) => /\b\d{6}\b/.exec(text) ?? [])[0];
  await until(() => code() !== undefined, true);
  return code() ?? '';
}

async function refusalOf(more: Readonly<Record<string, string>>): Promise<string> {
  const server = await spawnServer({ program: 'main.js', env: { ...env, ...more } });
  expect(await server.ended).toBe(1);
  return server.output();
}

describe('a node with real guests', () => {
  it('G4 has rendered its entrances before it says that it is ready, and names its build', async () => {
    const hits = async () =>
      /landfall_page_cache_total{how="(hit|stale)"} 1/.test(await (await fetch(`${site.url}/metrics`)).text());
    expect(await hits()).toBe(false);
    expect((await fetch(`${site.url}/voyages`)).status).toBe(200);
    expect(await hits()).toBe(true);
    const { build } = (await (await fetch(`${site.url}/health/ready`)).json()) as { readonly build: string };
    expect(build).toMatch(/^\w{10}$/);
    expect(await (await fetch(`${site.url}/metrics`)).text()).toContain(`landfall_build_info{build="${build}"} 1`);
  });

  it('G10 sends the trace of a page to the collector: request, statement and rendering under the proxy’s number', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await fetch(`${site.url}/voyages?startDate=2031-01-01`, {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    });
    const ofPage = () => spans.filter((span) => span.traceId === traceId).map(({ name }) => name);
    await until(() => ofPage().includes('GET /voyages'), true);
    expect(ofPage()).toContain('page render');
    expect(ofPage().some((name) => name.startsWith('database '))).toBe(true);
    const metrics = await (await fetch(`${site.url}/metrics`)).text();
    expect(metrics).toMatch(/landfall_call_seconds_count\{system="database",operation="select",outcome="ok"\} \d/);
  });

  it('F1 starts with no sailing and no guest that nobody asked for, and every page of it stands', async () => {
    expect(await (await fetch(`${site.url}/api/voyages`)).json()).toEqual([]);
    for (const path of ['/', '/voyages', '/suites', '/destinations', '/search?q=greece', '/sitemap.xml', '/login'])
      expect([path, (await fetch(`${site.url}${path}`)).status < 500]).toEqual([path, true]);
  });

  it('F1 refuses published cards, a key for tests and a folder that nobody named, each with the line that mends it', async () => {
    expect(await refusalOf({ PAYMENTS: 'embedded' })).toContain('set PAYMENTS=stripe');
    expect(
      await refusalOf({
        PAYMENTS: 'stripe',
        STRIPE_SECRET_KEY: 'rk_test_abc',
        STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
      }),
    ).toContain('rk_live_');
  }, 30_000);

  it('F1 refuses a database that a demonstration has filled', async () => {
    const dataFolder = join(folder, 'data');
    const demonstration = await startServer({ program: 'main.js', env: { DATA_DIR: dataFolder } });
    await demonstration.stop();
    expect(await refusalOf({ DATA_DIR: dataFolder })).toContain('SAMPLE_DATA=true');
  }, 60_000);

  it('F1 ENG-01 takes an offer and no money, and says so on its pages, in its letters and in its answers', async () => {
    const asked = await startServer({ program: 'main.js', env: { ...env, SAMPLE_DATA: 'true' } });
    try {
      const sailings = (await (await fetch(`${asked.url}/api/voyages`)).json()) as readonly ListedSailing[];
      const { itineraryId, category } = await findFreeSuite(asked.url, sailings.slice(20));
      const jar = new Map<string, string>();
      const send = async (path: string, form?: Readonly<Record<string, string>>) => {
        const answer = await fetch(new URL(path, asked.url), {
          redirect: 'manual',
          headers: { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
          ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          jar.set(name, value);
        }
        return answer;
      };
      const entry = `/engine/details?siid=landfall&voyageId=${itineraryId}&categorycode=${category}&farecode=BESTPRICE&p1=2&p2=40,40`;
      const held = (await send(entry)).headers.get('location') ?? '';
      const hold = new URL(held, asked.url).searchParams.get('hold') ?? '';
      const guest = (index: number) => ({
        [`guest${index}-first`]: index === 1 ? 'Ada' : 'Bo',
        [`guest${index}-last`]: 'Quist',
        [`guest${index}-birth-month`]: '4',
        [`guest${index}-birth-day`]: '27',
        [`guest${index}-birth-year`]: '1975',
      });
      await send('/engine/details', {
        hold,
        ...guest(1),
        ...guest(2),
        'guest1-email': 'ada@example.com',
        'guest1-phone': '+1 305 555 0177',
      });
      const page = await (await send(`/engine/payment?hold=${hold}`)).text();
      expect(page).toContain('We take no payments on this site.');
      expect(page).not.toMatch(/card-number|value="deposit"|value="full"/);
      // Whatever is sent: no card is looked at, and nothing is paid.
      const card = {
        'card-number': '4242424242424242',
        'card-expiry': '12/39',
        'card-code': '123',
        'card-name': 'Ada Quist',
      };
      expect((await send('/engine/payment', { hold, choice: 'full', ...card })).status).toBe(422);
      const asksForCode = await send('/engine/payment', { hold, choice: 'offer' });
      const offered = await proveAddress(
        { html: await asksForCode.text(), answer: asksForCode, code: () => codeSentTo('ada@example.com') },
        send,
      );
      const confirmation = await (await send(offered.headers.get('location') ?? '')).text();
      expect(confirmation).toContain('Nothing is paid on this site.');
      const manage = /href="(\/engine\/manage\?receipt=[^"]+)"/.exec(confirmation)?.[1] ?? '';
      const managed = await (await send(manage.replaceAll('&amp;', '&'))).text();
      expect(managed).toContain('We take no payments on this site.');
      expect(managed).not.toContain('Make a payment');
      const offer = () => textsTo('ada@example.com').find((text) => text.includes('held for you as an offer'));
      await until(() => offer() !== undefined, true);
      expect(offer()).toContain('Nothing is paid on our site.');
      expect(offer()).not.toContain('and pay');
    } finally {
      await asked.stop();
    }
  }, 60_000);
});
