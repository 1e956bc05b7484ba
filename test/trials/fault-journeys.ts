import { randomUUID } from 'node:crypto';
import { reservationIdIn } from '../support/buyer';
import { cardFields, guestFields } from '../support/suite-forms';
import { loopbackAddress, ProxiedVisitor, type Reply } from './proxied-visitor';
import { signInByEmail } from './proxied-sign-in';
import { untilAnswered } from './two-node-site';
import { lineOf, type OfferedDeparture } from './seat-guest';
import { freeSuites, readJsonOf, type SuiteKind } from './free-suites';

/** A site behind the proxy as visitors and guests use it, whatever stands behind it. */
export interface JourneySite {
  readonly url: string;
  /** The guest whose trip is looked at, and who books ashore. */
  readonly guest: ProxiedVisitor;
  readonly excursion: OfferedExcursion;
  /** Whether suites are sold by the site itself, or by an engine of its own to which guests are handed over. */
  readonly sellsSuites: boolean;
  readonly suites: readonly SuiteKind[];
  /** Addresses of guests who can sign in, each used once: one address is sent few codes. */
  readonly emails: string[];
  readonly botCheckToken: (action: string) => Promise<string>;
  readonly newestCode: (email: string) => Promise<string>;
}

export interface OfferedExcursion {
  readonly reservationId: string;
  readonly departureId: string;
  readonly lines: readonly object[];
}

/** What came of one attempt; a write that was answered can be looked for. */
export interface Attempt {
  readonly outcome: 'works' | 'refused' | 'cut off' | 'signed out' | 'wrong';
  /** Of the slowest request. */
  readonly ms: number;
  readonly why: string;
  readonly isThere?: () => Promise<boolean>;
  readonly submissionId?: string;
  /** The fault was over when the answer came. */
  readonly isAtEnd?: boolean;
}

export interface Journey {
  readonly name: JourneyName;
  /** What has to be there before the fault, such as a suite on hold for the guest who pays. */
  readonly prepare?: (site: JourneySite, wanted: number) => Promise<void>;
  readonly attempt: (site: JourneySite) => Promise<Attempt>;
}

export type JourneyName =
  | 'visitor page'
  | 'public page of a guest'
  | 'guest page'
  | 'reserve'
  | 'pay'
  | 'lead'
  | 'sign-in'
  | 'excursion';

let visitors = 0;
const nextVisitor = ({ url }: JourneySite): ProxiedVisitor => new ProxiedVisitor(url, loopbackAddress((visitors += 1)));

/** Refused as promised: 503, with the time after which to come again. */
function toAttempt(
  reply: Reply,
  {
    worked,
    step,
    ...more
  }: { readonly worked: boolean; readonly step: string } & Pick<Attempt, 'isThere' | 'submissionId'>,
): Attempt {
  const { ms, status, retryAfter, text, location } = reply;
  if (worked) return { outcome: 'works', ms, why: '', ...more };
  const isRefused = status === 503 && Number(retryAfter) > 0;
  const why = `${step} ${status}${location ? ` to ${location.slice(0, 60)}` : ''}${status === 0 || !isRefused ? ` ${text.replaceAll(/\s+/g, ' ').slice(0, 80)}` : ''}`;
  const isSignedOut = status === 401 || location.startsWith('/login');
  // The proxy's answers when a node ends with the request (E10), or hangs.
  const isCutOff = (status === 502 || status === 504) && Number(retryAfter) > 0;
  const outcome = isRefused ? 'refused' : isCutOff ? 'cut off' : isSignedOut ? 'signed out' : 'wrong';
  return { outcome, ms, why };
}

const publicPages = ['/', '/voyages', '/destinations'];

/** Of a visitor, or of a browser with a guest's cookie. */
export function publicPage(name: 'visitor page' | 'public page of a guest'): Journey {
  let asked = 0;
  const visitorOf = (site: JourneySite) => (name === 'visitor page' ? nextVisitor(site) : site.guest);
  return {
    name,
    // Both nodes have shown them before: what no node has a copy of needs the line's systems.
    prepare: async (site) => {
      for (const path of Array.from({ length: 6 }, () => publicPages).flat()) await visitorOf(site).get(path);
    },
    attempt: async (site) => {
      const path = publicPages[(asked += 1) % publicPages.length] ?? '/';
      const reply = await visitorOf(site).get(path);
      return toAttempt(reply, { worked: reply.status === 200, step: path });
    },
  };
}

export function guestPage(): Journey {
  return {
    name: 'guest page',
    attempt: async ({ guest }) => {
      const reply = await guest.get('/my-profile/trips');
      return toAttempt(reply, { worked: reply.status === 200, step: 'the trips' });
    },
  };
}

