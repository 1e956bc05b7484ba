import { ApiContract } from '../../../test/support/open-api';
import { type ApiClient, signIn } from '../../../test/support/sign-in';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { readOutbox } from '../../../test/support/outbox';
import { attributesIn, parseHtml, valueOf } from '../../../test/support/parse-html';
import { until } from '../../../test/support/until';

let server: SharedServer;
let contract: ApiContract;
let eleanor: ApiClient;
let james: ApiClient;
let trip: { readonly reservationId: string; readonly startDate: string; readonly endDate: string };
beforeAll(async () => {
  server = await sharedServer();
  contract = await ApiContract.of(server.url);
  eleanor = await signIn(server.url, 'guest@example.com', { address: '198.51.100.1' });
  james = await signIn(server.url, 'newcomer@example.com', { address: '198.51.100.2' });
  const reservations = (await call<readonly Reservation[]>(eleanor, 'GET', '/api/reservations')).body;
  for (const {
    seawareId: reservationId,
    packages: [booked],
  } of reservations.filter(({ reservationStatus }) => reservationStatus === 'BK')) {
    const [, , digits = '', nights = ''] = booked?.packageCode.split('-') ?? [];
    const startDate = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
    const endDate = new Date(Date.parse(startDate) + Number(nights) * 24 * 3_600_000).toISOString().slice(0, 10);
    trip = { reservationId, startDate, endDate };
    if (new Set((await departures()).map(codeOf)).size > 2 && (await singleDeparture())) break;
  }
}, 60_000);
afterAll(() => server.stop());
/** Eleanor has booked nothing. */
beforeEach(async () => {
  const ids = (await guests()).flatMap(({ excursionBookings }) => excursionBookings.map(({ id }) => id));
  if (ids.length > 0) await call(eleanor, 'DELETE', '/api/shore-ex-book', ids);
});

interface Reservation {
  readonly seawareId: string;
  readonly reservationStatus: string;
  readonly packages: readonly { readonly packageCode: string }[];
}
interface Availability {
  readonly id: string;
  readonly bookableTourId: string;
  readonly availableCapacity: number;
  readonly bookingOverviewGql: { readonly bookedAmount: number };
  readonly departuresObject: readonly {
    readonly ageGroups: readonly {
      readonly ageGroup: string;
      readonly id: string;
      readonly articlePriceObject: { readonly price: number };
    }[];
  }[];
}
interface Guest {
  readonly participantId: string;
  readonly name: string;
  readonly ageGroups: readonly { readonly group: string }[];
  readonly excursionBookings: readonly {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly bookingStatus: string;
    readonly bookableTourObject: object;
  }[];
}
type Receipt = {
  readonly status: string;
  readonly position?: number;
  readonly results: readonly { readonly participantId: string; readonly bookingId: string }[];
  readonly code?: string;
};

async function call<Body>(
  guest: ApiClient,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      Cookie: guest.cookie,
      'Sec-Fetch-Site': 'same-origin',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  return contract.read<Body>(method, path, answer);
}

const guests = async () =>
  (await call<readonly Guest[]>(eleanor, 'GET', `/api/shore-ex-guests?reservationId=${trip.reservationId}`)).body;
const departures = async () =>
  (
    await call<{ readonly contents: readonly Availability[] }>(
      eleanor,
      'GET',
      `/api/shore-ex-available?startDate=${trip.startDate}&endDate=${trip.endDate}&shipCode=ON1`,
    )
  ).body.contents;
