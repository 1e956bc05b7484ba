import { inlineReferences } from '../../src/web/openapi/inline-references';
import { reserveExperienceTexts as excursionBookingTexts } from '../../views/excursions/reserve-experience.texts';
import { routeTable } from '../support/route-table';
import { type ApiClient, signIn } from '../support/sign-in';
import { buyInTheirName, furnishGuest, saveFavourite } from './furnish-guest';
import {
  callOfOperation,
  callOfPage,
  type DescribedOperation,
  type IdInput,
  isGuestsOwn,
  type MatrixCall,
  withId,
} from './matrix-calls';
import { findOwnedIds, nameOfInput, type OwnedIds } from './owned-ids';
import { addressOf, type Drill, type TrialReport } from './trial';
import { openSharedSite } from './trial-site';

const idleDays = 8;
/** Words that stand in answers to the sample line's guest only. */
const ofTheGuest = /guest@example\.com|Marsh\b|eleanor|548201967/;

interface Matrix {
  /** Every id of a guest's instead of the first of each kind. */
  readonly isFull: boolean;
}

interface ProbeResponse {
  readonly status: number;
  readonly type: string;
  readonly location: string;
  readonly caching: string;
  readonly text: string;
}

/**
 * Every call of the API's own description and every page and form of a guest's own × nobody, an expired session, another
 * guest's id, their own. The table is the one that the server routes by: what is added to it is asked here, or is a gap.
 */
export async function askEverything({ isFull }: Matrix): Promise<TrialReport> {
  const site = await openSharedSite();
  try {
    const asker = new Asker(site.url);
    const { calls, gaps } = await findCalls(site.url);
    const expired = await signIn(site.url, 'guest@example.com', { address: addressOf(1) });
    await moveClock(site.url, idleDays);
    await buyInTheirName(site.url, 'guest@example.com');
    const guest = await signIn(site.url, 'guest@example.com', { address: addressOf(2) });
    const other = await signIn(site.url, 'newcomer@example.com', { address: addressOf(3) });
    await furnishGuest(guest);
    await saveFavourite(other);
    const theirs = await findOwnedIds(guest);
    const others = await findOwnedIds(other);
    const before = await stateOf(guest);
    const checker = new MatrixChecker(asker, { expired, guest, other, theirs, others, isFull });
    for (const call of calls) await checker.withoutSession(call);
    for (const call of calls) await checker.withForeignIds(call);
    const changed = differences(before, await stateOf(guest));
    // What only reads comes first: a form may take away what a page would show.
    for (const call of calls.toSorted((one, two) => Number(one.method !== 'GET') - Number(two.method !== 'GET')))
      await checker.withTheirOwn(call);
    const deviations = [
      ...gaps,
      ...checker.deviations,
      ...changed.map((part) => `${part} was changed by another guest`),
    ];
    return {
      isGood: deviations.length === 0 && calls.length > 60,
      rows: [
        ['calls of the API', calls.filter(({ isApi }) => isApi).length],
        ['pages and forms of a guest’s own', calls.filter(({ isApi }) => !isApi).length],
        ['asked without a session, and with an expired one', checker.counts.without],
        ['asked with an id of another guest’s, and with one that nobody has', checker.counts.foreign],
        ['asked by their own guest', checker.counts.own],
        ['parts of the guest’s own that another guest changed', changed.length],
        ['deviations', deviations.length === 0 ? 0 : `${deviations.length}: ${deviations.slice(0, 40).join('; ')}`],
      ],
    };
  } finally {
    await site.close();
  }
}

/** All calls of the document and all pages of the table that are a guest's own; what is in one alone, or asks for something nobody has thought of, is a gap. */
async function findCalls(
  url: string,
): Promise<{ readonly calls: readonly MatrixCall[]; readonly gaps: readonly string[] }> {
  const { paths } = inlineReferences(
    (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
    },
  );
  const rows = [...new Map(routeTable().map((row) => [`${row.method} ${row.path}`, row])).values()];
  const gaps: string[] = [];
  const calls: MatrixCall[] = [];
  const described = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  );
  for (const row of rows) {
    const address = row.path.replace(/:(\w+)/g, '{$1}');
    const operation = paths[address]?.[row.method.toLowerCase()];
    described.delete(`${row.method} ${address}`);
    // The levers of a demonstration belong to no guest, and a guest who signs out could ask nothing more.
    if (address.startsWith('/dev/') || address === '/api/logout') continue;
    if (operation) calls.push(callOfOperation(row, operation));
    else if (row.operation && row.path.startsWith('/api/')) gaps.push(`${row.method} ${row.path} is not described`);
    else if (isGuestsOwn(row)) {
      const call = callOfPage(row);
      if (call) calls.push(call);
      else gaps.push(`${row.method} ${row.path} is in no matrix`);
    }
  }
  gaps.push(...[...described].map((name) => `${name} is described and not routed`));
  for (const { address, inputs } of calls)
    for (const { name } of inputs)
      if (nameOfInput(address, name) === undefined) gaps.push(`nobody says whose the ${name} of ${address} is`);
  return { calls, gaps };
}

