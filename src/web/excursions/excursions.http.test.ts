import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, cardHrefs, jsonLdIn, parseHtml, textsIn } from '../../../test/support/parse-html';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const list = '/shore-and-sea-experiences';
const dolphins = `${list}/wild-company/room-for-four`;

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}${path}`, { headers, redirect: 'manual' });
  return {
    status: answer.status,
    headers: answer.headers,
    location: answer.headers.get('location'),
    html: await answer.text(),
  };
};
const json = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
};
const slugsIn = (html: string) =>
  cardHrefs(html).flatMap((href) => /^\/shore-and-sea-experiences\/[a-z-]+\/([a-z0-9-]+)$/.exec(href)?.[1] ?? []);
const picturesIn = (html: string) => attributesIn(html, 'main img[src]', 'src');

describe('the shore and sea experiences', () => {
  it('ROU-31 ROU-33 lists all of them for a visitor, by their kinds, without script', async () => {
    const { status, html } = await open(list);
    expect(status).toBe(200);
    expect(html).toContain('60 experiences found');
    expect(new Set(slugsIn(html)).size).toBe(60);
    for (const category of [
      'at-the-table',
      'vine-and-still',
      'old-stones',
      'on-foot-and-on-wheels',
      'under-the-surface',
      'sail-and-oar',
      'makers-and-players',
      'wild-company',
    ]) {
      expect(attributesIn(html, 'main a', 'href')).toContain(`${list}/${category}`);
      expect((await open(`${list}/${category}`)).status).toBe(200);
    }
  });

  it('ROU-32 shows one at the address that a favorite leads to', async () => {
    const { status, html } = await open(dolphins);
    expect(status).toBe(200);
    expect(textsIn(html, 'h1')).toEqual(['Room for Four']);
    for (const words of [
      '$180.00 per guest',
      'A pencil',
      'No toilet on board.',
      '12 and over',
      'Zagreb time',
      'favorite=EXPERIENCE%3Aroom-for-four',
    ])
      expect(html).toContain(words);
    expect(attributesIn(html, '[href^="/voyages/"]', 'href')).toContainEqual(
      expect.stringMatching(/^\/voyages\/[a-z-]+\?id=ON1-[A-Z]{3}-\d{6}-\d{3}$/),
    );
  });

  it('ROU-32 leads from a wrong kind to the right one, and from an unknown name nowhere', async () => {
    expect(await open(`${list}/at-the-table/room-for-four?utm_source=letter`)).toMatchObject({
      status: 308,
      location: `${dolphins}?utm_source=letter`,
    });
    const elsewhere = await open(`${list}/nothing/room-for-four`);
    expect(elsewhere).toMatchObject({ status: 308, location: dolphins });
    expect(elsewhere.headers.get('cache-control')).toBe('no-cache');
    for (const path of [`${list}/wild-company/no-such-day`, `${list}/no-such-kind`])
      expect((await open(path)).status).toBe(404);
  });

  it('H40 answers /experiences with the list, and keeps what was asked for', async () => {
    expect(await open('/experiences')).toMatchObject({ status: 308, location: list });
    expect(await open('/experiences?region=adriatic&sortBy=price')).toMatchObject({
      status: 308,
      location: `${list}?region=adriatic&sortBy=price`,
    });
  });

  it('H45 filters and orders by the address, which can be shared', async () => {
    const { html, headers } = await open(`${list}?kind=Sea&level=Gentle&sortBy=duration`);
    expect(slugsIn(html)[0]).toBe('eight-masks-over-the-meadow');
    expect(slugsIn(html)).not.toContain('room-for-four');
    expect(textsIn(html, 'option[value="duration"][selected]')).toEqual(['Duration']);
    expect(headers.get('cache-control')).toContain('public');
    expect((await open(`${list}?kind=Submarine`)).headers.get('cache-control')).toContain('no-store');
  });

  it('ROU-30 says which values of the address it does not understand, and lists the rest', async () => {
    const { status, html } = await open(`${list}?region=atlantis&sortBy=price&kind=Sea&utm_source=a`);
    expect([status, ...textsIn(html, '.experiences .notice--error p')]).toEqual([
      200,
      '“atlantis” is not one of the choices below.',
      'The experiences are listed without it.',
    ]);
    expect(textsIn((await open(`${list}?kind=Sea`)).html, '.notice--error')).toEqual([]);
    expect(textsIn((await open(`${list}?region=atlantis`)).html, 'main h2')[0]).toBe('Find your day');
  });

  it('names ways on where nothing is found', async () => {
    const { html } = await open(`${list}?region=adriatic&month=1`);
    expect(html).toContain('0 experiences found');
    expect(html).toContain('/contact-us?about=bespoke-experience');
    expect((await open('/contact-us?about=bespoke-experience&reference=ONX-1307')).html).toContain(
      'I would like to have an experience arranged for me. (ONX-1307)',
    );
  });

  it('CNT-24 request their pictures as WebP only', async () => {
    for (const path of [list, `${list}/old-stones`, dolphins, `${list}/vine-and-still/baskets-on-the-ground`]) {
      const { html } = await open(path);
      const pictures = picturesIn(html);
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter((src) => !src.endsWith('.webp'))).toEqual([]);
      const sets = attributesIn(html, 'main img', 'srcset').filter((set) => set !== '');
      expect(sets.length).toBeGreaterThan(0);
      for (const set of sets) for (const each of set.split(', ')) expect(each).toMatch(/\.webp \d+w$/);
    }
    const [first] = picturesIn((await open(dolphins)).html);
    expect((await fetch(`${server.url}${first}`)).headers.get('content-type')).toBe('image/webp');
  });

  it('describes a page to search engines and chats', async () => {
    const { html } = await open(`${dolphins}?utm_source=letter`);
    expect(attributesIn(html, 'link[rel="canonical"]', 'href')).toEqual([`${server.url}${dolphins}`]);
    expect(
      parseHtml(html).querySelector('meta[property="og:image"][content^="http"][content$=".webp"]'),
    ).not.toBeNull();
    const jsonLd = jsonLdIn(html) as { '@graph': { '@type': unknown }[] };
    expect(jsonLd['@graph'].map((node) => node['@type'])).toEqual(['BreadcrumbList', ['TouristTrip', 'Product']]);
  });

  it('E1 keeps the pages for everyone: the same bytes, no cookie, 304 for who has them', async () => {
    await open(dolphins);
    const first = await open(dolphins);
    expect(first.headers.getSetCookie()).toEqual([]);
    expect((await open(dolphins, { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
  });
});

interface Profile {
  readonly name: string;
  readonly key: string;
  readonly date: string;
  readonly day: number;
  readonly port: { readonly slug: string };
  readonly startTimes: readonly string[];
}

describe('the experiences for other programs', () => {
  it('API-22 gives the requested ones in that order, without unknown ones', async () => {
    const { status, body } = await json('/api/shore-experience?slug=room-for-four,no-such-day,one-cut-in-the-bark');
    expect(status).toBe(200);
    expect((body as Profile[]).map(({ name }) => name)).toEqual(['room-for-four', 'one-cut-in-the-bark']);
    expect((body as unknown[])[0]).toMatchObject({
      otalioCode: 'ONX-1803',
      title: 'Room for Four',
      duration: 270,
      activityLevel: 'MODERATE',
      age: 12,
      url: dolphins,
      price: { total: 180, currencyCode: 'USD' },
      port: { title: 'Lošinj', timeZone: 'Europe/Zagreb' },
      restictionsCollection: { items: expect.arrayContaining(['No toilet on board.']) },
      whatToBring: expect.arrayContaining(['A pencil']),
    });
    expect((await json('/api/shore-experience?slug=no-such-day')).body).toEqual([]);
    for (const tooLong of ['x'.repeat(2_001), 'x,'.repeat(50)])
      expect((await json(`/api/shore-experience?slug=${tooLong}`)).status).toBe(422);
  });

  it('API-15 gives the days of one sailing, each experience once a day', async () => {
    const sailings = (await json('/api/voyages')).body as {
      itineraryId: string;
      voyageId: string;
      dateRange: { from: string; to: string };
    }[];
    const sailing = sailings.find(({ voyageId }) => voyageId === 'CYC');
    const { status, body } = await json(`/api/shorex-profile?itineraryId=${sailing?.itineraryId}`);
    const { items } = body as { items: readonly Profile[] };
    expect(status).toBe(200);
    expect(items.map(({ port }) => port.slug)).toEqual(['mykonos', 'amorgos', 'santorini']);
    expect(items.map(({ day }) => day)).toEqual([3, 4, 5]);
    expect(
      items.every(({ date }) => date > (sailing?.dateRange.from ?? '') && date < (sailing?.dateRange.to ?? '')),
    ).toBe(true);
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    expect((await json('/api/shorex-profile?itineraryId=ON1-ZZZ-270412-007')).status).toBe(404);
    expect((await json('/api/shorex-profile?itineraryId=nonsense')).status).toBe(404);
    expect((await json('/api/shorex-profile')).status).toBe(422);
  });

  it('EXC-22 gives each of a sailing’s experiences whole, and the page says what to bring and what to mind', async () => {
    const [sailing] = ((await json('/api/voyages')).body as { itineraryId: string; voyageId: string }[]).filter(
      ({ voyageId }) => voyageId === 'CYC',
    );
    const { items } = (await json(`/api/shorex-profile?itineraryId=${sailing?.itineraryId}`)).body as {
      items: readonly (Profile & Readonly<Record<string, unknown>>)[];
    };
    for (const item of items) {
      expect(item).toMatchObject({
        otalioCode: expect.stringMatching(/^ONX-/),
        name: expect.any(String),
        title: expect.any(String),
        duration: expect.any(Number),
        activityLevel: expect.stringMatching(/^(GENTLE|MODERATE|ACTIVE|STRENUOUS)$/),
        age: expect.any(Number),
        whatToBring: expect.arrayContaining([expect.any(String)]),
        restictionsCollection: { items: expect.any(Array) },
        imagesCollection: {
          items: expect.arrayContaining([{ url: expect.stringContaining('/'), description: expect.any(String) }]),
        },
        port: expect.objectContaining({ title: expect.any(String) }),
      });
    }
    const { html } = await open(dolphins);
    for (const words of ['What to bring', 'A pencil', 'Please note', 'No toilet on board.'])
      expect(html.includes(words) || words).toBe(true);
  });

  it('C15 forgets answers to names that nothing has, and to lists of them', async () => {
    const cached = await Promise.all(
      ['room-for-four', 'no-such-day', 'room-for-four,no-such-day'].map(async (slugs) =>
        (await json(`/api/shore-experience?slug=${slugs}`)).headers.get('cache-control'),
      ),
    );
    expect(cached.map((control) => control?.includes('public'))).toEqual([true, false, false]);
    expect((await open(`${list}?port=%20hydra`)).headers.get('cache-control')).toContain('no-store');
  });

  it('H65 keeps both answers with an ETag', async () => {
    for (const path of ['/api/shore-experience?slug=room-for-four', '/api/shore-experience']) {
      const { headers } = await json(path);
      await json(path);
      const tag = (await json(path)).headers.get('etag') ?? headers.get('etag') ?? '';
      expect(tag).not.toBe('');
      expect((await fetch(`${server.url}${path}`, { headers: { 'if-none-match': tag } })).status).toBe(304);
    }
  });
});