const another = async (index = 0) => {
  const found = (await departures())[index];
  if (!found) throw new Error('There is no departure on the sample trip.');
  return found;
};
const codeOf = ({ bookableTourId }: Availability) => bookableTourId.split('.')[1];
const singleDeparture = async () => {
  const found = await departures();
  return found.find((one) => found.filter((other) => codeOf(other) === codeOf(one)).length === 1);
};
const single = async () => {
  const found = await singleDeparture();
  if (!found) throw new Error('Every experience of the sample trips departs several times.');
  return found;
};
/** A departure of an experience that no other case books, so that the messages about it are of one case. */
const ofNoOtherCase = async () => {
  const booked = new Set([codeOf(await another()), codeOf(await single())]);
  const departure = (await departures()).find((one) => !booked.has(codeOf(one)));
  const { title } = (await experiences()).find(({ otalioCode }) => departure && otalioCode === codeOf(departure)) ?? {};
  if (!departure || !title) throw new Error('No sample trip has three experiences.');
  return { departure, title };
};
const experiences = async () =>
  (await (await fetch(`${server.url}/api/shore-experience`)).json()) as readonly {
    readonly otalioCode: string;
    readonly title: string;
    readonly url: string;
  }[];
/** What Eleanor was written of these, newest first. */
const writtenOf = async (...subjects: readonly string[]) =>
  (await readOutbox(server.url, 'guest@example.com')).filter(({ subject }) =>
    subjects.some((start) => subject.startsWith(start)),
  );
const lineOf = (
  { id, bookableTourId, departuresObject: [departure] }: Availability,
  { participantId, ageGroups: [group] }: Guest,
  changes: object = {},
) => {
  const priced = departure?.ageGroups.find(({ ageGroup }) => ageGroup === group?.group);
  const price = priced?.articlePriceObject.price ?? 0;
  return {
    ageGroup: group?.group,
    ageGroupPricingId: priced?.id,
    participantId,
    bookableTourDepartureId: id,
    bookableTourId,
    bookingStatus: 'PREBOOKED_NOT_POSTED',
    quantity: 1,
    salesChannelId: 'WEB',
    grossAmount: price,
    netAmount: price,
    longComments: '',
    ...changes,
  };
};
const book = (lines: readonly object[], headers: Record<string, string> = {}, guest = eleanor) =>
  call<Receipt>(guest, 'POST', '/api/shore-ex-book', lines, headers);

const switchFault = (state: string) =>
  fetch(`${server.url}/dev/desk`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state }),
  });

