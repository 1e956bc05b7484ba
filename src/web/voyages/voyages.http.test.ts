import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { addDays, formatDateRange, plainDate } from '../../core/shared/plain-date';
import { attributesIn, hrefOf, jsonLdIn, parseHtml, textsIn, valueOf } from '../../../test/support/parse-html';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

interface Item {
  readonly itineraryId: string;
  readonly voyageCode: string;
  readonly slug: string;
  readonly title: string;
  readonly dateRange: { readonly from: string; readonly to: string };
  readonly nights: number;
  readonly waitlist: boolean;
  readonly sail: { readonly from: { readonly port: string }; readonly to: { readonly port: string } };
}

const open = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${server.url}${path}`, init);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const json = async <T>(path: string): Promise<T> => (await (await fetch(`${server.url}${path}`)).json()) as T;
const all = () => json<readonly Item[]>('/api/voyages');
/** The first voyage of several dates, and its second date. */
async function aSailing() {
  const sailings = await all();
  const found = sailings.find((one, index) =>
    sailings.slice(0, index).some(({ voyageCode }) => voyageCode === one.voyageCode),
  );
  if (!found) throw new Error('No voyage has two dates');
  return found;
}
/** The address of a voyage's first day, without a sailing. */
const firstDayOf = async (slug: string) => {
  const [href = ''] = attributesIn((await open(`/voyages/${slug}`)).html, `a[href^="/voyages/${slug}/days/"]`, 'href');
  return href.replace(/\?.*/, '');
};
const readable = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&');

describe('a day of a sailing', () => {
  it('ROU-07 CNT-12 has an address of its own, with its dates, its hours and how she lies', async () => {
    const { slug, itineraryId } = await aSailing();
    const voyage = readable((await open(`/voyages/${slug}?id=${itineraryId}`)).html);
    const days = attributesIn(voyage, '.day__links.no-print > a:first-child', 'href');
    expect(days.length).toBeGreaterThanOrEqual(8);
    expect(days[1]).toMatch(new RegExp(`^/voyages/${slug}/days/day-2-[a-z0-9-]+\\?id=${itineraryId}$`));
    const { status, html } = await open(days[1] ?? '');
    expect(status).toBe(200);
    expect(textsIn(html, 'h1.day-header__title')[0]).toMatch(/./);
    expect(readable(html)).toMatch(/Day 2 of \d+/);
    expect(html).toMatch(/20\d\d<\/li>.*(Docked|Anchored|At Sea)<\/li>/);
  });

  it('CNT-12 shows on both days of a night in a port the dates of the whole stay, and on each its own hours', async () => {
    const sailing = (await all()).find(({ slug }) => slug === 'the-grenadines-slowly');
    const days = attributesIn(
      (await open(`/voyages/${sailing?.slug}?id=${sailing?.itineraryId}`)).html,
      '.day__links > a:first-child',
      'href',
    );
    const first = days.findIndex((href) => href.includes('mayreau'));
    const factsOf = async (day: number) => textsIn((await open(days[day] ?? '')).html, '.day-header__facts > li');
    const start = plainDate(sailing?.dateRange.from ?? '');
    const stay = formatDateRange(addDays(start, first), addDays(start, first + 1));
    expect(await factsOf(first)).toEqual([stay, expect.stringMatching(/^arrives /), 'Anchored']);
    expect(await factsOf(first + 1)).toEqual([stay, expect.stringMatching(/^departs /), 'Anchored']);
    expect((await factsOf(0))[0]).toBe(formatDateRange(start, start));
  });

  it('CNT-13 ROU-07 leads to the days around it by links that replace the route, and shows one that is off at each end', async () => {
    const { slug, itineraryId } = await aSailing();
    const days = attributesIn(
      (await open(`/voyages/${slug}?id=${itineraryId}`)).html,
      '.day__links > a:first-child',
      'href',
    );
    const linksAt = async (day: number) =>
      parseHtml((await open(days.at(day) ?? '')).html)
        .querySelectorAll('nav.day-header__ways a')
        .map((link) => ({
          href: link.getAttribute('href'),
          isOff: link.getAttribute('aria-disabled') === 'true',
          replaces: link.getAttribute('data-control') === 'replace-route',
        }));
    expect(await linksAt(1)).toEqual([
      { href: days[0], isOff: false, replaces: true },
      { href: days[2], isOff: false, replaces: true },
    ]);
    expect(await linksAt(0)).toEqual([
      { href: undefined, isOff: true, replaces: false },
      { href: days[1], isOff: false, replaces: true },
    ]);
    expect((await linksAt(-1)).map(({ isOff }) => isOff)).toEqual([false, true]);
  });

  it('ROU-07 H52 knows no other day, and none of a voyage that is not published', async () => {
    const { slug } = await aSailing();
    for (const path of [
      `/voyages/${slug}/days/day-99-atlantis`,
      '/voyages/turquoise-coast/days/day-1-bodrum',
      '/voyages/atlantis/days/day-1-athens',
    ])
      expect((await open(path)).status).toBe(404);
    // Without a sailing it shows the next one's dates, and is as good.
    expect((await open(await firstDayOf(slug))).status).toBe(200);
  });

  it('ROU-07 shows the day without dates when its address names a sailing that is not known', async () => {
    const href = await firstDayOf((await aSailing()).slug);
    expect((await open(href)).html).toContain('/reserve-now/');
    const { status, html, headers } = await open(`${href}?id=ON1-NIX-310101-007`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html).not.toContain('/reserve-now/');
    expect(html).not.toMatch(/\?id=ON1|20\d\d<\/li>/);
  });
});

describe('the page of a voyage', () => {
  it('ROU-24 takes the sailing from id, and from the last part of a journey', async () => {
    const { slug, itineraryId, dateRange } = await aSailing();
    const answer = await fetch(`${server.url}/journeys/${itineraryId}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/voyages/${slug}?id=${itineraryId}`]);
    const deep = await fetch(`${server.url}/journeys/2027/mediterranean/${itineraryId}?suiteId=BR-I,SV&utm_source=a`, {
      redirect: 'manual',
    });
    expect([deep.status, deep.headers.get('location')]).toEqual([
      302,
      `/voyages/${slug}?id=${itineraryId}&suiteId=BR-I%2CSV&utm_source=a`,
    ]);
    expect((await open('/journeys/ON1-ZZZ-270412-007')).status).toBe(404);
    expect((await open(`/voyages/${slug}?id=${itineraryId}`)).html).toContain(`${Number(dateRange.from.slice(8))} `);
  });

  it('ROU-24 redirects paths and sailing ids in another letter case, with their query, and never to another site', async () => {
    const { slug, itineraryId } = await aSailing();
    const id = itineraryId.toLowerCase();
    const locationOf = async (path: string) => {
      const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await locationOf(`/Voyages/${slug.toUpperCase()}?id=${id}&utm_source=Mail&suiteId=BR-I,SV`)).toEqual([
      301,
      `/voyages/${slug}?id=${itineraryId}&utm_source=Mail&suiteId=BR-I,SV`,
    ]);
    expect(await locationOf(`/Reserve-Now/${id}?suiteId=BR-I,SV`)).toEqual([
      301,
      `/reserve-now/${itineraryId}?suiteId=BR-I,SV`,
    ]);
    expect(await locationOf(`/journeys/a/${id}`)).toEqual([301, `/journeys/a/${itineraryId}`]);
    expect((await locationOf('/FAQ?q=Wi-Fi'))[1]).toBe('/faq?q=Wi-Fi');
    for (const path of ['//Evil.example/X', '/\\Evil.example', '/api/Voyages', '/calendar/AbC.ics'])
      expect([path, (await locationOf(path))[1]]).toEqual([path, null]);
  });

  it('C5 ROU-30 reads the first value of a repeated parameter, and no unknown one stops a page', async () => {
    const { slug, itineraryId } = await aSailing();
    const tracking = 'utm_source=a&utm_source=b&gclid=1&gclid=2&fbclid=x&nonsense=1&nonsense=2';
    for (const path of [
      `/voyages?region=adriatic&region=bahamas&${tracking}`,
      `/voyages/${slug}?id=${itineraryId}&id=other&${tracking}`,
      `/reserve-now/${itineraryId}?suiteId=BR-I,SV&suiteId=x&${tracking}`,
      `/login?returnUrl=/faq&returnUrl=/terms&${tracking}`,
      `/contact-us?${tracking}`,
    ])
      expect([path, (await open(path)).status]).toEqual([path, 200]);
    const chosen = (await open(`/voyages/${slug}?id=${itineraryId}&id=ON1-NIX-310101-007`)).html;
    expect(new Set(attributesIn(chosen, 'button[name="id"][aria-pressed="true"]', 'value'))).toEqual(
      new Set([itineraryId]),
    );
    expect((await open('/api/voyages?region=adriatic&region=bahamas')).status).toBe(400);
    const write = await fetch(`${server.url}/login?a=1&a=2`, { method: 'POST' });
    expect(write.status).toBe(400);
    expect((await open('/faq?__proto__=1')).status).toBe(400);
  });

  it('VOY-17 CNT-17 leads from a day of its calendar to the reservation of that sailing, and keeps the place', async () => {
    const { slug, itineraryId } = await aSailing();
    const { html } = await open(`/voyages/${slug}?id=${itineraryId}`);
    const day = parseHtml(html).querySelector(`a.month__departure[href="/reserve-now/${itineraryId}"]`);
    expect(day?.getAttribute('aria-label')).toMatch(/^Reserve /);
    expect([day?.hasAttribute('data-keep-scroll'), day?.hasAttribute('data-carries-query')]).toEqual([true, true]);
  });

  it('VOY-20 VOY-21 VOY-23 chooses a date by buttons and by a dropdown, with the one of the address chosen', async () => {
    const { slug, itineraryId, voyageCode } = await aSailing();
    const count = (await all()).filter((one) => one.voyageCode === voyageCode).length;
    const html = readable((await open(`/voyages/${slug}?id=${itineraryId}`)).html);
    expect(html).toContain(`${count} Date(s) Available`);
    expect(html).toContain(`${count} Dates Available`);
    for (const place of ['dates', 'overview'])
      expect(
        attributesIn(html, `form[action="/voyages/${slug}#${place}"] button[name="id"][aria-pressed="true"]`, 'value'),
      ).toEqual([itineraryId]);
    expect((await open(`/voyages/${slug}?id=ON1-NIX-310101-007`)).headers.get('cache-control')).toBe(
      'private, no-store',
    );
  });

  it('VOY-21 ROU-30 carries the requested party along with another date, without script', async () => {
    const { slug, itineraryId } = await aSailing();
    const sentBy = async (query: string, fragment: string) => {
      const { html } = await open(`/voyages/${slug}${query}`);
      const inputs = `form[action="/voyages/${slug}#${fragment}"] input[type="hidden"]`;
      const values = attributesIn(html, inputs, 'value');
      return attributesIn(html, inputs, 'name').map((name, index) => [name, values[index]]);
    };
    for (const fragment of ['dates', 'overview']) {
      expect(await sentBy(`?id=${itineraryId}&guestsAdults=3&guestsChildren=1`, fragment)).toEqual([
        ['guestsAdults', '3'],
        ['guestsChildren', '1'],
      ]);
      expect(await sentBy('?guestsAdults=1', fragment)).toEqual([
        ['guestsAdults', '1'],
        ['guestsChildren', '0'],
      ]);
      for (const query of ['', '?guestsAdults=99', '?guestsChildren=2'])
        expect(await sentBy(query, fragment)).toEqual([]);
    }
  });

  it('ROU-30 ROU-01 carries the requested party from a voyage through the first step to the suites, without script', async () => {
    const { slug, itineraryId } = await aSailing();
    const party = 'guestsAdults=1&guestsChildren=1';
    const linksOf = async (path: string) =>
      attributesIn((await open(path)).html, 'main a[href^="/reserve-now/"]', 'href');
    for (const path of [`/voyages/${slug}?id=${itineraryId}`, `/reserve-now/${itineraryId}?suiteId=BR-I,SV`]) {
      const links = await linksOf(`${path}&${party}`);
      expect(links.length).toBeGreaterThan(2);
      for (const link of links) expect(link).toContain(party);
      for (const link of await linksOf(path)) expect(link).not.toContain('guestsAdults');
    }
  });

  it('VOY-19 VOY-20 VOY-22 offers dates where there are several, here and at the reservation, and marks those with a waitlist only', async () => {
    const sailings = await all();
    const datesOf = (voyageCode: string) => sailings.filter((one) => one.voyageCode === voyageCode);
    const waited = sailings.find(({ waitlist, voyageCode }) => waitlist && datesOf(voyageCode).length > 1);
    const reservable = datesOf(waited?.voyageCode ?? '').find(({ waitlist }) => !waitlist);
    const dates = datesOf(waited?.voyageCode ?? '');
    for (const path of [
      `/voyages/${reservable?.slug}?id=${reservable?.itineraryId}`,
      `/reserve-now/${reservable?.itineraryId}`,
    ]) {
      const section = parseHtml((await open(path)).html).querySelector('#dates');
      expect([path, section?.querySelector('h2')?.textContent]).toEqual([path, `${dates.length} Date(s) Available`]);
      expect(
        section?.querySelectorAll('.date').map((date) => date.querySelector('.date__note')?.textContent ?? ''),
      ).toEqual(dates.map(({ waitlist }) => (waitlist ? '*This date is for waitlist only.' : '')));
    }
    const only = sailings.find(({ voyageCode }) => datesOf(voyageCode).length === 1);
    for (const path of [`/voyages/${only?.slug}`, `/reserve-now/${only?.itineraryId}`]) {
      const { html } = await open(path);
      expect([path, parseHtml(html).querySelector('#dates'), /Dates? ?Available/.test(html)]).toEqual([
        path,
        null,
        false,
      ]);
    }
  });

  it('VOY-08 VOY-31 names the voyages around it with dates, nights, yacht, ports and fare', async () => {
    const sailings = await all();
    const position = sailings.findIndex(({ sail }) => sail.from.port !== sail.to.port) + 1;
    const { slug, itineraryId } = sailings[position] ?? (await aSailing());
    const cards = parseHtml((await open(`/voyages/${slug}?id=${itineraryId}`)).html).querySelectorAll('.neighbour');
    expect(cards.map((card) => card.querySelector('a.neighbour__link')?.getAttribute('href'))).toEqual(
      [sailings[position - 1], sailings[position + 1]].map((one) => `/voyages/${one?.slug}?id=${one?.itineraryId}`),
    );
    for (const [card, label, one] of [
      [cards[0], 'Previous Voyage', sailings[position - 1]],
      [cards[1], 'Next Voyage', sailings[position + 1]],
    ] as const) {
      const { from, to } = one?.sail ?? {};
      const text = (selector: string) => card?.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim();
      expect([text('.eyebrow'), text('.neighbour__title'), text('.neighbour__link')]).toEqual([
        label,
        one?.title.replaceAll('*', ''),
        'Explore',
      ]);
      const days = formatDateRange(plainDate(one?.dateRange.from ?? ''), plainDate(one?.dateRange.to ?? ''));
      const ports = from?.port === to?.port ? `${from?.port} and back` : `${from?.port} to ${to?.port}`;
      expect(text('.neighbour__facts')).toMatch(/(Fares from \$[\d,]+\.\d\d per suite|Waitlist Only)$/);
      expect(text('.neighbour__facts')).toContain(`${days}${one?.nights} nights aboard Ondine I, ${ports}`);
    }
  });

  it('VOY-18 is described to search engines as a trip with its offers and its address', async () => {
    const { slug } = await aSailing();
    const [trip, crumbs] = jsonLdIn((await open(`/voyages/${slug}`)).html) as [
      { '@type': string; offers: { price: string; priceCurrency: string }[] },
      { '@type': string; itemListElement: unknown[] },
    ];
    expect([trip['@type'], crumbs['@type'], crumbs.itemListElement.length]).toEqual([
      'TouristTrip',
      'BreadcrumbList',
      2,
    ]);
    for (const { price, priceCurrency } of trip.offers) expect(`${priceCurrency} ${price}`).toMatch(/^USD \d+\.\d\d$/);
  });
});

describe('the list of voyages', () => {
  it('ROU-30 CNT-39 shows twelve, says how many there are, and more by an address', async () => {
    const { html } = await open('/voyages');
    const cardsIn = (page: string) => parseHtml(page).querySelectorAll('main .voyage-card');
    expect(cardsIn(html)).toHaveLength(12);
    expect(textsIn(html, '.voyages__count[role="status"]')).toEqual([`${(await all()).length} voyages`]);
    expect(attributesIn(html, 'main a', 'href')).toContain('/voyages?show=24#voyage-13');
    expect(cardsIn((await open('/voyages?show=24')).html)).toHaveLength(24);
    expect((await open('/voyages?show=25')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('ROU-30 shows them as a list, and keeps filter and form in the address', async () => {
    const { html } = await open('/voyages?region=greek-isles&view=list');
    expect(parseHtml(html).querySelectorAll('tr[id^="voyage-"]').length).toBeGreaterThan(1);
    expect(hrefOf(html, 'Cards')).toBe('/voyages?region=greek-isles');
    expect(valueOf(html, 'view')).toBe('list');
  });

  it('FAV-01 keeps a sailing by its itinerary id', async () => {
    const [first] = await all();
    expect((await open('/voyages')).html).toContain(`favorite=VOYAGE%3A${first?.itineraryId}`);
  });
});

describe('the calls for voyages', () => {
  it('API-03 gives the entries of the ids that are known, in their order, and keeps the answer', async () => {
    const [first, second] = await all();
    const path = `/api/voyages-gql?itineraryIds=${second?.itineraryId},ON1-ZZZ-270412-007,nonsense,${first?.itineraryId},${second?.itineraryId}`;
    const entries =
      await json<readonly (Item & { images: { url: string; description: string }[]; region: string })[]>(path);
    expect(entries.map(({ itineraryId }) => itineraryId)).toEqual([second?.itineraryId, first?.itineraryId]);
    for (const {
      images: [image],
      region,
    } of entries)
      expect([image?.url.startsWith('/assets/'), Boolean(image?.description), Boolean(region)]).toEqual([
        true,
        true,
        true,
      ]);
    // An address with a query is stored when it is asked for a second time.
    await open(path);
    const { headers } = await open(path);
    expect(headers.get('cache-control')).toContain('public');
    expect((await open(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304);
    expect((await open('/api/voyages-gql')).status).toBe(422);
    expect((await open(`/api/voyages-gql?itineraryIds=${'x,'.repeat(50)}`)).status).toBe(422);
  });

  it('API-30 VOY-32 gives the voyage of a code with its sailings, and says when there is no code', async () => {
    const { voyageCode, title } = await aSailing();
    const answer = await json<
      readonly {
        title: string;
        publishedToWebsite: boolean;
        itineraries: { itineraryId: string; vesselId: string; fromDate: string; waitlist: boolean }[];
      }[]
    >(`/api/voyages?voyageCode=${voyageCode}`);
    expect(answer.map((one) => [one.title, one.publishedToWebsite])).toEqual([[title, true]]);
    expect(answer[0]?.itineraries.map(({ itineraryId }) => itineraryId)).toEqual(
      (await all()).flatMap((one) => (one.voyageCode === voyageCode ? [one.itineraryId] : [])),
    );
    expect(await json('/api/voyages?voyageCode=NIX')).toEqual([]);
    expect(await json('/api/voyages?voyageCode=')).toMatchObject({ error: 'No voyage code', code: 'INVALID' });
  });

  it('VOY-02 takes a region by its slug and by the name that its answers have', async () => {
    const bySlug = await json('/api/voyages?region=greek-isles');
    expect(bySlug).not.toEqual([]);
    expect(await json(`/api/voyages?region=${encodeURIComponent('Greek Isles')}`)).toEqual(bySlug);
    expect(await json('/api/voyages?region=nowhere')).toEqual([]);
  });

  it('C7 takes no window that ends before it begins, or that is wider than 400 days', async () => {
    const ask = async (from: string, to: string) => (await open(`/api/voyages?startDate=${from}&endDate=${to}`)).status;
    expect([await ask('2027-05-01', '2027-05-01'), await ask('2027-01-01', '2028-02-05')]).toEqual([200, 200]);
    expect([await ask('2027-05-01', '2027-04-30'), await ask('2027-01-01', '2028-02-06')]).toEqual([422, 422]);
    expect(await json('/api/voyages?startDate=2027-05-01&endDate=2027-04-30')).toMatchObject({
      code: 'INVALID',
      fields: [{ field: 'endDate' }],
    });
  });

  it('VOY-29 VOY-30 H57 says the same of a sailing in every view', async () => {
    const [item] = await json<
      readonly (Item & {
        pkg: object;
        sail: object;
        price?: { total: number; currencyCode: string };
        waitlist: boolean;
        availableCategories: Record<string, number>;
      })[]
    >('/api/voyages');
    const data = await json<{
      price?: number;
      currency?: string;
      sailDays: number;
      sail: object;
      waitlist: boolean;
      availability: { category: string; available: number }[];
    }>(`/api/voyage-data?voyageId=${item?.itineraryId}&fullData=true`);
    const [entry] = await json<readonly { sail: object; voyageCode: string }[]>(
      `/api/voyages-gql?itineraryIds=${item?.itineraryId}`,
    );
    expect(item?.pkg).toEqual({
      code: item?.itineraryId,
      sailDays: data.sailDays,
      classifications: [{ type: 'WEB DEST', code: item?.voyageCode }],
    });
    expect([data.sail, entry?.sail]).toEqual([item?.sail, item?.sail]);
    expect(data.price === undefined ? undefined : { total: data.price, currencyCode: data.currency }).toEqual(
      item?.price,
    );
    expect([data.waitlist, entry?.voyageCode]).toEqual([item?.waitlist, item?.voyageCode]);
    expect(Object.fromEntries(data.availability.map(({ category, available }) => [category, available]))).toEqual(
      item?.availableCategories,
    );
  });

  it('VOY-02 VOY-29 gives of a sailing what the content and the timetable say, and the prices of its page', async () => {
    const sailings = await json<readonly (Item & { readonly price?: object })[]>('/api/voyages');
    const itineraryId = sailings.find(({ slug, price }) => slug === 'peloponnese-to-rome' && price)?.itineraryId ?? '';
    const [year, month, day] = /^ON1-PEL-(..)(..)(..)-009$/.exec(itineraryId)?.slice(1) ?? [];
    const from = plainDate(`20${year}-${month}-${day}`);
    const to = addDays(from, 9);
    const sail = {
      from: { dateTime: `${from}T20:00`, port: 'Athens (Piraeus)' },
      to: { dateTime: `${to}T08:00`, port: 'Rome (Civitavecchia)' },
    };
    expect((await json<readonly object[]>(`/api/voyages-gql?itineraryIds=${itineraryId}`))[0]).toMatchObject({
      voyageId: 'PEL',
      slug: 'peloponnese-to-rome',
      images: [
        {
          url: expect.stringContaining('under-etna'),
          description: 'The yacht lies in the bay below Taormina, snow on the volcano behind.',
        },
      ],
      publishedToWebsite: true,
      vesselId: 'four-seasons-1',
      fromDate: from,
      dateRange: { from, to },
      sail,
    });
    const data = await json<{
      readonly availability: readonly { readonly category: string; readonly price: number }[];
    }>(`/api/voyage-data?voyageId=${itineraryId}`);
    expect(data).toMatchObject({ voyageId: itineraryId, currency: 'USD', sailDays: 9, ship: 'Ondine I', sail });
    const { html } = await open(`/voyages/peloponnese-to-rome?id=${itineraryId}`);
    for (const { category, price } of data.availability.filter((one) => one.category !== 'FS'))
      expect([category, textsIn(html, `[data-live="suite-${category}"]`)]).toEqual([
        category,
        [`Starting at $${price.toLocaleString('en-US', { minimumFractionDigits: 2 })} /suite`],
      ]);
  });

  it('H65 API-21 keeps no price beyond thirty seconds, and the price of one sailing not at all', async () => {
    const { slug, itineraryId } = await aSailing();
    expect((await open(`/api/voyage-data?voyageId=${itineraryId}`)).headers.get('cache-control')).toBe(
      'private, no-store',
    );
    const day = await firstDayOf(slug);
    // The days and the ports name the dates of the next sailing, which must not be last week's.
    for (const path of [
      '/api/voyages',
      '/voyages',
      `/voyages/${slug}`,
      day,
      '/ports/athens',
      '/destinations/greek-isles',
    ]) {
      expect([path, (await open(path)).headers.get('cache-control')]).toEqual([
        path,
        'public, max-age=0, must-revalidate',
      ]);
    }
    // Each of these is looked up again when an open page is seen again.
    const { html } = await open(`/journeys/${itineraryId}`);
    const partsIn = (page: string) => attributesIn(page, '[data-live]', 'data-live');
    expect(partsIn(html)).toEqual(expect.arrayContaining(['price', 'suite-SV', 'suite-LS']));
    expect(partsIn((await open('/voyages?view=list')).html)).toContainEqual(expect.stringMatching(/^from-ON1-/));
    for (const [step, part] of [
      ['', 'price'],
      ['/suite', 'left-SV'],
    ] as const) {
      expect(partsIn((await open(`/reserve-now/${itineraryId}${step}`)).html)).toContain(part);
    }
  });

  it('API-32 answers where she is, keyed by date', async () => {
    const { itineraryId, dateRange } = await aSailing();
    const { items } = await json<{ items: Record<string, { date: string; day: number; type: string }> }>(
      `/api/port-per-date?itineraryId=${itineraryId}`,
    );
    const dates = Object.keys(items);
    expect([dates[0], dates.at(-1)]).toEqual([dateRange.from, dateRange.to]);
    for (const [date, item] of Object.entries(items)) expect(item.date).toBe(date);
    expect(items[dateRange.from]).toMatchObject({
      day: 1,
      type: 'Docked',
      departs: expect.stringMatching(/^\d\d:\d\d$/),
    });
    expect((await open('/api/port-per-date?itineraryId=nonsense')).status).toBe(404);
    expect((await open('/api/port-per-date')).status).toBe(422);
  });

  it('H52 VOY-03 shows an unpublished voyage in no list, no call, no sitemap and at no address', async () => {
    const sailing = 'ON1-TUQ-';
    for (const path of [
      '/api/voyages',
      '/api/voyages?voyageCode=TUQ',
      '/voyages?show=72',
      '/sitemap.xml',
      '/destinations',
      '/ports/athens',
    ]) {
      const { html } = await open(path);
      expect([path, html.includes('turquoise-coast'), html.includes(sailing)]).toEqual([path, false, false]);
    }
    for (const path of ['/voyages/turquoise-coast', '/voyages/turquoise-coast/days/day-1-bodrum'])
      expect((await open(path)).status).toBe(404);
    const ofEngine = '/engine/details?siid=landfall&categorycode=SV&farecode=BESTPRICE&p1=2&p2=30,30&voyageId=';
    const { status, headers } = await open(`${ofEngine}${sailing}270923-007`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('errorcode=RES-VID')]);
  });
});
