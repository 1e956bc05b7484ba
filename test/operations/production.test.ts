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
const exampleLine = 'docs/operations/example-line';
let mail: MailServer;
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
/** What every node here has, which a line's own folder joins. */
let env: Readonly<Record<string, string>>;
const sites: RunningServer[] = [];

/** A line in its folder, with the node that serves it. */
interface ServedLine {
  readonly url: string;
  /** What a command of the line's people prints, with the variables of the site. */
  readonly command: (
    ...words: readonly string[]
  ) => Promise<{ readonly code: number; readonly lines: readonly string[] }>;
}
/** The line of the cases that leave it as they found it: closed at first, then opened once, by whichever case comes first. */
let closed: ServedLine;
let opened: Promise<ServedLine> | undefined;
const openLine = () => (opened ??= importInto(closed));

beforeAll(async () => {
  mail = await startMailServer();
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  writeFileSync(join(folder, 'ca.pem'), selfSigned().cert);
  env = {
    NODE_ENV: 'production',
    SESSION_SECRET: 's'.repeat(32),
    BOT_CHECK_SECRET: 'b'.repeat(32),
    CODE_SECRET: 'c'.repeat(32),
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    MESSAGES: 'smtp',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Aster Yachts <hello@aster.example>',
  };
  closed = await prepareClosedLine('line', {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
}, 180_000);
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await mail.close();
  collector.close();
  collector.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

/** A line without sailings, guests or content. */
async function prepareClosedLine(name: string, more: Readonly<Record<string, string>> = {}): Promise<ServedLine> {
  const ofLine = { ...env, DATA_DIR: join(folder, name) };
  const site = await startServer({ program: 'main.js', env: { ...ofLine, ...more }, startLimitMs: 150_000 });
  sites.push(site);
  const command: ServedLine['command'] = async (...words) => {
    const child = spawn(process.execPath, ['dist/line.js', ...words], { env: { ...process.env, ...ofLine } });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [code] = (await once(child, 'close')) as [number];
    return { code, lines: output.trimEnd().split('\n') };
  };
  return { url: site.url, command };
}

/** From then on the line shows and sells what the example line imports. */
async function importInto(line: ServedLine): Promise<ServedLine> {
  expect((await line.command('import', exampleLine)).code).toBe(0);
  await untilVoyagesShow(line, 'The Long Fjords', 20_000);
  return line;
}

const voyagesPage = ({ url }: ServedLine) =>
  fetch(`${url}/voyages`).then(
    (answer) => answer.text(),
    () => '',
  );
const untilVoyagesShow = (line: ServedLine, title: string, limitMs: number) =>
  until(async () => (await voyagesPage(line)).includes(title), true, limitMs);

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
  const server = await spawnServer({
    program: 'main.js',
    env: { ...env, DATA_DIR: join(folder, 'refused'), ...more },
  });
  expect(await server.ended).toBe(1);
  return server.output();
}

type Send = (path: string, form?: Readonly<Record<string, string>>) => Promise<Response>;

interface HeldSuite {
  readonly email: string;
  readonly hold: string;
  readonly send: Send;
}

/** A suite that is held in a browser of its own, with its two guests. */
async function prepareHold({ url }: ServedLine, email: string): Promise<HeldSuite> {
  const sailings = (await (await fetch(`${url}/api/voyages`)).json()) as readonly ListedSailing[];
  const { itineraryId, category } = await findFreeSuite(url, sailings);
  const jar = new Map<string, string>();
  const send: Send = async (path, form) => {
    const answer = await fetch(new URL(path, url), {
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
  const hold = new URL(held, url).searchParams.get('hold') ?? '';
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
    'guest1-email': email,
    'guest1-phone': '+1 305 555 0177',
  });
  return { email, hold, send };
}

/** The held suite as an offer: the page that confirms it, and the two links that open it without a session. */
async function takeOffer({ email, hold, send }: HeldSuite) {
  const asksForCode = await send('/engine/payment', { hold, choice: 'offer' });
  const offered = await proveAddress(
    { html: await asksForCode.text(), answer: asksForCode, code: () => codeSentTo(email) },
    send,
  );
  const location = offered.headers.get('location') ?? '';
  const confirmation = await (await send(location)).text();
  const [manage = ''] = attributesIn(confirmation, 'a[href^="/engine/manage?receipt="]', 'href');
  return { confirmation, manage, receipts: [manage.replaceAll('&amp;', '&'), location] };
}

describe('a node with real guests', () => {
  it('F1 F10 starts empty, every page says that it is not open yet, and opens without a start with what the line imports alone', async () => {
    // A case that came before has opened the line that all share.
    const isShared = opened === undefined;
    const line = isShared ? closed : await prepareClosedLine('empty');
    const { url } = line;
    expect(await (await fetch(`${url}/api/voyages`)).json()).toEqual([]);
    for (const path of [
      '/',
      '/voyages',
      '/vessels/four-seasons-1/suites',
      '/search?q=greece',
      '/engine/details',
      '/login',
    ]) {
      const answer = await fetch(`${url}${path}`);
      const html = await answer.text();
      expect([path, answer.status, html.includes('Not open yet'), html.includes('Ondine')]).toEqual([
        path,
        200,
        true,
        false,
      ]);
    }
    expect((await fetch(`${url}/sitemap.xml`)).status).toBe(200);
    const refused = await fetch(`${url}/api/contact-us`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600']);
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', error: 'This site is not open yet.' });

    const voyages = await voyagesPage(await (isShared ? openLine() : importInto(line)));
    expect(voyages).toContain('€13,300');
    expect(voyages).toContain('hello@aster.example');
    expect(voyages).not.toContain('ndine');
  }, 180_000);

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
    const { url, command } = await prepareClosedLine('dry-run');
    const { code, lines } = await command('import', exampleLine, '--dry-run');
    expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('a dry run')]);
    expect(await (await fetch(`${url}/api/voyages`)).json()).toEqual([]);
  }, 180_000);

  it('F10 says what an import did and where a file is wrong, by the built command (in full)', async () => {
    const open = await openLine();
    expect((await open.command('log')).lines).toContainEqual(
      expect.stringMatching(/\timport docs\/operations\/example-line\t14 documents added/),
    );
    const broken = join(folder, 'sailings.csv');
    writeFileSync(broken, 'sailing,voyage,start\n\u001b[31m,=1+1,2028-04-12\n');
    const refused = await open.command('import', broken);
    expect(refused.code).toBe(1);
    expect(refused.lines.filter((line) => /^refused\tsailings\.csv:2:\d\t/.test(line))).toHaveLength(2);
    expect(refused.lines.join('')).not.toContain('\u001b');
  }, 180_000);

  it('F1 shows content that is imported while it runs, without a restart (in full)', async () => {
    const open = await openLine();
    const content = join(folder, 'content');
    cpSync(exampleLine, content, { recursive: true });
    const voyage = join(content, 'voyages', 'the-long-fjords.md');
    const text = readFileSync(voyage, 'utf8');
    writeFileSync(voyage, text.replace('title: The Long Fjords', 'title: The Longest Fjords'));
    expect((await open.command('import', content)).code).toBe(0);
    await untilVoyagesShow(open, 'The Longest Fjords', 90_000);
    writeFileSync(voyage, text);
    expect((await open.command('import', content)).code).toBe(0);
    await untilVoyagesShow(open, 'The Long Fjords', 90_000);
  }, 240_000);

  it('G10 sends the trace of a page to the collector: request, statement and rendering under the proxy’s number', async () => {
    const open = await openLine();
    const traced = async (traceId: string, path: string, span: string) => {
      await fetch(`${open.url}${path}`, { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } });
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
    const metrics = await (await fetch(`${open.url}/metrics`)).text();
    expect(metrics).toMatch(/landfall_call_seconds_count\{system="database",operation="select",outcome="ok"\} \d/);
  }, 120_000);

  it('F1 ENG-01 takes an offer and no money, and says so on its pages, in its messages and in its answers', async () => {
    const held = await prepareHold(await openLine(), 'ada@example.com');
    const { hold, send } = held;
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
    const { confirmation, manage } = await takeOffer(held);
    expect(confirmation).toContain('Nothing is paid on this site.');
    const managed = await (await send(manage)).text();
    expect(managed).toContain('We take no payments on this site.');
    expect(managed).not.toContain('Make a payment');
    const offer = () => textsTo('ada@example.com').find((text) => text.includes('held for you as an offer'));
    await until(() => offer() !== undefined, true);
    expect(offer()).toContain('Nothing is paid on our site.');
    expect(offer()).not.toContain('and pay');
  }, 180_000);

  it('F1 ends receipts, withdraws the sailing and cancels its reservation by the built commands (in full)', async () => {
    const line = await importInto(await prepareClosedLine('cancelled'));
    const { command } = line;
    const held = await prepareHold(line, 'grace@example.com');
    const { receipts } = await takeOffer(held);
    const [cabin] = (await command('cabins', 'AS1-FJO-280412-007')).lines.filter((row) => /\tAS\d+$/.test(row));
    const reservationId = cabin?.split('\t')[3] ?? '';
    // The line ends the links of a forwarded message; its guest signs in instead.
    expect((await command('revoke-receipts', reservationId)).lines[0]).toContain('open nothing any more');
    for (const link of receipts) {
      const ended = await held.send(link);
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
