import { type OutboxMessage, readOutbox } from '../support/outbox';
import { signIn, type ApiClient } from '../support/sign-in';
import { parseHtml } from '../support/parse-html';
import { addressOf, type Drill, type TrialReport, withConcurrency } from './trial';
import { openSharedSite } from './trial-site';

/** What a browser sends when another site makes it write. `Sec-Fetch-Site` is missing in old browsers. */
const origins: readonly (readonly [name: string, headers: Readonly<Record<string, string>>])[] = [
  ['no Origin, no Sec-Fetch-Site', {}],
  ['foreign Origin', { Origin: 'https://evil.example' }],
  ['null Origin', { Origin: 'null' }],
  ['foreign Origin, cross-site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['null Origin, cross-site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['our Origin claimed, same-site', { Origin: 'http://sub.localhost', 'Sec-Fetch-Site': 'same-site' }],
];

const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
] as const;
const concurrency = 6;
const methodOverrides: readonly Readonly<Record<string, string>>[] = [{}, { 'X-HTTP-Method-Override': 'DELETE' }];

/** Pages that take a form; the ones of `/api` come from its own document. */
const formPages = [
  '/login',
  '/login/verify',
  '/login/send-code',
  '/login/resend',
  '/my-profile/settings/sessions',
  '/my-profile/settings/sessions/end',
  '/contact-us',
  '/careers',
  '/get-in-touch',
  '/join-us',
  '/inquire-now',
  '/reserve-inquire-now',
  '/documents/deck-plans',
  '/forms/charter',
  '/my-profile/trips/unconfirmed',
  '/my-profile/trips/party',
  '/my-profile/trips/requests',
  '/my-profile/trips/preparation/entry',
  '/my-profile/trips/changes',
  '/my-profile/trips/experiences/change',
  '/invitation',
  '/engine/details',
  '/engine/payment',
  '/engine/payment/bank',
  '/engine/waitlist',
  '/engine/release',
  '/engine/manage',
  '/engine/manage/bank',
  '/engine/sso',
] as const;

const bodyFor = (type: string) => {
  const fields = {
    email: 'guest@example.com',
    loginMethod: 'OTP_EMAIL',
    OTP: '000000',
    first_name: 'Eve',
    last_name: 'Mallory',
    message: 'hello',
    all: '1',
    everywhere: '1',
  };
  if (type.startsWith('application/x-www-form')) return new URLSearchParams(fields).toString();
  if (type.startsWith('multipart/')) return `--x\r\nContent-Disposition: form-data; name="all"\r\n\r\n1\r\n--x--\r\n`;
  return JSON.stringify(fields);
};

interface CrossSiteWrites {
  /** Try every origin with every content type and override, instead of each origin with one of them in turn. */
  readonly isFull: boolean;
}

/** Every write × every way in which another site can send it × four content types, with a guest's cookies; each content type in turn unless `isFull`. */
export async function writeFromOtherSites({ isFull }: CrossSiteWrites): Promise<TrialReport> {
  const site = await openSharedSite();
  try {
    const guest = await signIn(site.url, 'guest@example.com', { address: addressOf(1) });
    const writes = await findWrites(site.url);
    const before = await stateOf(site.url, guest);
    const statuses = new Map<number, number>();
    const accepted: string[] = [];
    const manners = contentTypes.flatMap((type) => methodOverrides.map((override) => ({ type, override })));
    const attempts = writes.flatMap((write, writeIndex) =>
      origins.flatMap(([name, headers], originIndex) =>
        manners
          .filter((_, index) => isFull || index === (writeIndex + originIndex) % manners.length)
          .map((manner) => ({ ...write, ...manner, name, headers })),
      ),
    );
    await withConcurrency(concurrency, attempts, async ({ method, path, name, headers, type, override }) => {
      const answer = await fetch(`${site.url}${path}`, {
        method,
        redirect: 'manual',
        body: bodyFor(type),
        headers: {
          ...headers,
          ...override,
          'Content-Type': type,
          Cookie: guest.cookie,
          'X-Forwarded-For': addressOf(2),
        },
      });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status < 400) accepted.push(`${method} ${path} ${name} ${type} → ${answer.status}`);
    });
    const changes = differences(before, await stateOf(site.url, guest));
    return {
      isGood: changes.length === 0 && accepted.length === 0 && writes.length > 15,
      rows: [
        ['writes (method and address)', writes.length],
        ['requests from other sites', attempts.length],
        ...[...statuses].map(([status, count]) => [`answered ${status}`, count] as const),
        ['accepted', accepted.length === 0 ? 0 : `${accepted.length}: ${accepted.slice(0, 5).join('; ')}`],
        ['state changes', changes.length === 0 ? 0 : changes.join('; ')],
      ],
    };
  } finally {
    await site.close();
  }
}

async function findWrites(url: string): Promise<readonly { readonly method: string; readonly path: string }[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  const api = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{[^}]+\}/g, 'charter') })),
  );
  const levers = (path: string) => path.startsWith('/dev/');
  return [...api.filter(({ path }) => !levers(path)), ...formPages.map((path) => ({ method: 'POST', path }))];
}

/** A job sends this reminder at any moment, without a request. */
const isOfRequest = ({ subject }: OutboxMessage) => !subject.startsWith('Before you board:');

/** What a guest has, and what the line has sent and received: anything that a forged write could change. */
async function stateOf(url: string, guest: ApiClient): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string) => {
    const answer = await guest.get(path);
    return `${answer.status} ${await answer.text()}`;
  };
  return {
    session: await read('/api/user'),
    trips: await read('/api/reservations'),
    sessions: String(
      parseHtml(await read('/my-profile/settings/sessions')).querySelectorAll('[name="session"], li').length,
    ),
    messages: String((await readOutbox(url, 'guest@example.com')).filter(isOfRequest).length),
    leads: await (await fetch(`${url}/dev/leads.json`)).text(),
  };
}

const differences = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) =>
  Object.keys(before)
    .filter((part) => before[part] !== after[part])
    .map((part) => `${part}: ${before[part]?.slice(0, 80)} → ${after[part]?.slice(0, 80)}`);

export const crossSiteWrites: Drill = {
  title: 'Writes from other sites',
  how: 'Every write of `/api` and of the forms, as another site can make a guest’s browser send it, with the guest’s cookies, with and without a method override.',
  verdict: 'Nothing was accepted, and nothing changed.',
  run: () => writeFromOtherSites({ isFull: true }),
};