async function moveClock(url: string, days: number): Promise<void> {
  const now = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
  const answer = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now }),
  });
  if (!answer.ok) throw new Error(`The clock answered ${answer.status}`);
}

/** A stream does not end by itself: what it says first is its answer, and then it is left. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream') || !answer.body) return answer.text();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!/^event: places\ndata: .*\n\n/m.test(text)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader.cancel();
  return text.replace(/"seenAt":"[^"]*"/g, '"seenAt":"then"');
}

function bodyOf({ body, isApi, isMultipart }: MatrixCall): string | FormData | undefined {
  if (body === undefined) return undefined;
  if (isApi) return JSON.stringify(body);
  const fields = Object.entries(body as Readonly<Record<string, string>>);
  if (!isMultipart) return new URLSearchParams(fields).toString();
  const form = new FormData();
  for (const [name, value] of [...fields, ['nothing', '']] as const) form.set(name, value);
  return form;
}

/** Sends calls, each from an address of its own, so that no limit of an address answers in the site's place. */
class Asker {
  private visitors = 10;

  constructor(private readonly url: string) {}

  async send(call: MatrixCall, cookie: string): Promise<ProbeResponse> {
    const query = new URLSearchParams(call.query).toString();
    const headers = new Headers({
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': addressOf((this.visitors += 1)),
    });
    if (cookie) headers.set('Cookie', cookie);
    const body = bodyOf(call);
    if (typeof body === 'string')
      headers.set('Content-Type', call.isApi ? 'application/json' : 'application/x-www-form-urlencoded');
    const answer = await fetch(`${this.url}${call.path}${query && `?${query}`}`, {
      method: call.method,
      redirect: 'manual',
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const requestId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g;
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      location: answer.headers.get('location') ?? '',
      caching: answer.headers.get('cache-control') ?? '',
      text: (await textOf(answer)).replace(requestId, 'a-request').replace(/^DTSTAMP:.*$/m, ''),
    };
  }
}

interface MatrixGuests {
  readonly expired: ApiClient;
  readonly guest: ApiClient;
  readonly other: ApiClient;
  readonly theirs: OwnedIds;
  readonly others: OwnedIds;
  readonly isFull: boolean;
}

class MatrixChecker {
  readonly deviations: string[] = [];
  readonly counts = { without: 0, foreign: 0, own: 0 };

  constructor(
    private readonly asker: Asker,
    private readonly cast: MatrixGuests,
  ) {}

  /** Guests only: 401, or the way to sign in. An expired session is none, to the byte. For everyone: nothing that is a guest's. */
  async withoutSession(call: MatrixCall): Promise<void> {
    const { expired, theirs } = this.cast;
    const asked = this.fill(call, theirs);
    const [anonymous, late] = [await this.asker.send(asked, ''), await this.asker.send(asked, expired.cookie)];
    this.counts.without += 2;
    if (call.access === 'guest' || call.access === 'guest-with-fresh-code' || call.access === 'staff') {
      const isRefused = call.isApi
        ? anonymous.status === 401 && anonymous.text.includes('"NO_SESSION"')
        : [302, 303].includes(anonymous.status) && anonymous.location.startsWith('/login');
      if (!isRefused) this.note(call, `without a session: ${anonymous.status} ${anonymous.location}`);
      if (!anonymous.caching.includes('no-store'))
        this.note(call, `without a session: Cache-Control ${anonymous.caching}`);
    } else if (ofTheGuest.test(anonymous.text)) this.note(call, 'without a session: something of a guest’s');
    if (call.access !== undefined && !isSame(anonymous, late))
      this.note(call, `with an expired session: ${late.status}, without one ${anonymous.status}`);
    if (anonymous.status >= 500 || late.status >= 500) this.note(call, `${anonymous.status} and ${late.status}`);
  }

  /** Another guest's id and one that nobody has: refused with the same answer. */
  async withForeignIds(call: MatrixCall): Promise<void> {
    const { other, theirs, others, isFull } = this.cast;
    for (const input of call.inputs) {
      const name = nameOfInput(call.address, input.name);
      const ids = name === undefined || name === 'line' ? [] : (theirs.get(name) ?? []);
      if (name !== undefined && name !== 'line' && ids.length === 0)
        this.note(call, `the sample guest has no ${input.name} to ask for`);
      for (const id of isFull ? ids : ids.slice(0, 1)) {
        const nobodys = id.replace(/[0-9a-z]/g, (sign) =>
          /\d/.test(sign) ? String(9 - Number(sign)) : sign === 'z' ? 'y' : sign,
        );
        const made = nobodys === id ? `${id.slice(0, -1)}${id.endsWith('q') ? 'r' : 'q'}` : nobodys;
        const [foreign, missing] = await this.both(this.fill(call, others, input), input, [id, made], other.cookie);
        this.counts.foreign += 2;
        if (!isRefusal(foreign) && !saysNoTrip(foreign))
          this.note(call, `with another guest’s ${input.name}: ${foreign.status} ${foreign.location}`);
        if (!isSame(foreign, missing))
          this.note(
            call,
            `tells another guest’s ${input.name} (${foreign.status} ${foreign.text.slice(0, 90)}) from one that nobody has (${missing.status} ${missing.text.slice(0, 90)})`,
          );
      }
    }
  }