const parameterOf = ({ location }: Reply, name: string): string =>
  new URL(location || '/', 'http://site').searchParams.get(name) ?? '';

const enter = (visitor: ProxiedVisitor, { itineraryId, category }: SuiteKind): Promise<Reply> =>
  visitor.get(
    `/engine/details?${new URLSearchParams({ siid: 'landfall', voyageId: itineraryId, categorycode: category, farecode: 'BESTPRICE', p1: '2', p2: '30,30' }).toString()}`,
  );

let suitesAsked = 0;
const nextSuite = ({ suites }: JourneySite): SuiteKind => suites[(suitesAsked += 1) % suites.length] as SuiteKind;

/** Puts a suite on hold, and looks whether it is; without suites of its own the site shows the step before the engine. */
export function reserve(): Journey {
  return {
    name: 'reserve',
    attempt: async (site) => {
      const visitor = nextVisitor(site);
      const suite = nextSuite(site);
      if (!site.sellsSuites) {
        const step = await visitor.get(`/reserve-now/${suite.itineraryId}/suite`);
        return toAttempt(step, { worked: step.status === 200, step: 'the step before the engine' });
      }
      const entered = await enter(visitor, suite);
      const hold = parameterOf(entered, 'hold');
      return toAttempt(entered, {
        worked: entered.status === 303 && hold !== '',
        step: 'entering',
        isThere: async () => {
          const isHeld = (await visitor.get(`/engine/details?hold=${hold}`)).status === 200;
          return isHeld && (await visitor.submit('/engine/release', { hold })).status === 303;
        },
      });
    },
  };
}

interface Payer {
  readonly visitor: ProxiedVisitor;
  readonly hold: string;
}

/** Pays for a suite that was put on hold before; who is refused tries again with the same form. */
export function pay(): Journey {
  const payers: Payer[] = [];
  const begin = async (site: JourneySite): Promise<Payer> => {
    const visitor = nextVisitor(site);
    const entered = await enter(visitor, nextSuite(site));
    const hold = parameterOf(entered, 'hold');
    const written = await visitor.submit('/engine/details', { hold, ...guestFields(`payer.${visitors}@example.com`) });
    if (hold === '' || written.status !== 303)
      throw new Error(`No suite was put on hold: ${entered.status}, ${written.status}`);
    return { visitor, hold };
  };
  return {
    name: 'pay',
    prepare: async (site, wanted) => {
      while (site.sellsSuites && payers.length < wanted) payers.push(await begin(site));
    },
    attempt: async (site) => {
      if (!site.sellsSuites) {
        const handed = await site.guest.get(`/my-profile/trips/payment?reservationId=${site.excursion.reservationId}`);
        return toAttempt(handed, { worked: [200, 303].includes(handed.status), step: 'the way to the payment' });
      }
      const payer = payers.shift() ?? (await begin(site).catch(() => undefined));
      if (!payer) return { outcome: 'refused', ms: 0, why: 'no suite could be put on hold' };
      const { visitor, hold } = payer;
      const paid = await visitor.submit('/engine/payment', { hold, choice: 'full', ...cardFields() });
      const isOnProvidersPage = paid.status === 303 && /\/c\/pay\//.test(paid.location);
      const worked = isOnProvidersPage || (paid.status === 303 && paid.location.includes('receipt='));
      if (!worked) payers.push(payer);
      return toAttempt(paid, {
        worked,
        step: 'the payment',
        isThere: async () =>
          isOnProvidersPage || reservationIdIn((await visitor.get(paid.location)).text) !== undefined,
      });
    },
  };
}

/** What was not answered is sent again under its id. */
export function lead(): Journey {
  let submissionId = randomUUID();
  return {
    name: 'lead',
    attempt: async (site) => {
      const sent = submissionId;
      const token = await site.botCheckToken('contact-us').catch(String);
      const reply = await nextVisitor(site).json('POST', '/api/contact-us', {
        first_name: 'Ada',
        last_name: `Lindqvist ${visitors}`,
        email: `lead.${visitors}@example.com`,
        topic: 'General Inquiry',
        message: 'Is there a suite left?',
        submissionId: sent,
        token,
      });
      const worked = reply.status === 200;
      if (worked) submissionId = randomUUID();
      return toAttempt(reply, { worked, step: 'the form', submissionId: sent });
    },
  };
}

