import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, parseHtml, textsIn } from '../../../test/support/parse-html';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const open = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, cache: answer.headers.get('cache-control'), html: await answer.text() };
};
const statusIn = (html: string) => parseHtml(html).querySelector('.voyages__count')?.textContent ?? '';
const countIn = (html: string) => Number(/^\d+/.exec(statusIn(html))?.[0]);

describe('the facets of the list of voyages', () => {
  it('ROU-30 lists the Caribbean as the regions in it, and says so', async () => {
    const [caribbean, bahamas, antilles] = await Promise.all(
      ['caribbean', 'bahamas', 'lesser-antilles'].map(async (slug) => open(`/voyages?region=${slug}`)),
    );
    expect(statusIn(caribbean?.html ?? '')).toMatch(/^\d+ voyages in Caribbean waters$/);
    expect(countIn(caribbean?.html ?? '')).toBe(countIn(bahamas?.html ?? '') + countIn(antilles?.html ?? ''));
  });

  it('ROU-30 lists the sailings that call in a country, whatever the waters, with a box that removes it', async () => {
    const { html, cache } = await open('/voyages?country=france');
    expect(cache).toBe('public, max-age=0, must-revalidate');
    const boxes = parseHtml(html).querySelectorAll('input[name="country"]');
    expect(boxes.map((box) => [box.getAttribute('value'), box.hasAttribute('checked')])).toEqual([['france', true]]);
    expect(textsIn(html, '.facet__value')[0]).toBe('France');
    const counts = await Promise.all(
      ['greek-isles', 'the-rivieras', 'adriatic', 'grand-mediterranean'].map(
        async (region) => countIn((await open(`/voyages?region=${region}&country=italy`)).html) || 0,
      ),
    );
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1);
    const italy = countIn((await open('/voyages?country=italy')).html);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(italy);
    expect(italy).toBeLessThan(countIn((await open('/voyages?region=mediterranean')).html));
  });

  it('ROU-30 lists behind every month what stands beside it, by the address that its form sends', async () => {
    const { html } = await open('/voyages?region=caribbean&amenity=terrace');
    const boxes = parseHtml(html)
      .querySelectorAll('.facet__boxes--month label')
      .filter((one) => !one.querySelector('input')?.attributes['disabled']);
    // The season there lasts five months, and ends in March.
    expect(boxes.length).toBeGreaterThan(2);
    for (const box of boxes.slice(0, 3)) {
      const name = box.querySelector('input')?.attributes['name'] ?? '';
      const count = Number(box.querySelector('.facet__count')?.textContent);
      const listed = await open(
        `/voyages?region=caribbean&guestsAdults=2&guestsChildren=0&amenity.terrace=1&${name}=1`,
      );
      expect([name, countIn(listed.html), listed.cache]).toEqual([name, count, 'private, no-store']);
      const written = `/voyages?region=caribbean&month=${name.slice('month.'.length)}&amenity=terrace`;
      const asWritten = await open(written);
      expect([countIn(asWritten.html), asWritten.cache]).toEqual([count, 'public, max-age=0, must-revalidate']);
    }
  });

  it('ROU-30 names the suite and its fare where a suite is asked for, and none above the budget', async () => {
    const { html } = await open('/voyages?amenity=bath&budget=60000&sortBy=price');
    const prices = parseHtml(html)
      .querySelectorAll('.voyage-card__price')
      .map(({ textContent }) => Number(/\$([\d,]+)/.exec(textContent)?.[1]?.replaceAll(',', '')));
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(prices.at(-1)).toBeLessThanOrEqual(60_000);
    expect(new Set(textsIn(html, '.voyage-card__suite'))).toEqual(new Set(['Ocean Suite']));
  });

  it('ROU-30 VOY-18 names on the page of a voyage the fare for the party that its card in the list names', async () => {
    const { html } = await open('/voyages?guestsAdults=2&guestsChildren=1');
    const cards = parseHtml(html).querySelectorAll('.voyage-card');
    const card = cards.find((one) => one.querySelector('.voyage-card__price')?.text.includes('$'));
    const href = card?.querySelector('a[href*="guestsAdults=2"]')?.getAttribute('href') ?? '';
    const price = card?.querySelector('.voyage-card__price')?.text;
    const [forThree, forTwo] = await Promise.all([href, href.replace(/&guests.*/, '')].map((path) => open(path)));
    expect(textsIn(forThree?.html ?? '', '[data-live="price"], [data-live="bar-price"]')).toEqual([price, price]);
    expect(textsIn(forThree?.html ?? '', '.voyage-facts__offer .price-note')[0]).toBe(
      'The lowest fare for 2 adults, 1 child in one suite',
    );
    expect(forThree?.cache).toBe('public, max-age=0, must-revalidate');
    const noLarger = 'This suite sleeps 2. Choose a larger one for your party.';
    expect(textsIn(forThree?.html ?? '', '.suite-row__offer .price-note')).toContain(noLarger);
    expect(textsIn(forTwo?.html ?? '', '[data-live="price"]')).not.toEqual([price]);
    expect(forTwo?.html).not.toContain(noLarger);
    const itineraryId = new URL(href, server.url).searchParams.get('id');
    const step = await open(`/reserve-now/${itineraryId}?guestsAdults=2&guestsChildren=1`);
    expect(textsIn(step.html, '[data-live="price"]')).toEqual([`${price}, for 2 adults, 1 child`]);
  });

  it('ROU-30 lists the sailings to whose first port a non-stop flight is noted, and says when it was noted', async () => {
    const [all, zurich, unknown] = await Promise.all(
      ['', '?flyingFrom=zurich', '?flyingFrom=vineta'].map((query) => open(`/voyages${query}`)),
    );
    const select = parseHtml(zurich?.html ?? '').querySelector('#filter-flying-from');
    expect(select?.querySelector('option[selected]')?.textContent).toBe(`Zurich (${countIn(zurich?.html ?? '')})`);
    expect(countIn(zurich?.html ?? '')).toBeLessThan(countIn(all?.html ?? ''));
    expect(zurich?.html).toContain('As we noted it on 1 November 2026');
    expect(unknown?.html).toContain('“vineta” is not a place whose flights we have noted.');
  });

  it('ROU-30 C5 says what it does not understand and lists the rest; tracking and repeated parameters never stop it', async () => {
    const { status, html, cache } = await open(
      '/voyages?region=atlantis&month=2027-13&utm_source=a&month=x&nights=7&gclid=1',
    );
    expect([status, cache]).toEqual([200, 'private, no-store']);
    expect(html).toContain('“atlantis” is not a name of waters that we sail.');
    expect(html).toContain('“2027-13” is not a month');
    expect(attributesIn(html, '.voyages__unknown a', 'href')).toContain('/voyages?region=caribbean&nights=7');
    expect(statusIn(html)).toMatch(/^\d+ voyages$/);
  });

  it('ROU-30 can be taken back one by one', async () => {
    const { html } = await open('/voyages?region=caribbean&nights=7&amenity=terrace,bath&budget=90000');
    expect(attributesIn(html, '.asked__link', 'href')).toEqual([
      '/voyages?nights=7&amenity=terrace,bath&budget=90000',
      '/voyages?region=caribbean&amenity=terrace,bath&budget=90000',
      '/voyages?region=caribbean&nights=7&amenity=terrace,bath',
      '/voyages?region=caribbean&nights=7&amenity=bath&budget=90000',
      '/voyages?region=caribbean&nights=7&amenity=terrace&budget=90000',
    ]);
  });

  it('ROU-30 groups the sailings by voyage', async () => {
    const { html } = await open('/voyages?region=caribbean&view=voyages');
    const [, voyages, sailings] = /(\d+) voyages, (\d+) sailings/.exec(statusIn(html)) ?? [];
    expect(Number(sailings)).toBeGreaterThan(Number(voyages));
    const groups = parseHtml(html).querySelectorAll('.voyage-group');
    expect(groups.length).toBe(Math.min(12, Number(voyages)));
  });

  it('shows the lowest fare of each month as a drawing that is a table, and invents none', async () => {
    const { html } = await open('/voyages');
    const strip = parseHtml(html).querySelector('.fare-strip__svg');
    expect(strip?.attributes['role']).toBe('table');
    const rows = strip?.querySelectorAll('[role="row"]') ?? [];
    expect(rows.length).toBe(12);
    const listed = await open('/voyages?show=72');
    const all = new Set([...listed.html.matchAll(/\$[\d,]+\.\d\d/g)].map(([price]) => price));
    for (const row of rows) {
      const price = row.querySelector('.fare-month__price')?.textContent ?? '';
      expect([price, price.startsWith('$') ? all.has(price) : /Waitlist Only|No sailing/.test(price)]).toEqual([
        price,
        true,
      ]);
    }
    expect(strip?.querySelectorAll('.fare-month--lowest').length).toBeGreaterThan(0);
  });
});

describe('a voyage’s address with a slip in it', () => {
  it('VOY-03 is not found, and names the voyages that it may mean', async () => {
    const { status, html } = await open('/voyages/windward-pasage');
    expect(status).toBe(404);
    expect(attributesIn(html, '.error-words__near a', 'href')[0]).toBe('/voyages/windward-passage');
    expect(attributesIn((await open('/voyages/xyz')).html, '.error-words__near a', 'href')).toEqual([]);
  });
});
