import { resolve } from 'node:path';
import { findExcursion, giveEverythingBack } from '../support/bookable-excursion';
import { type ApiClient, signIn } from '../support/sign-in';
import { solveBotCheck } from '../support/solve-bot-check';
import { type RunningServer, startServer } from '../support/start-server';
import { until } from '../support/until';
import { attributesIn, valueOf } from '../support/parse-html';

interface CountedRequest {
  readonly method: string;
  readonly url: string;
  readonly statements: readonly string[];
}

/** What each of these requests may ask the database, its session included: a new read on the way of one shows here. */
const limits = {
  'public page, not cached': 3,
  'My Trips': 11,
  'contact form': 7,
  'API read': 2,
  favourite: 5,
  'excursion booking, page': 15,
  'excursion booking, API': 15,
} as const;

let server: RunningServer;
let guest: ApiClient;
beforeAll(async () => {
  server = await startServer({
    env: { TRUST_PROXY: '1', NODE_OPTIONS: `--require ${resolve('test/support/count-statements.cjs')}` },
  });
  guest = await signIn(server.url, 'guest@example.com');
}, 60_000);
afterAll(() => server.stop());

const countedRequests = (): readonly CountedRequest[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('statements '))
    .map((line) => JSON.parse(line.slice('statements '.length)) as CountedRequest);

/** What one request asks, answered as expected: its line comes when the answer has left. */
async function statementsOf(asked: string, status: number, send: () => Promise<Response>): Promise<readonly string[]> {
  const alike = () => countedRequests().filter(({ method, url }) => `${method} ${url}`.startsWith(asked));
  const before = alike().length;
  const answer = await send();
  expect({ asked, status: answer.status, text: answer.status === status ? '' : await answer.text() }).toEqual({
    asked,
    status,
    text: '',
  });
  await until(async () => alike().length, before + 1);
  return alike().at(-1)?.statements ?? [];
}

const found: Partial<Record<keyof typeof limits, number>> = {};
afterAll(() => process.stdout.write(`SQL statements of one request: ${JSON.stringify(found)}\n`));

/** Once in two seconds the request that happens to come asks for all of them which voyages were withdrawn (H52), which endpoints want an event, and what the demonstration is set to. */
const isRefresh = (statement: string) =>
  [
    'select * from "voyage_publications"',
    'select "endpoint_id" from "webhook_endpoints"',
    'select "state" from "demo_desk"',
  ].some((start) => statement.startsWith(start));

/** The first request of its kind reads what later ones find in memory, so the second counts. */
async function expectWithin(
  path: keyof typeof limits,
  statementsOfOne: (time: 'first' | 'second') => Promise<readonly string[]>,
): Promise<void> {
  await statementsOfOne('first');
  const statements = (await statementsOfOne('second')).filter((statement) => !isRefresh(statement));
  found[path] = statements.length;
  if (statements.length > limits[path]) expect(statements).toEqual(`at most ${limits[path]} statements`);
}

