import { ApiContract } from '../../../test/support/open-api';
import { signIn } from '../../../test/support/sign-in';
import type { ApiClient } from '../../../test/support/sign-in';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, factOf, hrefOf, parseHtml, partOf, textsIn } from '../../../test/support/parse-html';
import { readPdf } from '../../../test/support/read-pdf';
import { unzonedHours } from '../../../test/support/unzoned-hours';

let server: SharedServer;
let eleanor: ApiClient;
let james: ApiClient;
let contract: ApiContract;
beforeAll(async () => {
  server = await sharedServer();
  eleanor = await signIn(server.url, 'guest@example.com');
  james = await signIn(server.url, 'newcomer@example.com');
  contract = await ApiContract.of(server.url);
}, 60_000);
afterAll(() => server.stop());

const open = async (client: ApiClient, path: string) => {
  const answer = await client.get(path);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};

interface Reservation {
  readonly seawareId: string;
  readonly reservationStatus: string;
}
/** Every JSON answer is held to what /api/openapi.json says of it. */
const readJson = async (client: ApiClient, path: string) => contract.read<unknown>('GET', path, await client.get(path));
const reservationOf = async (client: ApiClient, status: string) =>
  ((await readJson(client, '/api/reservations')).body as Reservation[]).find(
    (trip) => trip.reservationStatus === status,
  )?.seawareId ?? '';
const tripPath = (id: string, tab = 'details') => `/my-profile/trips/itinerary?reservationId=${id}&tab=${tab}`;

describe('the pages of a guest', () => {
  it('H35 H66 say of every hour by which clock it is', async () => {
    const { uniqueId } = (await (await eleanor.post('/api/opportunity', {})).json()) as { readonly uniqueId: string };
    const booked = await reservationOf(eleanor, 'BK');
    const pages = await Promise.all(
      [
        '/my-profile/overview',
        '/my-profile/settings/sessions',
        `/schedule-meeting?id=${uniqueId}`,
        tripPath(booked),
        tripPath(booked, 'local_experiences'),
        `/shore-and-sea-experiences/customize-your-experience?reservationId=${booked}`,
      ].map((path) => open(eleanor, path)),
    );
    expect(pages.map(({ status, html }) => [status, /\d\s[ap]m\b/.test(html), unzonedHours(html)])).toEqual(
      pages.map(() => [200, true, []]),
    );
  });
});

describe('My Trips', () => {
  it('TRP-01 TRP-04 TRP-05 shows the sample guest a trip of every status, each in its section, and the consultant', async () => {
    const { html } = await open(eleanor, '/my-profile/trips');
    const statusesIn = (section: string) =>
      textsIn(html, `[aria-labelledby="${section}-title"] .trip-card__status > span:first-child`);
    expect(statusesIn('upcoming')).toEqual(expect.arrayContaining(['Booked', 'Offer', 'Waitlist']));
    expect(statusesIn('past')).toEqual(expect.arrayContaining(['Completed', 'Ended']));
    expect(statusesIn('expired')).toEqual(expect.arrayContaining(['Option expired', 'Cancelled']));
    expect(textsIn(html, '#upcoming-title, #past-title, #expired-title')).toEqual([
      'Upcoming trips',
      'Past Trips',
      'Expired Trips',
    ]);
    expect(textsIn(html, 'h1')[0]).toMatch(/^My Trips/);
    expect(html).toContain('Personal Yacht Consultant');
  });

  it('TRP-02 says to a guest without trips that there are none, and shows no consultant', async () => {
    const { html } = await open(james, '/my-profile/trips');
    expect(html).toContain('You have no upcoming trips.');
    expect(html).not.toContain('Personal Yacht Consultant');
  });
});

const visible = (html: string) =>
  partOf(html, '.profile__main')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the cards of My Trips', () => {
  it('PRO-12 TRP-10 lead to the trip, its voyage on that date, the voyages, the consultant and the line', async () => {
    const { html } = await open(eleanor, '/my-profile/trips');
    for (const words of [
      'Manage Trip',
      'Detail',
      'About this voyage',
      'See the voyages',
      'Arrange a conversation',
      'Contact Us',
    ]) {
      const answer = await open(eleanor, hrefOf(partOf(html, 'main'), words) ?? '');
      expect([words, answer.status]).toEqual([words, 200]);
    }
    expect(hrefOf(html, 'About this voyage')).toMatch(/^\/voyages\/[a-z-]+\?id=ON1-[A-Z]+-\d{6}-\d{3}$/);
    expect(hrefOf(html, 'Arrange a conversation')).toMatch(/^\/schedule-meeting\?id=/);
    expect(hrefOf(partOf(html, '[aria-labelledby="expired-title"]'), 'Contact Us')).toMatch(
      /^\/contact-us\?about=expired-trip&reference=ON/,
    );
  });
});