describe('the excursion booking system through /api', () => {
  it('D6 D9 writes once of a booking and once of one given back, whatever is sent twice', async () => {
    const { departure, title } = await ofNoOtherCase();
    const written = async () =>
      (await writtenOf(`Reserved: ${title}`, `Given back: ${title}`)).map(({ subject }) => subject);
    const [first] = await guests();
    if (!first) throw new Error('The sample trip has guests.');
    const headers = { 'Idempotency-Key': 'a-wish-that-is-written-of' };
    const [booked] = await Promise.all([
      book([lineOf(departure, first)], headers),
      book([lineOf(departure, first)], headers),
    ]);
    await until(async () => (await written()).length, 1);
    const ids = booked.body.results.map(({ bookingId }) => bookingId);
    await call(eleanor, 'DELETE', '/api/shore-ex-book', ids);
    await call(eleanor, 'DELETE', '/api/shore-ex-book', ids);
    await until(async () => (await written()).length, 2);
    expect((await written()).map((subject) => subject.split(':')[0])).toEqual(['Given back', 'Reserved']);
  });

  it('VOY-12 says on the page of an experience when and where its guest has booked it, with a link to that trip', async () => {
    const [departure, [first]] = [await another(), await guests()];
    const { url = '' } = (await experiences()).find(({ otalioCode }) => otalioCode === codeOf(departure)) ?? {};
    if (!first) throw new Error('The sample trip has a guest.');
    const bookedOn = async (page: Response) =>
      parseHtml(await page.text())
        .querySelectorAll('.experience-facts__booked')
        .map((booking) => ({ text: booking.textContent, href: booking.querySelector('a')?.getAttribute('href') }));
    expect(await bookedOn(await eleanor.get(url))).toEqual([]);
    await book([lineOf(departure, first)]);
    expect(await bookedOn(await eleanor.get(url))).toEqual([
      {
        text: expect.stringMatching(/^You have reserved this\d+ \w+ 20\d\d, .* [ap]m, .*Eleanor Marsh/),
        href: `/my-profile/trips/itinerary?reservationId=${trip.reservationId}&tab=local_experiences`,
      },
    ]);
    expect(await bookedOn(await james.get(url))).toEqual([]);
    expect(await bookedOn(await fetch(`${server.url}${url}`))).toEqual([]);
  });

  it('EXC-25 shows of a booking its id, its guest, its status, and what departs on which day at which time', async () => {
    const [departure, [first]] = [await another(), await guests()];
    if (!first) throw new Error('The sample trip has a guest.');
    const [bookingId] = (await book([lineOf(departure, first)])).body.results.map((result) => result.bookingId);
    const [, tourCode, day = '', time = ''] = departure.id.split('.');
    expect((await guests())[0]?.excursionBookings).toEqual([
      {
        id: bookingId,
        firstName: 'Eleanor',
        lastName: 'Marsh',
        bookingStatus: 'PREBOOKED_NOT_POSTED',
        bookableTourObject: { code: tourCode, date: `20${day.replace(/(\d\d)(?=\d)/g, '$1-')}` },
        bookableTourDepartureObject: { departureTime: time.replace(/^(\d\d)/, '$1:') },
      },
    ]);
  });

  it('API-10 API-11 lists the departures of some days with their seats, and those of one experience with their hours', async () => {
    const found = await another();
    const [, tourCode] = found.bookableTourId.split('.');
    const ageGroups = ['ADULT', 'CHILD', 'YOUNG_CHILD', 'INFANT'].map((ageGroup) => ({
      ageGroup,
      id: `${tourCode}-${ageGroup}`,
      articlePriceObject: { price: expect.any(Number) },
    }));
    expect(found).toEqual({
      id: expect.stringContaining(`${found.bookableTourId}.`),
      bookableTourId: expect.stringMatching(/^ON1-/),
      availableCapacity: expect.any(Number),
      bookingOverviewGql: { bookedAmount: expect.any(Number) },
      salesChannelsGql: [{ id: 'WEB', salesChannelTypeGql: { code: 'WEB' } }],
      departuresObject: [{ id: found.id, ageGroups }],
    });
    expect(found.bookingOverviewGql.bookedAmount).toBeLessThan(found.availableCapacity);
    const { body } = await call<
      readonly { readonly departureId: string; readonly timeRange: string; readonly date: string }[]
    >(
      eleanor,
      'GET',
      `/api/shoreex-instances?startDate=${trip.startDate}&endDate=${trip.endDate}&tourCode=${tourCode}`,
    );
    expect(body.map(({ departureId }) => departureId)).toContain(found.id);
    expect(body[0]?.timeRange).toMatch(/^\d{1,2}:\d\d [ap]m to \d{1,2}:\d\d [ap]m$/);
    for (const days of [
      'startDate=2027-01-01&endDate=2029-01-01',
      'startDate=2027-01-02&endDate=2027-01-01',
      'startDate=2027-02-30&endDate=2027-03-01',
      '',
    ]) {
      expect((await call(eleanor, 'GET', `/api/shore-ex-available?${days}`)).status).toBe(422);
    }
    expect(await call(eleanor, 'GET', '/api/shore-ex-available?startDate=2027-01-02&endDate=2027-01-01')).toMatchObject(
      { body: { error: 'endDate is before startDate.' } },
    );
  });

  it('EXC-20 EXC-27 changes who takes part and the note: looked at first, written to afterwards, for its guest alone', async () => {
    const [departure, [first, second]] = [await another(), await guests()];
    if (!first || !second) throw new Error('The sample trip has two guests.');
    await book([lineOf(departure, first), lineOf(departure, second)]);
    const tab = `/my-profile/trips/itinerary?reservationId=${trip.reservationId}&tab=local_experiences`;
    const [address = ''] = attributesIn(await (await eleanor.get(tab)).text(), 'a[href*="experiences/change"]', 'href');
    const gone = await james.get(address);
    expect([(await eleanor.get(address)).status, gone.status, gone.headers.get('location')]).toEqual([
      200,
      303,
      '/my-profile/trips?done=gone',
    ]);
    const form = async (html: string, intent: string, chosen: readonly string[]) =>
      eleanor.submit('/my-profile/trips/experiences/change', {
        party: valueOf(html, 'party'),
        requestKey: valueOf(html, 'requestKey'),
        departure: departure.id,
        notes: 'By the window.',
        intent,
        ...Object.fromEntries(chosen.map((id) => [`guest.${id}`, '1'])),
      });
    const page = await (await eleanor.get(address)).text();
    expect(await (await form(page, 'change', [])).text()).toContain('Nobody is chosen.');
    const looked = await (await form(page, 'look', [first.participantId])).text();
    expect(looked).toMatch(/will not take part any more\..*costs nothing until/s);
    expect((await guests()).filter(({ excursionBookings }) => excursionBookings.length > 0)).toHaveLength(2);
    const changed = await form(looked, 'change', [first.participantId]);
    expect(changed.status).toBe(303);
    expect(await (await eleanor.get(changed.headers.get('location') ?? '')).text()).toMatch(
      /Your booking is changed.*By the window\./s,
    );
    expect((await guests()).filter(({ excursionBookings }) => excursionBookings.length > 0)).toHaveLength(1);
    const [message] = await writtenOf('Changed: ');
    expect(message?.text).toContain('will not take part any more');
  });

  it('API-12 API-13 API-14 books guests of a trip, shows it with them and their names, and gives it back once', async () => {
    const [departure, [first, second]] = [await another(), await guests()];
    if (!first || !second) throw new Error('The sample trip has two guests.');
    const booked = await book([
      lineOf(departure, first, { longComments: 'By the window.' }),
      lineOf(departure, second),
    ]);
    expect(booked).toMatchObject({
      status: 200,
      body: {
        status: 'CONFIRMED',
        results: [{ participantId: first.participantId }, { participantId: second.participantId }],
      },
    });
    expect(
      (await guests())
        .slice(0, 2)
        .map(({ excursionBookings }) => excursionBookings.map(({ bookingStatus }) => bookingStatus)),
    ).toEqual([['PREBOOKED_NOT_POSTED'], ['PREBOOKED_NOT_POSTED']]);
    expect(
      (await guests()).flatMap(({ name, excursionBookings }) =>
        excursionBookings.map(({ firstName, lastName }) => [name, firstName, lastName]),
      ),
    ).toEqual([
      ['Eleanor Marsh', 'Eleanor', 'Marsh'],
      [second.name, 'Daniel', 'Marsh'],
    ]);
    expect((await another()).bookingOverviewGql.bookedAmount).toBe(departure.bookingOverviewGql.bookedAmount + 2);
    const ids = booked.body.results.map(({ bookingId }) => bookingId);
    expect((await call(eleanor, 'DELETE', '/api/shore-ex-book', ids)).body).toEqual({ status: 'REMOVED' });
    expect((await call(eleanor, 'DELETE', '/api/shore-ex-book', ids)).status).toBe(200);
    expect((await another()).bookingOverviewGql.bookedAmount).toBe(departure.bookingOverviewGql.bookedAmount);
  });

  it('D6 answers a repeat with its key alike, refuses the key for another request, and a guest who goes already', async () => {
    const [departure, [first, second]] = [await another(), await guests()];
    if (!first || !second) throw new Error('The sample trip has two guests.');
    const headers = { 'Idempotency-Key': 'a-wish' };
    const answers = await Promise.all([
      book([lineOf(departure, first)], headers),
      book([lineOf(departure, first)], headers),
    ]);
    expect(answers[0].body).toEqual(answers[1].body);
    for (const other of [
      [lineOf(departure, second)],
      [lineOf(departure, first), lineOf(departure, second)],
      [lineOf(departure, first, { longComments: 'By the window.' })],
    ]) {
      expect(await book(other, headers)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
    }
    expect(await book([lineOf(departure, first), lineOf(departure, second)])).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_BOOKED' },
    });
  });

  it('D6 D9 reserves nothing again by a key whose places were given back, and the guest again by a new one', async () => {
    const [departure, [first]] = [await another(), await guests()];
    if (!first) throw new Error('The sample trip has guests.');
    const bookedBy = (key: string) => book([lineOf(departure, first)], { 'Idempotency-Key': key });
    const { body } = await bookedBy('a-wish-that-ends');
    await call(
      eleanor,
      'DELETE',
      '/api/shore-ex-book',
      body.results.map(({ bookingId }) => bookingId),
    );
    expect(await bookedBy('a-wish-that-ends')).toMatchObject({ status: 409, body: { code: 'ENDED' } });
    expect((await guests())[0]?.excursionBookings).toEqual([]);
    expect((await bookedBy('a-wish-anew')).body.status).toBe('CONFIRMED');
  });

  it('D6 answers the same request without a key alike while it stands, and takes it anew once it was given back', async () => {
    const [departure, [first]] = [await another(), await guests()];
    if (!first) throw new Error('The sample trip has guests.');
    const lines = [lineOf(departure, first, { longComments: 'By the window.' })];
    const [one, other] = [await book(lines), await book(lines)];
    expect([other.status, other.body]).toEqual([200, one.body]);
    expect(await book([lineOf(departure, first)])).toMatchObject({ status: 409, body: { code: 'ALREADY_BOOKED' } });
    await call(
      eleanor,
      'DELETE',
      '/api/shore-ex-book',
      one.body.results.map(({ bookingId }) => bookingId),
    );
    expect(await book(lines)).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } });
  });

  it('C3 recomputes price, ids, status and quantity, and takes nothing that does not fit', async () => {
    const [departure, [first, second]] = [await another(), await guests()];
    if (!first || !second) throw new Error('The sample trip has two guests.');
    for (const changes of [
      { grossAmount: 0, netAmount: 0 },
      { netAmount: 1 },
      { bookingStatus: 'CONFIRMED' },
      { quantity: 2 },
      { salesChannelId: 'STAFF' },
      { bookableTourId: 'another' },
      { bookableTourId: departure.bookableTourId.split('.')[0] },
      { ageGroupPricingId: `ANOTHER-${first.ageGroups[0]?.group}` },
      { ageGroup: 'INFANT', ageGroupPricingId: `${departure.bookableTourId.split('.')[1]}-INFANT` },
      { bookableTourDepartureId: `${departure.bookableTourId}.0001` },
      { longComments: 'x'.repeat(1_001) },
    ]) {
      expect((await book([lineOf(departure, first, changes)])).status).toBe(422);
    }
    expect(await book([lineOf(departure, first), lineOf(departure, first, { netAmount: 1 })])).toMatchObject({
      status: 422,
      body: { fields: [{ field: '1.netAmount' }, { field: '1.participantId' }] },
    });
    const infant = { ageGroup: 'INFANT', ageGroupPricingId: `${departure.bookableTourId.split('.')[1]}-INFANT` };
    for (const [lines, field] of [
      [[lineOf(departure, first), lineOf(departure, second, infant)], '1.ageGroup'],
      [
        [lineOf(departure, first, { bookableTourDepartureId: `${departure.bookableTourId}.0001` })],
        '0.bookableTourDepartureId',
      ],
    ] as const)
      expect((await book(lines)).body).toMatchObject({ code: 'INVALID', fields: [{ field }] });
    expect((await guests()).every(({ excursionBookings }) => excursionBookings.length === 0)).toBe(true);
  });

  it('C1 C2 EXC-27 knows no guests, trips and bookings of another guest', async () => {
    const [departure, [first]] = [await another(), await guests()];
    if (!first) throw new Error('The sample trip has guests.');
    expect((await book([lineOf(departure, first)], {}, james)).status).toBe(404);
    expect(
      (await book([lineOf(departure, first), lineOf(departure, { ...first, participantId: 'ON99999999-1' })])).status,
    ).toBe(404);
    const { body } = await book([lineOf(departure, first)]);
    const id = body.results[0]?.bookingId ?? '';
    const withoutId = (answer: object) => ({ ...answer, requestId: '' });
    const [foreign, unknown] = [
      await call<object>(james, 'DELETE', '/api/shore-ex-book', [id]),
      await call<object>(james, 'DELETE', '/api/shore-ex-book', ['0b0e6d0e-6f0b-4b62-9d3f-5f5b0a7f6c11']),
    ];
    expect([foreign.status, withoutId(foreign.body)]).toEqual([404, withoutId(unknown.body)]);
    expect((await call(james, 'GET', `/api/shore-ex-guests?reservationId=${trip.reservationId}`)).status).toBe(404);
    expect((await fetch(`${server.url}/api/shore-ex-guests?reservationId=${trip.reservationId}`)).status).toBe(401);
  });
});