describe('the statements of a request to the embedded SQLite', () => {
  it('are few for a public page that no cache answers', async () => {
    const voyages = await (await fetch(`${server.url}/voyages`)).text();
    const [href = ''] = attributesIn(voyages, 'main a[href^="/voyages/"]', 'href');
    const page = href.replace(/[?#].*/, '');
    // The cache does not answer requests with a session.
    await expectWithin('public page, not cached', () => statementsOf(`GET ${page}`, 200, () => guest.get(page)));
  });

  it('are few for My Trips', async () => {
    await expectWithin('My Trips', () =>
      statementsOf('GET /my-profile/trips', 200, () => guest.get('/my-profile/trips')),
    );
  });

  it('are few for the contact form', async () => {
    await expectWithin('contact form', async (time) => {
      const fields = {
        first_name: 'Ada',
        last_name: 'Marlow',
        email: 'ada@example.com',
        topic: 'General Inquiry',
        message: `Is the marina open every day? ${time}`,
        token: await solveBotCheck(server.url, 'contact-us'),
      };
      return statementsOf('POST /contact-us', 303, () =>
        fetch(`${server.url}/contact-us`, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'Sec-Fetch-Site': 'same-origin' },
          body: new URLSearchParams(fields),
        }),
      );
    });
  });

  it('are few for a read of the API', async () => {
    const itineraryId = (await findExcursion(guest)).departureId.split('.')[0];
    await expectWithin('API read', () =>
      statementsOf('GET /api/voyage-data', 200, () => fetch(`${server.url}/api/voyage-data?voyageId=${itineraryId}`)),
    );
  });

  it('are few for a favourite', async () => {
    const stories = { first: 'bread-at-three', second: 'a-language-for-ravines' };
    await expectWithin('favourite', (time) =>
      statementsOf('POST /api/favorites', 201, () =>
        guest.post('/api/favorites', { type: 'STORY', value: stories[time] }),
      ),
    );
  });

  it('EXC-12 API-13 are at most fifteen for an excursion booking, by the page and by the API', async () => {
    const excursion = await findExcursion(guest);
    const { reservationId, departureId, guests } = excursion;
    const [traveller] = guests;
    const page = `${excursion.path}/reserve`;
    await expectWithin('excursion booking, page', async () => {
      const html = await (await guest.get(`${page}?reservationId=${reservationId}`)).text();
      // A write after the form was read: nothing of the sailing is in memory any more.
      await giveEverythingBack(guest, excursion);
      const key = valueOf(html, 'key');
      const fields = { key, reservationId, departure: departureId, [`guest.${traveller?.participantId}`]: '1' };
      return statementsOf(`POST ${page}`, 303, () => guest.submit(page, fields));
    });
    await expectWithin('excursion booking, API', async (time) => {
      await giveEverythingBack(guest, excursion);
      const line = await bookingLine(excursion);
      return statementsOf('POST /api/shore-ex-book', 200, () =>
        guest.post('/api/shore-ex-book', [line], { 'Idempotency-Key': `a-key-${time}` }),
      );
    });
    await giveEverythingBack(guest, excursion);
  });
});

/** As the integrators' guide has it: what a departure and a guest say of themselves. */
async function bookingLine({ reservationId, departureId }: Awaited<ReturnType<typeof findExcursion>>): Promise<object> {
  const guests = (await (await guest.get(`/api/shore-ex-guests?reservationId=${reservationId}`)).json()) as readonly {
    readonly participantId: string;
    readonly ageGroups: readonly { readonly group: string }[];
  }[];
  const [itineraryId, tourCode, day] = departureId.split('.');
  const date = `20${/-(\d{6})-/.exec(itineraryId ?? '')?.[1]?.replace(/(..)(..)(..)/, '$1-$2-$3')}`;
  const to = new Date(Date.parse(date) + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  const { contents } = (await (await guest.get(`/api/shore-ex-available?startDate=${date}&endDate=${to}`)).json()) as {
    readonly contents: readonly {
      readonly id: string;
      readonly departuresObject: readonly {
        readonly ageGroups: readonly { readonly articlePriceObject: { readonly price: number } }[];
      }[];
    }[];
  };
  const departure = contents.find(({ id }) => id === departureId);
  const price = departure?.departuresObject[0]?.ageGroups[0]?.articlePriceObject.price ?? 0;
  const ageGroup = guests[0]?.ageGroups[0]?.group;
  return {
    ageGroup,
    ageGroupPricingId: `${tourCode}-${ageGroup}`,
    participantId: guests[0]?.participantId,
    bookableTourDepartureId: departureId,
    bookableTourId: `${itineraryId}.${tourCode}.${day}`,
    bookingStatus: 'PREBOOKED_NOT_POSTED',
    quantity: 1,
    salesChannelId: 'WEB',
    grossAmount: price,
    netAmount: price,
    longComments: '',
  };
}