describe('trips for programs', () => {
  it('API-04 API-05 API-06 takes an empty parameter for an absent one', async () => {
    const read = async (query: string) => {
      const answer = await eleanor.get(`/api/reservations${query}`);
      return [answer.status, await answer.text()];
    };
    expect(await read('?cache=&skipDetails=&devMode=')).toEqual(await read(''));
    expect((await read('?skipDetails=perhaps'))[0]).toBe(422);
  });

  it('TRP-13 API-06 API-29 lists reservations with their packages and guests, or without these details, and never from a cache', async () => {
    const whole = await eleanor.get('/api/reservations?cache=yes');
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    const [booked] = (
      (await whole.json()) as (Reservation & {
        readonly seawareData: { readonly guests: readonly object[]; readonly addons: readonly object[] };
      })[]
    ).filter(({ seawareId }) => seawareId === 'ON70010001');
    expect(booked).toMatchObject({
      depositPaidAmount: expect.any(Number),
      packages: [
        { packageCode: expect.stringMatching(/^ON1-/), packageType: 'VOYAGE', cabinNumber: expect.any(String) },
      ],
    });
    expect(Object.keys(booked ?? {})).toEqual([
      'seawareId',
      'reservationStatus',
      'reservationDate',
      'depositDate',
      'finalDate',
      'depositAmount',
      'depositPaidAmount',
      'totalAmountPaid',
      'totalBookingAmount',
      'currencyCode',
      'packages',
      'seawareData',
    ]);
    expect(booked?.seawareData).toMatchObject({
      guests: [
        {
          client: {
            fullName: 'Eleanor Marsh',
            firstName: 'Eleanor',
            lastName: 'Marsh',
            birthday: '1974-06-18',
            eMail: 'guest@example.com',
            phoneNumber: '+13055550142',
          },
        },
        { client: { firstName: 'Daniel', middleName: 'James', lastName: 'Marsh' } },
        {},
      ],
      addons: [{ componentCategory: { key: 'AddonCategory|CREDIT' }, price: 500 }],
    });
    const { seawareData, ...reservation } = booked ?? {};
    expect((await readJson(eleanor, '/api/reservation-details?reservationId=ON70010001')).body).toEqual({
      response: [reservation],
      seaware: seawareData,
    });
    const short = (await readJson(eleanor, '/api/reservations?skipDetails=true')).body as readonly object[];
    expect(short.filter((reservation) => 'seawareData' in reservation)).toEqual([]);
  });

  it('API-04 API-29 H57 answers as its document says, for every status, for an unknown trip and for a visitor', async () => {
    const { body } = await readJson(eleanor, '/api/reservations?skipDetails=true');
    for (const { seawareId } of body as Reservation[])
      expect((await readJson(eleanor, `/api/reservation-details?reservationId=${seawareId}`)).status).toBe(200);
    expect((await readJson(james, '/api/reservations')).body).toEqual([]);
    expect((await readJson(james, '/api/reservation-details?reservationId=000000')).status).toBe(404);
    expect((await readJson(eleanor, '/api/reservation-details')).status).toBe(422);
  });
});

