import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '../services/mail-server';
import { selfSigned } from '../services/self-signed';
import { proveAddress } from '../support/prove-address';
import { readMail } from '../support/read-mail';
import { until } from '../support/until';
import { type RunningServer, spawnServer, startServer } from '../support/start-server';
import { attributesIn, parseHtml } from '../support/parse-html';

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
    DATA_DIR: join(folder, 'line'),
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    MESSAGES: 'smtp',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Aster Yachts <hello@aster.example>',
  };
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
  site = await startServer({ program: 'main.js', env: { ...env, ...traced }, startLimitMs: 150_000 });
}, 180_000);
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

/** What a command of the line's people prints, with the variables of the site. */
async function command(
  ...words: readonly string[]
): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const child = spawn(process.execPath, ['dist/line.js', ...words], { env: { ...process.env, ...env } });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number];
  return { code, lines: output.trimEnd().split('\n') };
}

async function refusalOf(more: Readonly<Record<string, string>>): Promise<string> {
  const server = await spawnServer({ program: 'main.js', env: { ...env, ...more } });
  expect(await server.ended).toBe(1);
  return server.output();
}

describe('a node with real guests', () => {
  it('F1 starts without sailings, guests or content of its own, and every page says that it is not open yet', async () => {
    expect(await (await fetch(`${site.url}/api/voyages`)).json()).toEqual([]);
    for (const path of [
      '/',
      '/voyages',
      '/vessels/four-seasons-1/suites',
      '/search?q=greece',
      '/engine/details',
      '/login',
    ]) {
      const answer = await fetch(`${site.url}${path}`);
      const html = await answer.text();
      expect([path, answer.status, html.includes('Not open yet'), html.includes('Ondine')]).toEqual([
        path,
        200,
        true,
        false,
      ]);
    }
    expect((await fetch(`${site.url}/sitemap.xml`)).status).toBe(200);
    const refused = await fetch(`${site.url}/api/contact-us`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600']);
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', error: 'This site is not open yet.' });
  }, 120_000);

  it('F1 refuses published cards, keys for tests, a provider without keys and sample guests: each process ends, with the line that mends it', async () => {
    const stripe = { PAYMENTS: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' };
    const starts: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
      [{ PAYMENTS: 'embedded' }, 'set PAYMENTS=stripe'],
      [{ ...stripe, STRIPE_SECRET_KEY: 'rk_test_abc' }, 'rk_live_'],
      [{ ...stripe, STRIPE_SECRET_KEY: 'sk_test_abc' }, 'rk_live_'],
      [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY'],
      [{ SAMPLE_DATA: 'true' }, 'set DEMO=true'],
    ];
    const refusals = await Promise.all(starts.map(([wrong]) => refusalOf(wrong)));
    for (const [index, [, mended]] of starts.entries()) expect(refusals[index]).toContain(mended);
  }, 180_000);

  it('F1 refuses a database that a demonstration has filled (in full)', async () => {
    const dataFolder = join(folder, 'data');
    const demonstration = await startServer({ program: 'main.js', env: { DATA_DIR: dataFolder } });
    await demonstration.stop();
    expect(await refusalOf({ DATA_DIR: dataFolder })).toContain('set DEMO=true');
  }, 180_000);

  it('F10 says what an import would do, and does nothing, by the built command (in full)', async () => {
    const { code, lines } = await command('import', 'docs/operations/example-line', '--dry-run');
    expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('a dry run')]);
    expect(await (await fetch(`${site.url}/api/voyages`)).json()).toEqual([]);
  }, 180_000);

  it('F1 F10 opens with what the line imports, without a start, and shows nothing of any other line', async () => {
    expect((await command('import', 'docs/operations/example-line')).code).toBe(0);
    const page = () =>
      fetch(`${site.url}/voyages`).then(
        (answer) => answer.text(),
        () => '',
      );
    await until(async () => (await page()).includes('The Long Fjords'), true, 20_000);
    const html = await page();
    expect(html).toContain('€13,300');
    expect(html).toContain('hello@aster.example');
    expect(html).not.toContain('ndine');
  }, 180_000);

  it('F10 says what an import did and where a file is wrong, by the built command (in full)', async () => {
    expect((await command('log')).lines[0]).toMatch(/\timport docs\/operations\/example-line\t14 documents added/);
    const broken = join(folder, 'sailings.csv');
    writeFileSync(broken, 'sailing,voyage,start\n\u001b[31m,=1+1,2028-04-12\n');
    const refused = await command('import', broken);
    expect(refused.code).toBe(1);
    expect(refused.lines.filter((line) => /^refused\tsailings\.csv:2:\d\t/.test(line))).toHaveLength(2);
    expect(refused.lines.join('')).not.toContain('\u001b');
  }, 180_000);

  it('F1 shows content that is imported while it runs, without a restart (in full)', async () => {
    const content = join(folder, 'content');
    cpSync('docs/operations/example-line', content, { recursive: true });
    const voyage = join(content, 'voyages', 'the-long-fjords.md');
    const text = readFileSync(voyage, 'utf8');
    writeFileSync(voyage, text.replace('title: The Long Fjords', 'title: The Longest Fjords'));
    expect((await command('import', content)).code).toBe(0);
    const page = () =>
      fetch(`${site.url}/voyages`).then(
        (answer) => answer.text(),
        () => '',
      );
    await until(async () => (await page()).includes('The Longest Fjords'), true, 90_000);
    writeFileSync(voyage, text);
    expect((await command('import', content)).code).toBe(0);
    await until(async () => (await page()).includes('The Long Fjords'), true, 90_000);
  }, 240_000);

  it('G10 sends the trace of a page to the collector: request, statement and rendering under the proxy’s number', async () => {
    const traced = async (traceId: string, path: string, span: string) => {
      await fetch(`${site.url}${path}`, { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } });
      const names = () => spans.filter((one) => one.traceId === traceId).map(({ name }) => name);
      await until(() => names().includes(span), true);
      return names();
    };
    const ofPage = await traced('4bf92f3577b34da6a3ce929d0e0e4736', '/voyages?view=list', 'GET /voyages');
    expect(ofPage).toContain('page render');
    // A page of voyages reads the database after a write alone; whose calendar a token opens is read each time.
    const token = 'x'.repeat(43);
    const ofFeed = await traced(
      '5cf92f3577b34da6a3ce929d0e0e4736',
      `/calendar/${token}.ics`,
      'GET /calendar/:token.ics',
    );
    expect(ofFeed.some((name) => name.startsWith('database '))).toBe(true);
    const metrics = await (await fetch(`${site.url}/metrics`)).text();
    expect(metrics).toMatch(/landfall_call_seconds_count\{system="database",operation="select",outcome="ok"\} \d/);
  }, 120_000);

  let visit: (path: string) => Promise<Response>;
  let receipts: readonly string[] = [];

  it('F1 ENG-01 takes an offer and no money, and says so on its pages, in its messages and in its answers', async () => {
    const sailings = (await (await fetch(`${site.url}/api/voyages`)).json()) as readonly ListedSailing[];
    const { itineraryId, category } = await findFreeSuite(site.url, sailings);
    const jar = new Map<string, string>();
    const send = async (path: string, form?: Readonly<Record<string, string>>) => {
      const answer = await fetch(new URL(path, site.url), {
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
    const hold = new URL(held, site.url).searchParams.get('hold') ?? '';
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
    expect(parseHtml(page).querySelector('[name="card-number"], [value="deposit"], [value="full"]')).toBeNull();
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
    const [manage = ''] = attributesIn(confirmation, 'a[href^="/engine/manage?receipt="]', 'href');
    const managed = await (await send(manage)).text();
    expect(managed).toContain('We take no payments on this site.');
    expect(managed).not.toContain('Make a payment');
    const offer = () => textsTo('ada@example.com').find((text) => text.includes('held for you as an offer'));
    await until(() => offer() !== undefined, true);
    expect(offer()).toContain('Nothing is paid on our site.');
    expect(offer()).not.toContain('and pay');
    receipts = [manage.replaceAll('&amp;', '&'), offered.headers.get('location') ?? ''];
    visit = send;
  }, 180_000);

  it('F1 ends receipts, withdraws the sailing and cancels its reservation by the built commands (in full)', async () => {
    const [cabin] = (await command('cabins', 'AS1-FJO-280412-007')).lines.filter((line) => /\tAS\d+$/.test(line));
    const reservationId = cabin?.split('\t')[3] ?? '';
    // The line ends the links of a forwarded message; its guest signs in instead.
    expect((await command('revoke-receipts', reservationId)).lines[0]).toContain('open nothing any more');
    for (const link of receipts) {
      const ended = await visit(link);
      expect([ended.status, ended.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/^\/login\?returnUrl=/),
      ]);
    }
    const withdrawal = await command('sailings', 'withdraw', 'AS1-FJO-280412-007');
    expect(withdrawal.lines[0]).toContain(`npm run line -- cancel ${reservationId}`);
    expect((await command('cancel', reservationId, '--dry-run')).lines[0]).toContain('Nothing was changed: a dry run.');
    expect((await command('cancel', reservationId)).lines[0]).toContain(`${reservationId} is cancelled`);
    expect((await command('sailings', 'withdraw', 'AS1-FJO-280412-007')).lines[0]).toContain('is withdrawn');
  }, 180_000);
});
