import type { Page } from 'playwright-core';
import { addDays, formatDateRange, plainDate } from '../../src/core/shared/plain-date';
import { violationsOf } from '../support/axe';
import { FormBrowser } from '../support/form-browser';
import { launchChromium } from '../support/launch-chromium';
import { readCode } from '../support/outbox';
import { readPdf } from '../support/read-pdf';
import { attributesIn, parseHtml, textsIn, valueOf } from '../support/parse-html';
import { type ApiClient, signIn } from '../support/sign-in';
import type { RunningServer } from '../support/start-server';
import { solveBotCheck } from '../support/solve-bot-check';
import { until } from '../support/until';
import { keyboardOf } from './keyboard';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';

// The line of config/hard-cases, whose README.md says where a person sees each of these.
let site: Site;
let margaret: ApiClient;
let edmund: ApiClient;
beforeAll(async () => {
  site = await openSite({
    env: { CONTENT_DIR: 'config/hard-cases', DATA_LAYER: 'true', TRUST_PROXY: '1', PII_IN_URLS: 'true' },
  });
  [margaret, edmund] = [await signIn(site.url, 'margaret@example.com'), await signIn(site.url, 'edmund@example.com')];
}, 60_000);
afterAll(() => site.close());

interface ListedSailing {
  readonly itineraryId: string;
  readonly voyageCode: string;
  readonly dateRange: { readonly from: string; readonly to: string };
}

const readPage = async (path: string, client?: ApiClient) => {
  const answer = client ? await client.get(path) : await fetch(`${site.url}${path}`, { redirect: 'manual' });
  const html = await answer.text();
  return { status: answer.status, location: answer.headers.get('location'), html, words: wordsOf(html) };
};
const wordsOf = (html: string, selector = 'body') =>
  parseHtml(html)
    .querySelectorAll(selector)
    .map((element) => element.structuredText.replace(/\s+/g, ' '))
    .join(' ');
const readJson = async <Body>(path: string, client?: ApiClient): Promise<Body> =>
  (client ? await client.get(path) : await fetch(`${site.url}${path}`)).json() as Promise<Body>;
const sailingsOf = async (voyageCode: string) =>
  (await readJson<readonly ListedSailing[]>('/api/voyages')).filter((one) => one.voyageCode === voyageCode);
const daysOf = ({ dateRange: { from, to } }: ListedSailing) => formatDateRange(plainDate(from), plainDate(to));
const tripPath = (number: string, more = '&tab=details') =>
  `/my-profile/trips/itinerary?reservationId=${number}${more}`;
const cardOf = (html: string, number: string) =>
  parseHtml(html)
    .querySelectorAll('.trip-card')
    .map((card) => card.structuredText.replace(/\s+/g, ' '))
    .find((card) => card.includes(number)) ?? '';

const openAs = async (client: ApiClient, options: Parameters<typeof visit>[1] = {}): Promise<Visitor> => {
  const visitor = await visit(site, options);
  await visitor.context.addCookies(
    [...client.jar, ['consent', 'declined'] as const].map(([name, value]) => ({ name, value, url: site.url })),
  );
  return visitor;
};