describe('one trip', () => {
  it('TRD-01 TRD-02 TRD-03 shows title, share, picture, number, days, map and suite in the Details tab', async () => {
    const id = await reservationOf(eleanor, 'BK');
    const { html } = await open(eleanor, tripPath(id));
    for (const words of ['Back to My Trips', id, 'Room', 'Deck']) expect(html).toContain(words);
    for (const part of ['[data-shares]', 'svg.route-map', '.trip-days'])
      expect([part, parseHtml(html).querySelector(part) !== null]).toEqual([part, true]);
    expect(textsIn(html, 'h1.trip__title')[0]).toMatch(/./);
    expect(parseHtml(html).querySelector('img.trip__picture, .trip__picture img')).not.toBeNull();
  });

  it('TRD-01 ROU-27 keeps four tabs in the address, and opens Details for any other word', async () => {
    const id = await reservationOf(eleanor, 'BK');
    const openTabs = [];
    for (const tab of ['details', 'guest', 'local_experiences', 'payment', 'nonsense', '__proto__']) {
      const { html } = await open(eleanor, tripPath(id, tab));
      openTabs.push(
        parseHtml(html)
          .querySelectorAll('.tabs__tab[aria-current="page"]')
          .map(({ text }) => text)
          .join(),
      );
      const addresses = attributesIn(html, '.tabs__tab', 'href');
      expect(addresses.map((address) => /tab=(\w+)#trip-tabs$/.exec(address)?.[1])).toEqual([
        'details',
        'guest',
        'local_experiences',
        'payment',
      ]);
    }
    expect(openTabs).toEqual(['Details', 'Guest', 'Local experiences', 'Payment', 'Details', 'Details']);
  });

  it('ENG-07 H06 says why a guest is back from the engine, and only then', async () => {
    const path = tripPath('ON70010001', 'payment');
    const said = /The reservation desk could not be opened with your account/;
    expect(
      [visible((await open(eleanor, path)).html), visible((await open(eleanor, `${path}&ssoFailed=1`)).html)].map(
        (text) => said.test(text),
      ),
    ).toEqual([false, true]);
  });

  it('TRD-05 TRD-06 TRD-07 names who travels, what is not provided, and the child', async () => {
    const text = visible((await open(eleanor, tripPath('ON70010001', 'guest'))).html);
    expect(text).toMatch(
      /Primary passenger Eleanor Marsh First name Eleanor Middle name Not Provided Last name Marsh Date of birth Jun 18 1974 Email guest@example.com Cellphone \+1 305 555 0142 Travels as Adult/,
    );
    expect(text).toMatch(
      /Passenger 2 Daniel James Marsh First name Daniel Middle name James .* Email Not Provided Travels as Adult/,
    );
    expect(text).toMatch(/Passenger 3 Iris Marsh Child under 10 .* Travels as Child/);
    expect(text.match(/Child under 10/g)).toHaveLength(1);
  });

  it('TRD-08 ROL-05 leaves changes to the consultant: the tab has no form', async () => {
    const { html } = await open(eleanor, tripPath('ON70010001', 'guest'));
    const main = partOf(html, '.profile__main');
    expect(main).toContain('Make sure this information matches your travel ID, like your passport or license.');
    expect(hrefOf(main, 'Arrange a conversation')).toMatch(/^\/schedule-meeting\?id=/);
    expect(parseHtml(main).querySelector('form, input')).toBeNull();
  });

  it('TRD-03 TRD-17 shows the suite with what is stored of it, and leads to its page', async () => {
    const { html } = await open(eleanor, tripPath('ON70010001'));
    const suite = partOf(html, '.trip-suite__words');
    expect(textsIn(suite, 'dt, dd').join('|')).toMatch(/Room\|\d+\|.*Deck\|\d+\|.*Suite fare\|\$[\d,]+\.00/);
    expect(textsIn(suite, 'li').length).toBeGreaterThan(3);
    const href = hrefOf(suite, 'Details');
    expect([href, (await open(eleanor, href ?? '')).status]).toEqual([
      expect.stringMatching(/^\/vessels\/[^/]+\/suites\/[a-z-]+$/),
      200,
    ]);
  });

  it('EXC-18 H27 leads from an open voyage to everything that can be done on it, by port', async () => {
    const { html } = await open(eleanor, tripPath('ON70010001', 'local_experiences'));
    const href = hrefOf(html, 'Browse all Experiences');
    expect(href).toMatch(/^\/shore-and-sea-experiences\?reservationId=ON70010001&itineraryId=ON1-/);
    expect((await open(eleanor, href ?? '')).status).toBe(200);
    const anchors = attributesIn(html, 'section.trip-port', 'id');
    expect(anchors.length).toBeGreaterThan(0);
    const details = (await open(eleanor, tripPath('ON70010001'))).html;
    expect(
      attributesIn(details, 'a[href*="tab=local_experiences#"]', 'href')
        .map((address) => address.split('#')[1])
        .filter((id) => id !== 'trip-tabs'),
    ).toEqual(anchors);
  });

  it('VOY-14 ROU-27 shows both voyages of one reservation, or the one that its address names', async () => {
    const { html } = await open(eleanor, tripPath('ON70010009'));
    const titles = textsIn(html, 'h2[id^="days-"]');
    expect(titles).toHaveLength(2);
    expect(parseHtml(html).querySelectorAll('svg.route-map')).toHaveLength(2);
    const second = await open(eleanor, `${tripPath('ON70010009')}&reservationPackageId=ON70010009-2`);
    expect(textsIn(second.html, 'h1')).toEqual([titles[1]]);
    expect(attributesIn(second.html, 'main a', 'href')).toContainEqual(expect.stringContaining('tab=payment'));
    expect(
      hrefOf((await open(eleanor, tripPath('ON70010009', 'local_experiences'))).html, 'Browse all Experiences'),
    ).toBe('/shore-and-sea-experiences?reservationId=ON70010009');
  });

  it('TRD-04 PYC-01 PYC-02 leads from the cancellation note to the guest’s own consultant only', async () => {
    const { html } = await open(eleanor, tripPath(await reservationOf(eleanor, 'BK')));
    const [href = ''] = attributesIn(html, 'main a[href^="/schedule-meeting?id="]', 'href');
    expect((await open(eleanor, href)).html).toContain('Half an hour with Inés Calloway');
    const asJames = await open(james, href);
    expect([asJames.status, asJames.html.includes('Sorry, you do not have access to this page.')]).toEqual([404, true]);
    expect((await open(eleanor, '/schedule-meeting')).status).toBe(404);
  });

  it('TRD-11 TRD-12 TRD-13 shows amounts that add up, inclusions and a fare breakdown to download', async () => {
    const id = await reservationOf(eleanor, 'BK');
    const { html } = await open(eleanor, tripPath(id, 'payment'));
    const cents = (label: string) =>
      Number((/^\$([\d,.]+)/.exec(factOf(html, label) ?? '')?.[1] ?? 'NaN').replace(/[,.]/g, ''));
    expect(cents('Paid') + cents('Remaining')).toBe(cents('Total Amount'));
    expect(factOf((await open(eleanor, tripPath('ON70010001', 'payment'))).html, 'Onboard allowance')).toMatch(
      /^\$500\.00/,
    );
    for (const inclusion of [
      'breakfast in designated restaurants',
      'marina watersport',
      'group classes',
      'five and younger',
    ])
      expect(html.toLowerCase()).toContain(inclusion);
    const [download = ''] = attributesIn(html, 'a[href^="/my-profile/trips/fare-breakdown.pdf?"]', 'href');
    // The engine prints it, at an address that is good for a while and names nobody (ENG-08, H08).
    const pdf = await eleanor.get((await eleanor.get(download)).headers.get('location') ?? '');
    expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect((await james.get(download)).status).toBe(404);
  });

  it('F7 C1 gives the invoice of a trip with its receipts to its guest alone, also of one that is over', async () => {
    const { html } = await open(eleanor, tripPath(await reservationOf(eleanor, 'BK'), 'payment'));
    const [path = ''] = attributesIn(html, 'a', 'href').filter((href) => href.includes('invoice.pdf'));
    const answer = await eleanor.get(path);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { text } = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(text).toMatch(/Invoice INV-ON\d+, issued on .*Billed to Eleanor Marsh\./);
    expect(text).toMatch(/INV-ON\d+-1, .*\$/);
    expect((await james.get(path)).status).toBe(404);
    const offered = await reservationOf(eleanor, 'OF');
    const tab = await open(eleanor, tripPath(offered, 'payment'));
    expect(attributesIn(tab.html, 'a', 'href').filter((href) => href.includes('invoice.pdf'))).toEqual([]);
    expect((await eleanor.get(`/my-profile/trips/invoice.pdf?reservationId=${offered}`)).status).toBe(404);
    const closed = await reservationOf(eleanor, 'CL');
    const { html: list } = await open(eleanor, '/my-profile/trips');
    expect(attributesIn(list, 'a', 'href')).toContain(`/my-profile/trips/invoice.pdf?reservationId=${closed}`);
    expect((await eleanor.get(`/my-profile/trips/invoice.pdf?reservationId=${closed}`)).status).toBe(200);
  });

  it('TRD-14 ROL-04 C1 answers another guest’s trip like one that does not exist', async () => {
    const id = await reservationOf(eleanor, 'BK');
    const unknown = id.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    const [foreign, missing] = [await open(james, tripPath(id)), await open(james, tripPath(unknown))];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.html.replaceAll(id, '#')).toBe(missing.html.replaceAll(unknown, '#'));
    expect(foreign.html).toContain(
      `The reservation number ${id} was not found on your account. Please contact your Personal Yacht Consultant if you believe this is an error.`,
    );
    const nameless = await open(james, '/my-profile/trips/itinerary');
    expect([nameless.status, nameless.html.includes('The reservation number was not found on your account.')]).toEqual([
      404,
      true,
    ]);
  });
});