describe('reserving as a page', () => {
  const open = async (path: string, guest = eleanor) => {
    const answer = await fetch(`${server.url}${path}`, { headers: { Cookie: guest.cookie }, redirect: 'manual' });
    return { status: answer.status, html: await answer.text(), to: answer.headers.get('location') ?? '' };
  };
  const post = async (path: string, fields: Record<string, string>, guest = eleanor) => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        Cookie: guest.cookie,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return { status: answer.status, html: await answer.text(), to: answer.headers.get('location') ?? '' };
  };
  const page = async () => {
    // A guest can be chosen until they are booked on every departure of the experience: this one has a single departure.
    const departure = await single();
    const tour = (await experiences()).find(({ otalioCode }) => otalioCode === codeOf(departure));
    return { departureId: departure.id, path: `${tour?.url}/reserve`, query: `?reservationId=${trip.reservationId}` };
  };

  it('EXC-14 EXC-15 keeps what was chosen beside what is missing, and takes a visitor there after sign-in', async () => {
    const { path, query, departureId } = await page();
    const [first] = await guests();
    const visitor = await fetch(`${server.url}${path}${query}`, { redirect: 'manual' });
    expect(visitor.headers.get('location')).toBe(`/login?returnUrl=${encodeURIComponent(`${path}${query}`)}`);
    const missing = await post(path, { reservationId: trip.reservationId });
    expect(missing.status).toBe(422);
    for (const text of ['Please select at least one guest', 'Please select a date'])
      expect(missing.html.includes(text) || text).toBe(true);
    const long = await post(path, {
      reservationId: trip.reservationId,
      departure: departureId,
      [`guest.${first?.participantId}`]: '1',
      notes: 'x'.repeat(1_001),
    });
    expect([
      long.status,
      long.html.includes('x'.repeat(1_001)),
      parseHtml(long.html).querySelector('[type="checkbox"][checked]') !== null,
    ]).toEqual([422, true, true]);
    expect((await open(`${path}?reservationId=nothing`)).html.includes('We found no such voyage')).toBe(true);
  });

  it('C3 EXC-16 reserves nothing at another price than the form showed, and shows the one of now', async () => {
    const { path, query, departureId } = await page();
    const [first] = await guests();
    const price = valueOf((await open(`${path}${query}`)).html, 'price');
    const sentAt = async (shown: string) =>
      post(path, {
        reservationId: trip.reservationId,
        departure: departureId,
        [`guest.${first?.participantId}`]: '1',
        price: shown,
      });
    for (const other of ['1', 'nothing']) {
      const refused = await sentAt(other);
      expect([refused.status, valueOf(refused.html, 'price')]).toEqual([422, price]);
      expect(refused.html).toMatch(/The price is \$[\d,.]+ per guest now\. Please look at it again\./);
    }
    expect((await guests())[0]?.excursionBookings).toEqual([]);
    expect((await sentAt(price)).status).toBe(303);
  });

  it('EXC-12 EXC-20 EXC-27 reserves once, shows it with the trip, confirms before it is removed, and shows the outcome', async () => {
    const { path, query, departureId } = await page();
    const [first] = await guests();
    const form = await open(`${path}${query}`);
    const fields = {
      key: valueOf(form.html, 'key'),
      reservationId: trip.reservationId,
      departure: departureId,
      [`guest.${first?.participantId}`]: '1',
      notes: 'A <b>window</b>, please.',
    };
    const [reserved, again] = [await post(path, fields), await post(path, fields)];
    expect([reserved.status, again.to]).toEqual([303, reserved.to]);
    const tab = await open(reserved.to.split('#')[0] ?? '');
    for (const text of [
      'Your reservation has been sent',
      'A &lt;b&gt;window&lt;/b&gt;, please.',
      'excursion-booking__status--confirmed',
    ])
      expect(tab.html.includes(text) || text).toBe(true);
    expect(parseHtml((await open(`${path}${query}`)).html).querySelector('[name^="guest."][disabled]')).not.toBeNull();
    const [removing = ''] = attributesIn(tab.html, 'main a[href*="removing="]', 'href');
    const asked = await open(removing.split('#')[0] ?? '');
    for (const text of ['Yes, Remove', 'No, Return', 'Giving it back costs nothing until'])
      expect(asked.html.includes(text) || text).toBe(true);
    const answer = {
      reservationId: trip.reservationId,
      bookingIds: valueOf(asked.html, 'bookingIds'),
      intent: 'remove',
    };
    expect((await post('/my-profile/trips/experiences', answer, james)).status).toBe(404);
    const removed = await post('/my-profile/trips/experiences', answer);
    expect((await open(removed.to.split('#')[0] ?? '')).html.includes('It is removed')).toBe(true);
    expect(
      (
        await open(
          (await post('/my-profile/trips/experiences', { ...answer, bookingIds: 'nothing' })).to.split('#')[0] ?? '',
        )
      ).html.includes('Failed to remove experience.'),
    ).toBe(true);
  });

  it('TRD-02 E2 lists in the Details tab what is booked, under its day, and says when that cannot be read', async () => {
    const { departure, title } = await ofNoOtherCase();
    const [first] = await guests();
    if (!first) throw new Error('The sample trip has guests.');
    await book([lineOf(departure, first)]);
    const details = `/my-profile/trips/itinerary?reservationId=${trip.reservationId}&tab=details`;
    const days = parseHtml((await open(details)).html)
      .querySelectorAll('.trip-day')
      .filter((day) => day.querySelector('.trip-now__items'));
    expect(days.map((day) => day.querySelector('.trip-now__items')?.structuredText)).toEqual([
      expect.stringMatching(
        new RegExp(`^Booked on this day\\n\\d+:\\d\\d [ap]m to .*, local time: ${title} ${first.name}$`),
      ),
    ]);
    await switchFault('down');
    try {
      expect((await open(details)).html).toContain('Your reservations ashore and on the water cannot be shown');
    } finally {
      await switchFault('up');
    }
  });

  it('EXC-16 H13 keeps what was chosen when the booking system is down, says so with a reference, and reserves it when it is back', async () => {
    const { path, query, departureId } = await page();
    const [first] = await guests();
    const form = await open(`${path}${query}`);
    const fields = {
      key: valueOf(form.html, 'key'),
      reservationId: trip.reservationId,
      departure: departureId,
      [`guest.${first?.participantId}`]: '1',
      notes: 'By the window.',
    };
    await switchFault('down');
    try {
      const refused = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: {
          Cookie: eleanor.cookie,
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(fields),
      });
      const html = await refused.text();
      expect([refused.status, refused.headers.get('retry-after'), valueOf(html, 'key')]).toEqual([
        503,
        '5',
        fields.key,
      ]);
      for (const text of [
        'The excursion desk does not answer right now',
        'Nothing was reserved, and what you chose stands below',
        'By the window.',
        'We cannot see the places right now',
        refused.headers.get('x-request-id') ?? 'a reference',
      ])
        expect(html.includes(text) || text).toBe(true);
      expect([
        parseHtml(html).querySelector('input[type="radio"][checked]')?.getAttribute('value') === departureId,
        parseHtml(html).querySelector(`input[type="checkbox"][name="guest.${first?.participantId}"][checked]`) !== null,
      ]).toEqual([true, true]);
    } finally {
      await switchFault('up');
    }
    expect((await post(path, fields)).status).toBe(303);
  });
});