export function signIn(): Journey {
  return {
    name: 'sign-in',
    attempt: async (site) => {
      const email = site.emails.shift();
      if (email === undefined) throw new Error('No guest is left who can sign in');
      const visitor = nextVisitor(site);
      const reply = await signInByEmail(visitor, {
        email,
        token: () => site.botCheckToken('otp-request').catch(String),
        code: () => site.newestCode(email).catch(String),
      });
      return toAttempt(reply, {
        worked: reply.status === 200 && reply.step === 'otp-auth',
        step: reply.step,
        isThere: async () => (await visitor.get('/api/user')).status === 200,
      });
    },
  };
}

/** Books and gives back in turn, each with a key until it is answered. */
export function excursion(): Journey {
  let step = 0;
  let booked: readonly string[] = [];
  return {
    name: 'excursion',
    attempt: async ({ guest, excursion: { lines, reservationId } }) => {
      const isBooking = booked.length === 0;
      const path = '/api/shore-ex-book';
      const reply = isBooking
        ? await guest.json('POST', path, lines, { 'Idempotency-Key': `faults-${process.pid}-${step}` })
        : await guest.json('DELETE', path, booked);
      const worked = reply.status === 200 || reply.status === 202;
      if (!worked) return toAttempt(reply, { worked, step: isBooking ? 'booking' : 'giving back' });
      const own = (step += 1);
      const ids = isBooking ? bookingIds(reply) : booked;
      booked = isBooking ? ids : [];
      return toAttempt(reply, {
        worked,
        step: '',
        isThere: async () => {
          // A later attempt has changed it again, and is looked for instead.
          if (own !== step) return true;
          const there = (await guest.get(`/api/shore-ex-guests?reservationId=${reservationId}`)).text;
          return ids.every((id) => there.includes(id) === isBooking);
        },
      });
    },
  };
}

const bookingIds = ({ text }: Reply): readonly string[] =>
  (JSON.parse(text) as { readonly results?: readonly { readonly bookingId: string }[] }).results?.map(
    ({ bookingId }) => bookingId,
  ) ?? [];

interface Traveller {
  readonly participantId: string;
  readonly excursionBookings: readonly unknown[];
}

interface TripOfGuest {
  readonly seawareId: string;
  readonly reservationStatus: string;
  readonly packages: readonly { readonly packageCode: string }[];
}

const kindsOfSailing = 2;
const maxTripMs = 12 * 24 * 60 * 60_000;

/** The first departure on any trip that takes the guest along; it is booked once and given back. */
export async function findExcursion(guest: ProxiedVisitor): Promise<OfferedExcursion> {
  const read = <T>(path: string): Promise<T> =>
    untilAnswered(async () => {
      const { status, text } = await guest.get(path);
      return status === 200 ? (JSON.parse(text) as T) : undefined;
    }, 60_000);
  for (const { seawareId, reservationStatus, packages } of await read<readonly TripOfGuest[]>('/api/reservations')) {
    const [traveller] = await read<readonly Traveller[]>(`/api/shore-ex-guests?reservationId=${seawareId}`);
    if (reservationStatus !== 'BK' || !traveller || traveller.excursionBookings.length > 0) continue;
    const [year = '', month = '', day = ''] = packages[0]?.packageCode.split('-')[2]?.match(/../g) ?? [];
    const startDate = `20${year}-${month}-${day}`;
    const endDate = new Date(Date.parse(startDate) + maxTripMs).toISOString().slice(0, 10);
    const { contents } = await read<{ readonly contents: readonly OfferedDeparture[] }>(
      `/api/shore-ex-available?startDate=${startDate}&endDate=${endDate}`,
    );
    for (const departure of contents.slice(0, 8)) {
      const lines = [lineOf(departure, traveller.participantId)];
      const answer = await guest.json('POST', '/api/shore-ex-book', lines);
      const ids = answer.status === 200 ? bookingIds(answer) : [];
      if (ids.length > 0 && (await guest.json('DELETE', '/api/shore-ex-book', ids)).status === 200)
        return { reservationId: seawareId, departureId: departure.id, lines };
    }
  }
  throw new Error('No departure takes the guest along');
}

/** Kinds of suite with free cabins, few of each sailing: strangers may hold but a fifth of what one has free. */
export async function findSuites(url: string, count: number): Promise<readonly SuiteKind[]> {
  const found: SuiteKind[] = [];
  for await (const suites of freeSuites(readJsonOf(url))) {
    const ample = suites.filter(({ cabins }) => cabins >= 4).slice(0, kindsOfSailing);
    found.push(...ample.map(({ itineraryId, category }) => ({ itineraryId, category })));
    if (found.length >= count) break;
  }
  return found;
}