describe('sailings with hybrid ids', () => {
  it('VOY-04 VOY-05 H22 are shown and reserved with their own days', async () => {
    const [first, second] = await sailingsOf('LOF');
    if (!first || !second) throw new Error('There are no sailings with hybrid ids.');
    expect(second.itineraryId).toMatch(/^ON2-I\d{6}-005$/);
    const page = await readPage(`/voyages/lofoten-in-low-light?id=${second.itineraryId}`);
    expect(wordsOf(page.html, '.suites__lead')).toContain(daysOf(second));
    const step = await readPage(`/reserve-now/${second.itineraryId}`);
    expect([step.status, step.words]).toEqual([200, expect.stringContaining(`${daysOf(second)}, 5 nights`)]);
    expect(step.words).not.toContain('NaN');
  });

  it.each(['ON2-270116-005', 'ON2-I271332-005', 'ON2-LOF-I270116-005', 'ON2-I270116-05'])(
    'VOY-04 VOY-05 H22 have no other form: %s is no sailing',
    async (id) => {
      const { status, words } = await readPage(`/reserve-now/${id}`);
      expect([404, 301]).toContain(status);
      expect(words).not.toContain('NaN');
    },
  );

  it('VOY-04 H22 are on a guest’s trips by what the booking says of them', async () => {
    const [trip] = (
      await readJson<readonly { seawareId: string; packages: readonly { packageCode: string }[] }[]>(
        '/api/reservations?skipDetails=true',
        margaret,
      )
    ).filter(({ seawareId }) => seawareId === 'ON70020001');
    expect(trip?.packages[0]?.packageCode).toMatch(/^ON2-I\d{6}-005$/);
    const { html } = await readPage('/my-profile/trips', margaret);
    expect(cardOf(html, 'ON70020001')).toMatch(/Lofoten in Low Light .+, 5 nights/);
    const { status, words } = await readPage(tripPath('ON70020001'), margaret);
    expect([status, words]).toEqual([200, expect.stringContaining('The itinerary of this voyage is not on our site.')]);
  });

  it('VOY-05 VOY-21 are chosen by keyboard (in full)', async () => {
    const [, second] = await sailingsOf('LOF');
    if (!second) throw new Error('There is no second sailing.');
    const { page, complaints, leave } = await visit(site);
    await page.goto('/voyages/lofoten-in-low-light');
    await keyboardOf(page).press(page.locator('#dates').getByRole('button', { name: daysOf(second) }));
    await page.waitForURL((url) => url.searchParams.get('id') === second.itineraryId);
    await page.locator('.suites__lead', { hasText: daysOf(second) }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('a package whose code names the day before', () => {
  it('VOY-07 H23 is shown from the day after the one in its code to the last one', async () => {
    const [trip] = (
      await readJson<readonly { seawareId: string; packages: readonly { packageCode: string }[] }[]>(
        '/api/reservations?skipDetails=true',
        margaret,
      )
    ).filter(({ seawareId }) => seawareId === 'ON70020002');
    const [, year, month, day] = /^ON2-HEL-(\d\d)(\d\d)(\d\d)-008$/.exec(trip?.packages[0]?.packageCode ?? '') ?? [];
    const encoded = plainDate(`20${year}-${month}-${day}`);
    const shown = `${formatDateRange(addDays(encoded, 1), addDays(encoded, 8))}, 7 nights`;
    expect(cardOf((await readPage('/my-profile/trips', margaret)).html, 'ON70020002')).toContain(shown);
    expect((await readPage(tripPath('ON70020002'), margaret)).words).toContain(shown);
  });
});

describe('a guest’s trips by keyboard', () => {
  it('VOY-07 CNT-37 CNT-38 lead to the telephone, past what is no e-mail, and to the days of a package (in full)', async () => {
    const { page, complaints, leave } = await openAs(margaret);
    await page.goto('/my-profile/trips');
    const card = page.locator('.trip-card', { hasText: 'ON70020002' });
    const [days = 'no days'] =
      /\d{1,2}(?: [A-Z]\w+)?(?: \d{4})? – \d{1,2} [A-Z]\w+ \d{4}, 7 nights/.exec((await card.textContent()) ?? '') ??
      [];
    const keyboard = keyboardOf(page);
    await keyboard.goTo(page.getByRole('link', { name: '(305) 555-0172' }));
    expect(await page.getByRole('link', { name: 'jonas.eide@north-office' }).count()).toBe(0);
    await keyboard.press(card.getByRole('link', { name: /^Manage Trip/ }));
    await page.waitForURL(/reservationId=ON70020002/);
    await page.getByText(days).first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('prices that are missing, zero or no number', () => {
  /** Sailings on which suites of all four kinds are free, so that only their prices tell them apart. */
  const openSailings = async (): Promise<readonly ListedSailing[]> => {
    const sailings = await sailingsOf('HER');
    const free = await Promise.all(
      sailings.map(async ({ itineraryId }) =>
        (
          await readJson<{ readonly availability: readonly { readonly available: number }[] }>(
            `/api/voyage-data?voyageId=${itineraryId}`,
          )
        ).availability.every(({ available }) => available > 0),
      ),
    );
    return sailings.filter((_, index) => free[index]);
  };

  it('VOY-24 VOY-25 are not shown: the suite has a waitlist, and the voyage the price of the others', async () => {
    const sailings = await openSailings();
    expect(sailings).not.toEqual([]);
    for (const sailing of sailings) {
      const { html } = await readPage(`/voyages/south-with-the-herring?id=${sailing.itineraryId}`);
      const offers = parseHtml(html)
        .querySelectorAll('.suite-row')
        .map((row) => [
          row.querySelector('.suite-row__title')?.text.trim(),
          row.querySelector('.suite-row__price')?.text.trim(),
        ]);
      expect(offers).toEqual([
        ['Seaview Suite', expect.stringMatching(/^Starting at \$\d\d,\d00\.00 \/suite$/)],
        ['Seaview Mid Suite', 'Waitlist Only'],
        ['Ocean Suite', 'Waitlist Only'],
        ['Grand Ocean Suite', 'Waitlist Only'],
      ]);
      expect(wordsOf(html, '.suites')).not.toMatch(/\$0\.00|NaN|on request|undefined/);
      const step = await readPage(`/reserve-now/${sailing.itineraryId}`);
      expect(step.words).toMatch(/Per suite starting from \$\d\d,\d00\.00/);
    }
  });

  it('VOY-24 VOY-25 lead on to the waitlist by keyboard (in full)', async () => {
    const [sailing] = await openSailings();
    const { page, complaints, leave } = await visit(site);
    await page.goto(`/voyages/south-with-the-herring?id=${sailing?.itineraryId}`);
    await keyboardOf(page).press(
      page.locator('.suite-row', { hasText: 'Seaview Mid Suite' }).getByRole('link', { name: /Join Waitlist/ }),
    );
    await page.waitForURL(/\/suite\/\?suiteId=BR-I(,|%2C)SVM/);
    const card = page.locator('.suite-card', { hasText: 'Seaview Mid Suite' });
    await card.getByText('Waitlist Only').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it.each(['SVM', 'OS', 'GS'])('VOY-24 ENG-01 books suite %s for no guest at no price', async (category) => {
    const [sailing] = await openSailings();
    const { status, location } = await readPage(
      `/engine/details?siid=landfall&voyageId=${sailing?.itineraryId}&categorycode=${category}&farecode=BESTPRICE&p1=2&p2=30,30`,
    );
    expect([status, location]).toEqual([303, expect.stringMatching(/errorcode=RES-\w+$/)]);
  });
});

describe('a voyage without WEB DEST', () => {
  it('VOY-32 raises “No voyage code” in the log, and is none of the site’s voyages', async () => {
    expect((site.server as RunningServer).output()).toMatch(
      /four-days-at-the-yard\.md:\d+: classifications: No voyage code/,
    );
    expect((await readPage('/voyages/four-days-at-the-yard')).status).toBe(404);
    expect(await sailingsOf('YRD')).toEqual([]);
    expect(await readJson('/api/voyages?voyageCode=')).toMatchObject({ error: 'No voyage code' });
    expect(await readJson('/api/voyages?voyageCode=YRD')).toEqual([]);
  });
});

describe('a voyage without WEB DEST in a browser', () => {
  it('VOY-32 is on no list and no search, without script and by keyboard (in full)', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const { page, complaints, leave } = await visit(site, { javaScriptEnabled });
      const keyboard = keyboardOf(page);
      await page.goto('/search');
      await keyboard.write(page.getByRole('main').getByRole('searchbox'), 'yard');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/search\?/);
      expect(await page.getByRole('main').textContent()).not.toContain('Four Days at the Yard');
      await page.goto('/voyages');
      await keyboard.goTo(
        page
          .getByRole('main')
          .getByRole('link', { name: /Lofoten in Low Light/ })
          .first(),
      );
      expect(await page.getByRole('main').textContent()).not.toContain('Four Days at the Yard');
      expect(complaints).toEqual([]);
      await leave();
    }
  });
});

describe('a title with an asterisk', () => {
  it('RES-08 is followed to the reservation without script and by keyboard (in full)', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const { page, complaints, leave } = await visit(site, { javaScriptEnabled });
      await page.goto('/voyages/the-long-fjords');
      await keyboardOf(page).press(page.getByRole('link', { name: 'Reserve', exact: true }).first());
      await page.waitForURL(/\/reserve-now\//);
      expect(await page.locator('.box__title').textContent()).toBe('The Long Fjords');
      expect(complaints).toEqual([]);
      await leave();
    }
  });

  it('RES-08 stands as it is written where its footnote is, and without the mark in the reservation', async () => {
    const [sailing] = await sailingsOf('FJO');
    const { html } = await readPage('/voyages/the-long-fjords');
    expect(wordsOf(html, 'h1')).toBe('The Long Fjords*');
    for (const path of ['', '/suite/?guestsAdults=2&guestsChildren=0']) {
      const step = await readPage(`/reserve-now/${sailing?.itineraryId}${path}`);
      expect(wordsOf(step.html, 'h1, title, .reservation-header')).not.toContain('*');
      expect(step.words).toContain('The Long Fjords');
    }
    for (const path of ['/my-profile/trips', tripPath('ON70020003')]) {
      const { words } = await readPage(path, margaret);
      expect(words).toContain('The Long Fjords');
      expect(words).not.toContain('The Long Fjords*');
    }
  });
});

describe('statuses as a reservation system sends them', () => {
  it('EXC-01 EXC-02 EXC-04 every raw status of an excursion is Confirmed, highlighted, or Requested, a missing one Confirmed', async () => {
    const { html } = await readPage(tripPath('ON70020003', '&tab=local_experiences'), margaret);
    const shown = parseHtml(html)
      .querySelectorAll('.trip-excursion-bookings .excursion-booking')
      .map((card) => card.querySelector('.excursion-booking__status'));
    const statuses = shown.map((status) => status?.text);
    expect(shown.map((status) => status?.classList.contains('excursion-booking__status--confirmed'))).toEqual(
      statuses.map((status) => status === 'Confirmed'),
    );
    expect(statuses).toEqual([
      'Confirmed', // PREPAID_NOT_POSTED
      'Confirmed', // prebooked_not_posted, with blanks around it
      'Confirmed', // DIRECT_NOT_POSTED
      'Confirmed', // confirmed
      'Requested', // ON_REQUEST
      'Confirmed', // none
      'Confirmed', // the custom excursion, which the line has answered
    ]);
  });

  it('EXC-01 EXC-02 EXC-25 the API sends each as the reservation system wrote it, and none where it wrote none', async () => {
    const [guest] = await readJson<
      readonly { readonly excursionBookings: readonly { readonly bookingStatus?: string }[] }[]
    >('/api/shore-ex-guests?reservationId=ON70020003', margaret);
    expect(guest?.excursionBookings.map(({ bookingStatus }) => bookingStatus)).toEqual([
      'PREPAID_NOT_POSTED',
      ' prebooked_not_posted ',
      'DIRECT_NOT_POSTED',
      'confirmed',
      'ON_REQUEST',
      undefined,
    ]);
  });

  it('EXC-06 an answered custom excursion says its hours, words, answer and price, on the page and by the API', async () => {
    const { html } = await readPage(tripPath('ON70020003', '&tab=local_experiences'), margaret);
    const card = wordsOf(
      html,
      '#excursion-booking-ON70020003-bespoke-1, [aria-labelledby="excursion-booking-ON70020003-bespoke-1"]',
    );
    for (const part of [
      '3:00 pm to 5:30 pm',
      'An hour with somebody who remembers the town before the bridge.',
      '1 guest: Margaret Ashdown',
      'Oddvar Nes, who ran the ferry until 1987, expects you at the old quay at three.',
      '$240.00 per guest',
    ])
      expect(card).toContain(part);
    const { seaware } = await readJson<{ readonly seaware: { readonly addons: readonly unknown[] } }>(
      '/api/reservation-details?reservationId=ON70020003',
      margaret,
    );
    expect(seaware.addons).toEqual([
      {
        componentCategory: { key: 'AddonCategory|SHOREX CUSTOM' },
        dateTimeRange: { from: expect.stringMatching(/T15:00$/), to: expect.stringMatching(/T17:30$/) },
        comments: 'An hour with somebody who remembers the town before the bridge.',
        notes: 'Oddvar Nes, who ran the ferry until 1987, expects you at the old quay at three.',
        price: 240,
        status: 'CONFIRMED',
        client: { fullName: 'Margaret Ashdown', key: 'ON70020003-1' },
        seqN: 1,
      },
    ]);
  });

  it('EXC-01 EXC-06 are found by keyboard, and read without faults on a narrow screen (in full)', async () => {
    const { page, complaints, leave } = await openAs(margaret, { viewport: { width: 320, height: 900 } });
    await page.goto(tripPath('ON70020003'));
    await keyboardOf(page).press(page.getByRole('link', { name: 'Local experiences', exact: true }));
    await page.getByText('Oddvar Nes, who ran the ferry until 1987').waitFor();
    expect(await page.locator('.trip-excursion-bookings .excursion-booking__status').allTextContents()).toHaveLength(7);
    expect([await sticksOut(page), await violationsOf(page), complaints]).toEqual([[], [], []]);
    await leave();
  });

  it('TRP-05 TRP-06 H15 a trip of an unknown status, and of none, asks for no money', async () => {
    const { html } = await readPage('/my-profile/trips', margaret);
    for (const number of ['ON70020004', 'ON70020005']) {
      expect(cardOf(html, number)).toMatch(/^.*Please ask us Reservation/);
      expect(cardOf(html, number)).not.toContain('Make a Payment');
    }
    const tab = await readPage(tripPath('ON70020004', '&tab=payment'), margaret);
    const amounts = parseHtml(tab.html)
      .querySelectorAll('.trip-amounts dd')
      .map((amount) => Number(/\$([\d,.]+)/.exec(amount.text)?.[1]?.replaceAll(',', '')));
    const [total = 0, paid = 0, remaining = 0] = amounts;
    expect([paid > 0, remaining > 0, paid + remaining]).toEqual([true, true, total]);
    expect(tab.words).not.toContain('Make a Payment');
  });
});

it('TRD-09 H34 counts a guest without a birthday as an adult', async () => {
  const { words } = await readPage(tripPath('ON70020002', '&tab=guest'), margaret);
  expect(words).toMatch(/First name Harriet .* Date of birth Not Provided .* Travels as Adult/);
});

it('TRD-16 a trip is shown without pictures of its ports while these cannot be read', async () => {
  const read = async () => (await readPage(tripPath('ON70020003'), margaret)).words;
  expect(await read()).toContain('Along the way');
  await setEngine('no-ports');
  const during = await read();
  await setEngine('up');
  expect(during).not.toContain('Along the way');
  expect(during).toContain('The Long Fjords');
});

describe('test reservations', () => {
  it('TRD-15 H42 are read with devMode alone, and nothing else is then', async () => {
    const numbers = async (query: string) =>
      (
        await readJson<readonly { readonly seawareId: string }[]>(
          `/api/reservations?skipDetails=true${query}`,
          margaret,
        )
      )
        .map(({ seawareId }) => seawareId)
        .toSorted();
    expect(await numbers('')).toEqual(['ON70020001', 'ON70020002', 'ON70020003']);
    expect(await numbers('&devMode=true')).toEqual(['ON79990001']);
    expect((await readPage('/my-profile/trips', margaret)).words).not.toContain('ON79990001');
    expect((await readPage('/my-profile/trips?devMode=true', margaret)).words).toContain('ON79990001');
    expect((await readPage(tripPath('ON79990001'), margaret)).status).toBe(404);
    const { status, html } = await readPage(tripPath('ON79990001', '&devMode=true'), margaret);
    expect(status).toBe(200);
    for (const href of attributesIn(html, '.tabs__tab', 'href')) expect(href).toContain('devMode=true');
    expect((await readPage(tripPath('ON79990001', '&devMode=true'), edmund)).status).toBe(404);
    const payment = await readPage(tripPath('ON79990001', '&tab=payment&devMode=true'), margaret);
    const documents = attributesIn(payment.html, 'a[download]', 'href');
    expect(documents).toHaveLength(2);
    for (const href of documents) {
      const answer = await margaret.get(href);
      const location = answer.headers.get('location');
      const { headers } = location === null ? answer : await margaret.get(location);
      expect([href, headers.get('content-type')]).toEqual([href, 'application/pdf']);
    }
  });

  it('TRD-15 keep devMode from tab to tab, by keyboard (in full)', async () => {
    const { page, complaints, leave } = await openAs(margaret);
    await page.goto(tripPath('ON79990001', '&devMode=true'));
    await keyboardOf(page).press(page.getByRole('link', { name: 'Payment', exact: true }));
    await page.waitForURL((url) => url.searchParams.get('tab') === 'payment');
    expect(new URL(page.url()).searchParams.get('devMode')).toBe('true');
    await page.locator('.tabs__tab[aria-current="page"]:text-is("Payment")').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('what a person typed into the CRM', () => {
  it('CNT-37 CNT-38 is text where it is no e-mail, and grouped where a telephone has ten digits', async () => {
    const { html } = await readPage('/my-profile/trips', margaret);
    const card = parseHtml(html).querySelectorAll('.contact-card__line');
    expect(card.map((line) => [line.text, line.querySelector('a')?.getAttribute('href')])).toEqual([
      ['(305) 555-0172', 'tel:3055550172'],
      ['jonas.eide@north-office', undefined],
    ]);
    expect(attributesIn(html, 'a[href^="mailto:"]', 'href').join()).not.toContain('jonas');
  });

  it('CNT-37 CNT-38 is so for Eleanor’s consultant as well, whose e-mail and telephone are in order (in full)', async () => {
    const { html } = await readPage('/my-profile/trips', await signIn(site.url, 'guest@example.com'));
    expect(attributesIn(html, '.contact-card__line a', 'href')).toEqual([
      'tel:+13055550171',
      'mailto:mara.tveit@ondine.example',
    ]);
  });
});

describe('guests with more, and with less, than usual', () => {
  const opportunityOf = async (client: ApiClient) =>
    ((await (await client.post('/api/opportunity', {})).json()) as { readonly uniqueId: string }).uniqueId;

  it('AUT-27 have a title, a record type and an opportunity in their session', async () => {
    expect(await readJson('/api/user', margaret)).toMatchObject({
      title: 'Dr.',
      firstName: 'Margaret',
      countryCode: 'United Kingdom (+44)',
      phone: '+442079460181',
      recordTypeName: 'Returning Guest',
      opportunityId: await opportunityOf(margaret),
      isOwnedByPYC: true,
      PYCEmail: 'jonas.eide@north-office',
    });
    const user = await readJson<object>('/api/user', edmund);
    expect(user).toMatchObject({
      title: 'Captain',
      recordTypeName: 'Charter Guest',
      opportunityId: await opportunityOf(edmund),
      isOwnedByPYC: false,
    });
    expect(Object.keys(user)).not.toContain('pyc');
  });

  it('AUT-27 ACC-03 find their title and telephone among their details, without script and by keyboard (in full)', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const { page, complaints, leave } = await openAs(margaret, { javaScriptEnabled });
      await page.goto('/my-profile/overview');
      await keyboardOf(page).press(
        page.locator('main, nav').getByRole('link', { name: 'Account', exact: true }).first(),
      );
      await page.waitForURL(/\/my-profile\/settings$/);
      expect(await page.locator('.account__name').textContent()).toBe('Dr. Margaret Ashdown');
      expect(await page.locator('.account__details').textContent()).toContain('+44 20 7946 0181');
      expect(complaints).toEqual([]);
      await leave();
    }
  });

  it('PYC-08 PYC-04 have the record type with the appointment that they book, without script and by keyboard (in full)', async () => {
    const path = `/schedule-meeting?id=${await opportunityOf(margaret)}`;
    for (const javaScriptEnabled of [false, true]) {
      const { page, complaints, leave } = await openAs(margaret, { javaScriptEnabled });
      const keyboard = keyboardOf(page);
      await page.goto(path);
      await keyboard.press(page.locator('.scheduling__day').nth(javaScriptEnabled ? 6 : 3));
      await keyboard.press(page.locator('.scheduling__time').first());
      await keyboard.press(page.getByRole('button', { name: 'Confirm the appointment' }));
      await page.getByText('Your appointment is made').waitFor();
      expect(complaints).toEqual([]);
      await leave();
    }
    const { serviceAppointmentResponse: appointments } = (await (
      await margaret.post('/api/existing-appointment', {})
    ).json()) as { readonly serviceAppointmentResponse: readonly { readonly recordTypeName?: string }[] };
    expect(appointments.map(({ recordTypeName }) => recordTypeName)).toEqual(['Returning Guest', 'Returning Guest']);
  });

  it('PYC-05 PYC-15 with an opportunity and no consultant have the page without a person on it', async () => {
    const path = `/schedule-meeting?id=${await opportunityOf(edmund)}`;
    const { status, words, html } = await readPage(path, edmund);
    expect([status, words]).toEqual([200, expect.stringContaining('No consultant looks after you yet.')]);
    expect(parseHtml(html).querySelectorAll('.consultation__panel, .consultation__scheduler')).toEqual([]);
    expect((await readPage(`${path}0`, edmund)).words).toContain('Sorry, you do not have access to this page.');
    const { page, complaints, leave } = await openAs(edmund);
    await page.goto(path);
    await keyboardOf(page).press(page.locator('.consultation').getByRole('link', { name: 'Contact Us' }));
    await page.waitForURL(/\/contact-us\?about=meeting$/);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('PYC-08 PYC-05 have their record type passed to scheduling, which a holder of the link does not see', async () => {
    const path = `/schedule-meeting?id=${await opportunityOf(margaret)}`;
    const [owner, holder] = [await readPage(path, margaret), await readPage(path)];
    expect(owner.html).toContain('"user":{"firstName":"Margaret","recordTypeName":"Returning Guest"}');
    expect([holder.status, holder.html]).toEqual([200, expect.not.stringContaining('Returning Guest')]);
    for (const { words } of [owner, holder]) expect(words).toContain('Half an hour with Jonas Eide');
  });

  it('AUT-11 AUT-27 are led by status code 1 to the verification screen, from an address with type=existing', async () => {
    const browser = new FormBrowser(site.url, {
      address: '198.51.100.7',
      passTime: async (ms) => {
        await fetch(`${site.url}/dev/clock`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ now: new Date(Date.now() + ms + 60_000).toISOString() }),
        });
      },
    });
    const path = '/login?type=existing&email=edmund%40example.com';
    expect(valueOf((await browser.open(path)).html, 'email')).toBe('edmund@example.com');
    const asked = await browser.askForCodeBy('OTP_EMAIL', path, { email: 'edmund@example.com' });
    expect([asked.status, asked.location]).toEqual([303, '/login/verify']);
    expect((await browser.open('/login/verify')).words).toContain('Verification Code');
    const entered = await browser.open('/login/verify', { OTP: await readCode(site.url, 'edmund@example.com') });
    expect(entered.status).toBe(303);
    expect((await browser.open('/my-profile/overview')).html).toContain('Welcome, Edmund');
  });

  it('AUT-11 reach the verification screen by keyboard (in full)', async () => {
    await fetch(`${site.url}/dev/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ now: new Date(Date.now() + 120_000).toISOString() }),
    });
    const { page, complaints, leave } = await visit(site);
    await page.goto('/login?type=existing&email=edmund%40example.com');
    const keyboard = keyboardOf(page);
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/otp-request'));
    await keyboard.press(page.getByRole('button', { name: 'Next' }));
    expect(await (await answer).json()).toEqual([expect.objectContaining({ StatusCode: 1 })]);
    await page.getByRole('heading', { name: 'Send Code' }).waitFor();
    await keyboard.press(page.getByRole('button', { name: 'Next' }));
    await page.getByRole('heading', { name: 'Verification Code' }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

it('NAV-01 has its own name in titles, on its wordmark and for other sites', async () => {
  for (const [path, title] of [
    ['/', 'Ondine North'],
    ['/voyages', 'Voyages · Ondine North'],
  ] as const) {
    const { html } = await readPage(path);
    const page = parseHtml(html);
    expect(page.querySelector('title')?.text).toBe(title);
    expect(page.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe('Ondine North');
    expect(page.querySelector('.wordmark')?.structuredText).toContain('Ondine North, home');
  }
});

describe('the menu', () => {
  it('NAV-06 has titles, class names, addresses, data-layer values and menus as the line wrote them', async () => {
    const { html } = await readPage('/');
    const menu = parseHtml(html).querySelector('.site-menu__list');
    const entries = menu?.querySelectorAll('.site-menu__item > a, .site-menu__item summary, .site-menu__item a') ?? [];
    const parts = entries.map((entry) => [
      entry.text.trim(),
      (entry.getAttribute('class') ?? '').split(' ').filter((name) => /^menu-(first|cold|last)$/.test(name)),
      entry.getAttribute('href'),
      entry.getAttribute('data-gtm')?.replaceAll('&quot;', '"'),
    ]);
    const vessel = attributesIn(html, 'a[href$="/suites"]', 'href')[0];
    expect(parts).toEqual(
      expect.arrayContaining([
        ['Voyages', ['menu-first'], undefined, undefined],
        ['All voyages', [], '/voyages', '{"menu":"voyages","line":"north"}'],
        ['Far North', ['menu-cold'], '/voyages?region=far-north', '{"menu":"voyages","entry":"far-north"}'],
        ['Suites', [], vessel, undefined],
        ['Questions', ['menu-last'], '/faq', undefined],
      ]),
    );
  });

  it('NAV-06 NAV-02 opens and leads on by keyboard (in full)', async () => {
    const { page, complaints, leave } = await visit(site, { viewport: { width: 1440, height: 900 } });
    await page.goto('/faq');
    const keyboard = keyboardOf(page);
    await keyboard.press(page.locator('.site-menu summary', { hasText: 'Voyages' }));
    await keyboard.press(page.locator('.site-menu').getByRole('link', { name: 'Far North' }));
    await page.waitForURL(/\/voyages\?region=far-north$/);
    expect(complaints).toEqual([]);
    await leave();
  });
});

it('TRK-06 H14 leaves no trace in the data layer without consent, begins with a yes and ends with its withdrawal', async () => {
  const { page, leave } = await visit(site);
  const readLayer = () =>
    page.evaluate(() => ('dataLayer' in window ? window.dataLayer : undefined)) as Promise<
      readonly Record<string, unknown>[] | undefined
    >;
  const oneView = [{ event: 'page_view', page_path: '/voyages' }];
  const question = page.getByRole('region', { name: 'Cookies', exact: true });
  await page.goto('/voyages?region=far-north');
  await question.getByText('count your visits').waitFor();
  expect(await readLayer()).toBeUndefined();
  await question.getByRole('button', { name: 'Accept' }).click();
  await until(readLayer, oneView);
  await page.getByRole('link', { name: 'Cookie choices' }).click();
  await question.getByText('You have accepted it on this browser.').waitFor();
  expect(await readLayer()).toEqual(oneView);
  await question.getByRole('button', { name: 'Decline' }).click();
  await question.waitFor({ state: 'hidden' });
  await until(readLayer, undefined);
  await leave();
});

describe('a slide with a video', () => {
  // It waits for its picture.
  let pictured: Site;
  beforeAll(async () => {
    pictured = { ...site, browser: await launchChromium({ hasPictures: true }) };
  }, 60_000);
  afterAll(() => pictured.browser.close());

  const slideOf = (page: Page) => page.locator('[data-hero] [data-current]');

  it('CNT-32 CNT-33 lasts as long as its video, which pauses by keyboard; the slide without one lasts ten seconds (in full)', async () => {
    const { page, complaints, leave } = await visit(pictured, { reducedMotion: 'no-preference' });
    await page.addInitScript(() => (document.cookie = 'mcIntroSeen=true'));
    await page.goto('/');
    const video = slideOf(page).locator('video');
    const now = () => video.evaluate((element: HTMLVideoElement) => [element.paused, element.muted, element.duration]);
    await until(now, [false, true, 6]);
    expect(
      await page.locator('[data-hero] [data-seconds]').evaluateAll((all) => all.map((one) => one.dataset['seconds'])),
    ).toEqual(['6', '10']);
    await keyboardOf(page).press(page.locator('[data-hero-control=""]'));
    await until(now, [true, true, 6]);
    await page.keyboard.press('Enter');
    await until(now, [false, true, 6]);
    await until(() => slideOf(page).getAttribute('data-seconds'), '10');
    expect(complaints).toEqual([]);
    await leave();
  });

  it('CNT-32 H49 shows its picture alone to visitors who prefer reduced motion, and without script (in full)', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, complaints, leave } = await visit(pictured, { javaScriptEnabled });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/');
      await page.getByRole('heading', { name: 'North, and not in a hurry' }).waitFor();
      expect(asked.filter((url) => url.includes('/video/'))).toEqual([]);
      expect(complaints).toEqual([]);
      await leave();
    }
  });
});

const setEngine = async (state: 'slow' | 'no-trips' | 'no-voyages' | 'no-ports' | 'up') => {
  const answer = await fetch(`${site.url}/dev/desk`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state }),
  });
  expect(answer.status).toBe(200);
};

it('ROL-07 H13 says on the page that the trips cannot be shown while the reservation system is down', async () => {
  await setEngine('no-trips');
  const { status, words } = await readPage('/my-profile/trips', margaret);
  await setEngine('up');
  expect([status, words]).toEqual([200, expect.stringContaining('Your trips cannot be shown')]);
  expect((await readPage('/my-profile/trips', margaret)).words).toContain('ON70020001');
});

it('FAV-07 ROL-08 E2 leaves out favourites and parts of a trip while the content about voyages cannot be read', async () => {
  const [sailing] = await sailingsOf('LOF');
  await margaret.post('/api/favorites', { type: 'VOYAGE', value: sailing?.itineraryId });
  const trip = '/my-profile/trips/itinerary?reservationId=ON70020001';
  const before = [await readPage('/my-profile/favourites', margaret), await readPage(trip, margaret)];
  await setEngine('no-voyages');
  const during = [await readPage('/my-profile/favourites', margaret), await readPage(trip, margaret)];
  await setEngine('up');
  expect([...before, ...during].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [favourites, details, fewer, less] = [...before, ...during].map(({ words }) => words);
  expect(favourites).toContain('Lofoten');
  expect(fewer).not.toContain('Lofoten');
  expect([details, less]).toEqual([
    expect.stringContaining('ON70020001') as unknown,
    expect.stringContaining('ON70020001') as unknown,
  ]);
  expect((less ?? '').length).toBeLessThan((details ?? '').length);
});

it('FRM-36 AUT-11 H07 writes a visitor’s data into the next address where the line wants it, and sign-in is filled in with them', async () => {
  const [sailing] = await sailingsOf('LOF');
  const visitor = new FormBrowser(site.url, { address: '198.51.100.8' });
  const answer = await fetch(`${site.url}/api/waitlist`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.8' },
    body: JSON.stringify({
      form: 'inquire-now',
      first_name: 'Ada',
      last_name: 'Marlow',
      email: 'ada.marlow@example.com',
      country_code: 'GB',
      phone: '20 7946 0142',
      country: 'GB',
      zip: 'SW1A 1AA',
      numberOfPassengers: '2',
      yachtConsent: '1',
      itineraryId: sailing?.itineraryId,
      token: await solveBotCheck(site.url, 'waitlist'),
    }),
  });
  const { redirectTo } = (await answer.json()) as { readonly redirectTo: string };
  expect(redirectTo).toBe(
    '/login?type=new&email=ada.marlow%40example.com&phone=%2B442079460142&countryCode=GB&sign-in=true',
  );
  expect(valueOf((await visitor.open(redirectTo)).html, 'email')).toBe('ada.marlow@example.com');
});

it('FRM-37 leads to sign-in after an inquiry about a sailing: the line has no thank-you page', async () => {
  const [sailing] = await sailingsOf('LOF');
  const answer = await margaret.post('/api/enquire-now-itinerary', {
    yachtConsent: '1',
    itineraryId: sailing?.itineraryId,
    token: await solveBotCheck(site.url, 'enquire-now-itinerary'),
  });
  expect(await answer.json()).toMatchObject({ redirectTo: expect.stringMatching(/^\/login\?type=new/) as unknown });
});

describe('a slow reservation system', () => {
  beforeAll(() => setEngine('slow'));
  afterAll(() => setEngine('up'));

  it('TRP-03 sends the skeleton first, and the trips when they are there', async () => {
    const { body } = await margaret.get('/my-profile/trips');
    const chunks: string[] = [];
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) chunks.push(chunk);
    const of = (text: string) => chunks.findIndex((chunk) => chunk.includes(text));
    expect(of('deferred__skeleton')).toBeGreaterThanOrEqual(0);
    expect(of('ON70020001')).toBeGreaterThan(of('deferred__skeleton'));
  });

  it('TRP-03 shows the skeleton until the trips are there, and then the trips alone', async () => {
    const { page, complaints, leave } = await openAs(margaret);
    // It is seen by an animation, after 300 ms: no change of the document shows that, and a busy machine draws few frames.
    await page.addInitScript(() => {
      const look = () => {
        const skeleton = document.querySelector('.deferred__skeleton');
        if (
          skeleton?.checkVisibility({ visibilityProperty: true }) &&
          !document.body.textContent.includes('ON70020001')
        )
          document.documentElement.dataset['sawSkeleton'] = 'yes';
      };
      setInterval(look, 10);
    });
    await page.goto('/my-profile/trips');
    await page.getByText('ON70020001').waitFor();
    expect(await page.locator('html').getAttribute('data-saw-skeleton')).toBe('yes');
    expect(await page.locator('.deferred__skeleton').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('TRP-03 hides the skeleton without script as well (in full)', async () => {
    const { page, complaints, leave } = await openAs(margaret, { javaScriptEnabled: false });
    await page.goto('/my-profile/trips');
    await page.getByText('ON70020001').waitFor();
    expect(await page.locator('.deferred__skeleton').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('TRP-03 shows it on the overview too, and neither once the system is quick again (in full)', async () => {
    const late = async (path: string) =>
      parseHtml((await readPage(path, margaret)).html).querySelectorAll('.deferred').length;
    expect([await late('/my-profile/trips'), await late('/my-profile/overview')]).toEqual([1, 1]);
    await setEngine('up');
    await until(async () => [await late('/my-profile/trips'), await late('/my-profile/overview')], [0, 0]);
    await setEngine('slow');
  });
});

it('NAV-06 F7 names itself in structured data, feeds, descriptions, breadcrumbs and documents as its content does', async () => {
  const voyage = '/voyages/the-long-fjords';
  const { locations } = await pagesOf();
  const organisations: string[] = [];
  for (const path of ['/', voyage, ...lists, ...locations]) {
    const { html, status } = await readPage(path);
    expect([path, status]).toEqual([path, 200]);
    const page = parseHtml(html);
    const data = page.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText);
    const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    // Descriptions of pages that are content are their own.
    for (const text of [...data, ...(lists.has(path) ? [description] : [])]) {
      expect([path, /Ondine (?:Yachts|I)\b/.exec(text)?.[0]]).toEqual([path, undefined]);
      organisations.push(...[...text.matchAll(/"name":"(Ondine North)"/g)].map(([, name = '']) => name));
    }
  }
  expect(organisations.length).toBeGreaterThan(3);
  for (const feed of ['/stories/feed.xml', '/news/feed.xml']) {
    const text = await (await fetch(`${site.url}${feed}`)).text();
    expect(textsIn(text, 'feed > title')).toEqual([expect.stringContaining('of Ondine North')]);
    expect(textsIn(text, 'feed > author > name')).toEqual(['Ondine North']);
  }
  const pdf = await margaret.get('/my-profile/trips/invoice.pdf?reservationId=ON70020001');
  expect(readPdf(Buffer.from(await pdf.arrayBuffer())).text).toContain('ONDINE NORTH');
});

const lists: ReadonlySet<string> = new Set(['/voyages', '/destinations', '/news', '/stories', '/sitemap']);

/** One page of each kind that has structured data. */
const pagesOf = async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const all = textsIn(sitemap, 'loc').map((url) => new URL(url).pathname);
  const kinds = new Map(all.map((path) => [path.split('/').slice(1, -1).join('/') + path.split('/').length, path]));
  return { locations: [...kinds.values()] };
};