  private async both(
    call: MatrixCall,
    input: IdInput,
    ids: readonly [string, string],
    cookie: string,
  ): Promise<readonly [ProbeResponse, ProbeResponse]> {
    const [one, two] = [
      await this.asker.send(withId(call, input, ids[0]), cookie),
      await this.asker.send(withId(call, input, ids[1]), cookie),
    ];
    return [without(one, ids[0]), without(two, ids[1])];
  }

  /** Not refused for who they are. Whether what they sent is of use is another question (409, 422, a used bot check). */
  async withTheirOwn(call: MatrixCall): Promise<void> {
    const { guest, theirs } = this.cast;
    if (call.access === 'staff') {
      const { status } = await this.asker.send(call, guest.cookie);
      if (status !== 404) this.note(call, `a guest without a role: ${status}`);
      return;
    }
    if (call.access !== 'guest' && call.access !== 'guest-with-fresh-code') return;
    if (call.address.includes('/sessions/end')) return;
    const outcome = await this.asker.send(this.fill(call, theirs), guest.cookie);
    this.counts.own += 1;
    const isTaken =
      outcome.status < 400 || [409, 422].includes(outcome.status) || outcome.text.includes('"BOT_CHECK_FAILED"');
    if (!isTaken) this.note(call, `their own: ${outcome.status} ${outcome.text.slice(0, 120)}`);
    if (outcome.location.startsWith('/login')) this.note(call, 'their own: sent to sign in');
    if (outcome.status < 400 && !outcome.caching.startsWith('private'))
      this.note(call, `their own: Cache-Control ${outcome.caching}`);
  }

  /** The call with ids of one guest; those that they do not have are left out. `besides` stays for the caller to set. */
  private fill(call: MatrixCall, ids: OwnedIds, besides?: IdInput): MatrixCall {
    return call.inputs.reduce((filled, input) => {
      const name = nameOfInput(call.address, input.name);
      return input === besides || name === 'line' || name === undefined
        ? filled
        : withId(filled, input, ids.get(name)?.[0]);
    }, call);
  }

  private note({ address }: MatrixCall, what: string): void {
    this.deviations.push(`${address}: ${what}`);
  }
}

/** The lists of sessions and passkeys say that nothing was ended; all else is forbidden or not found. */
const isRefusal = ({ status, location }: ProbeResponse) =>
  status === 403 || status === 404 || /ended=none$|done=gone$/.test(location);
/** A page for everyone who is signed in says that there is no trip to take an experience on. */
const saysNoTrip = ({ text }: ProbeResponse) => text.includes(excursionBookingTexts.noTrip);
const without = (outcome: ProbeResponse, id: string): ProbeResponse => ({
  ...outcome,
  text: outcome.text.replaceAll(id, '…').replaceAll(encodeURIComponent(id), '…'),
  location: outcome.location.replaceAll(encodeURIComponent(id), '…'),
});
const isSame = (one: ProbeResponse, two: ProbeResponse) => JSON.stringify(one) === JSON.stringify(two);

/** What the guest has, as every call shows it that only reads. */
async function stateOf(guest: ApiClient): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string) => (await (await guest.get(path)).text()).replace(/"requestId":"[^"]+"/, '');
  const paths = [
    '/api/user',
    '/api/reservations',
    '/api/favorites',
    '/api/contact-information',
    '/api/address-information',
    '/api/preference/survey',
    '/api/inquiries',
  ];
  const appointments = await (await guest.post('/api/existing-appointment', {})).text();
  return {
    appointments,
    ...Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await read(path)] as const))),
  };
}

const differences = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) =>
  Object.keys(before).filter((part) => before[part] !== after[part]);

export const authorisationMatrix: Drill = {
  title: 'Authorisation matrix',
  how: 'Every call of /api/openapi.json and every page and form of a guest’s own, from the table that the server routes by, × no session, an expired one, each id of another guest’s beside one that nobody has, and their own.',
  verdict:
    'Nobody got in, no call answered another guest’s id otherwise than one that nobody has, and every guest got what is theirs.',
  run: () => askEverything({ isFull: true }),
};
