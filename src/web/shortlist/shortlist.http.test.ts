import { attributesIn, parseHtml, valueOf } from '../../../test/support/parse-html';
import fc from 'fast-check';
import { FormBrowser } from '../../../test/support/form-browser';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { signIn } from '../../../test/support/sign-in';

let server: SharedServer;
let ids: readonly string[];
beforeAll(async () => {
  server = await sharedServer();
  const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    readonly itineraryId: string;
  }[];
  ids = voyages.map(({ itineraryId }) => itineraryId);
}, 60_000);
afterAll(() => server.stop());

const get = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
};
/** The labels of rows, without the mark of those that are the same for all. */
const rowsOf = (text: string) =>
  parseHtml(text)
    .querySelectorAll('th[scope="row"]')
    .map(({ firstChild }) => firstChild?.text);
const sameRowsOf = (text: string) =>
  parseHtml(text)
    .querySelectorAll('tr:has(td[colspan]) .compare-table__mark')
    .map(({ parentNode }) => parentNode?.firstChild?.text);
const browser = () => new FormBrowser(server.url, { passTime: async () => undefined, address: '198.51.100.77' });

describe('a comparison', () => {
  it('shows two sailings side by side from the address alone, and says what is the same for both', async () => {
    const { status, text } = await get(`/compare?voyages=${ids[0]},${ids[9]}`);
    expect(status).toBe(200);
    expect(rowsOf(text)).toEqual(
      expect.arrayContaining([
        'Lowest fare for you',
        'Nights',
        'Ports',
        'Days at sea',
        'In the fare',
        'If you cancel',
        'Going ashore',
      ]),
    );
    expect(sameRowsOf(text)).toContain('In the fare');
    expect(sameRowsOf(text)).not.toContain('Dates');
    const only = await get(`/compare?voyages=${ids[0]},${ids[9]}&show=differences`);
    expect(rowsOf(only.text)).not.toContain('In the fare');
    expect(rowsOf(only.text)).toContain('Dates');
  });

  it('lists what is not in the fare in the row of that name, for sailings and for suites', async () => {
    const pages = await Promise.all(
      [`voyages=${ids[0]},${ids[5]}`, 'suites=seaview-suite,loft-suite'].map((query) => get(`/compare?${query}`)),
    );
    for (const { text } of pages) {
      const row = parseHtml(text)
        .querySelectorAll('.compare-table tr')
        .find((one) => one.querySelector('th')?.textContent.startsWith('Not in the fare'));
      expect(row?.querySelectorAll('td p, td li').map((one) => one.text)).toEqual(
        expect.arrayContaining(['Lunch', 'Dinner', 'Wine and cocktails']),
      );
      expect(row?.textContent).not.toContain('Breakfast is in the fare');
    }
  });

  it('ROU-30 says for each sailing from where a non-stop flight to its first port is noted, and when it was noted', async () => {
    const { text } = await get(`/compare?voyages=${ids[0]},${ids[5]}`);
    const row = parseHtml(text)
      .querySelectorAll('.compare-table tr')
      .find((one) => one.querySelector('th')?.textContent.includes('Non-stop flights to the first port'));
    expect(row?.textContent).toMatch(/New York.*As noted on 1 November 2026, for that month/);
  });

  it('compares suites and days ashore, the fares of one sailing for a party', async () => {
    const suites = await get(`/compare?suites=seaview-suite,loft-suite&on=${ids[3]}&guestsAdults=3`);
    expect([suites.status, suites.text.includes('Too small for your party')]).toEqual([200, true]);
    expect(rowsOf(suites.text)).toContain('Without a step');
    expect(attributesIn(suites.text, 'th[scope="col"]', 'aria-label')).toEqual(['Seaview Suite', 'Loft Suite']);
    const experiences = await get('/compare?experiences=bread-at-three');
    expect(experiences.text).toContain('You asked for “bread-at-three”. We have nothing of that name.');
  });

  it('SUI-15 compares suites by their numbers: the facts of the plan, and on a sailing what is free and what it costs', async () => {
    const on = await get(`/compare?cabins=503,611&on=${ids[5]}`);
    expect(on.status).toBe(200);
    for (const label of ['Fare', 'On this sailing', 'What you hear', 'Evening sun on this voyage', 'Doors'])
      expect(rowsOf(on.text).map((row) => row?.trim())).toContain(label);
    for (const words of ['Suite 503', 'Suite 611']) expect(on.text).toContain(words);
    expect(attributesIn(on.text, 'main a', 'href')).toContainEqual(expect.stringMatching(/#suite-611$/));
    const plain = (await get('/compare?cabins=503,611')).text;
    expect(rowsOf(plain).some((row) => /On this sailing|Evening sun/.test(row ?? ''))).toBe(false);
    expect((await get('/compare?cabins=503,611,9999')).text).toContain('There is no suite 9999 on board.');
    const past = 'ON1-CYC-250503-007';
    const withPast = (await get(`/compare?cabins=503,611&on=${past}`)).text;
    for (const words of ['You asked for 3 – 10 May 2025.', 'The fares below are the lowest of all sailings ahead.'])
      expect(withPast).toContain(words);
    expect(valueOf((await get(`/compare?cabins=503&on=${ids[5]}`)).text, 'on')).toBe(ids[5]);
    expect(await get(`/compare?cabins.1=503&cabins.2=611&on=${ids[5]}`)).toMatchObject({
      status: 302,
      location: `/compare?cabins=503,611&on=${ids[5]}`,
    });
  });

  it('leads every other spelling to the one address', async () => {
    const address = `/compare?voyages=${ids[0]},${ids[1]}`;
    for (const other of [
      `/compare?voyages.${ids[0]}=1&voyages.${ids[1]}=1`,
      `/compare?voyages.1=${ids[0]}&voyages.2=&voyages.3=${ids[1]}`,
      `${address}&guestsAdults=2&guestsChildren=0&ages=`,
      `${address}&show=nothing`,
    ])
      expect(await get(other)).toMatchObject({ status: 302, location: address });
    expect((await get('/compare')).text).toContain('Choose two to four');
    expect((await get(`/compare?voyages=${ids[0]},no-such-sailing`)).text).toContain('names no sailing of ours');
  });

  it('VOY-25 names a sailing that is not for sale, with what comes near it', async () => {
    const { text } = await get(`/compare?voyages=${ids[0]},ON1-CYC-250503-007`);
    const notice = parseHtml(text).querySelector('.shortlist__notice');
    expect(notice?.textContent).toContain('You asked for 3 – 10 May 2025. We have no such sailing.');
    expect(notice?.querySelectorAll('.near__item').map((item) => item.textContent)[0]).toMatch(
      /per suite, \d+ (days|months) later$/,
    );
  });
});

/** Sends the form, and follows to the page that shows the link. */
async function share(visitor: FormBrowser, items: string) {
  const sent = await visitor.open('/shortlist/share', { items });
  return sent.status === 303 ? visitor.open(sent.location ?? '') : sent;
}

describe('a shortlist', () => {
  const items = () => `VOYAGE:${ids[2]}.SUITE:BR-I,SV.SUITE:BR-I,SVM.STORY:bread-at-three.STORY:no-such`;

  it('FAV-02 shows what its address holds, and says what is gone', async () => {
    const { status, text } = await get(`/shortlist?items=${items()}`);
    expect(status).toBe(200);
    for (const words of ['Seaview Suite', 'Bread at three', 'One of them is not for sale any more'])
      expect(text).toContain(words);
    expect(attributesIn(text, 'main input', 'name')).toContain('suites.seaview-suite');
    expect((await get('/shortlist')).text).toContain('Nothing on it yet');
  });

  it('FAV-02 SUI-15 holds suites by their numbers, to be compared as such, and names a sailing that has left', async () => {
    const { text } = await get('/shortlist?items=SUITE:503.SUITE:611.SUITE:9999.VOYAGE:ON1-CYC-250503-007');
    for (const words of ['Suites by number', 'Suite 503']) expect(text).toContain(words);
    expect(attributesIn(text, 'main input', 'name')).toEqual(expect.arrayContaining(['cabins.503', 'cabins.611']));
    const notice = parseHtml(text).querySelector('.shortlist__notice')?.textContent ?? '';
    expect(notice).toContain('You asked for 3 – 10 May 2025. We have no such sailing.');
    expect(notice).toContain('One of them is not for sale any more.');
  });

  it('is shared by a link without a name, until its maker ends it', async () => {
    const made = await share(browser(), items());
    const [link = ''] = attributesIn(made.html, 'input[value*="/shortlist/shared?"]', 'value');
    const address = link.slice(link.indexOf('/shortlist/'));
    expect(address).toMatch(/^\/shortlist\/shared\?token=[\w-]{43}$/);
    const [stop = ''] = attributesIn(made.html, 'a[href^="/shortlist/stop?"]', 'href');
    expect(stop).toMatch(/^\/shortlist\/stop\?key=[\w-]{43}$/);
    const shared = await get(address);
    expect([shared.status, shared.text.includes('Seaview Suite')]).toEqual([200, true]);
    expect(parseHtml(shared.text).querySelector('textarea')).toBeNull();
    expect((await get(stop)).text).toContain('End the link?');
    expect((await get(address)).status).toBe(200);
    const key = stop.slice(stop.indexOf('=') + 1);
    expect((await browser().open('/shortlist/stop', { key: 'x'.repeat(43) })).html).toContain('has ended already');
    expect((await browser().open('/shortlist/stop', { key })).html).toContain('The link has ended');
    expect((await get(address)).status).toBe(404);
  });

  it('B4 F5 makes one link, however often its page is loaded again, and shows it to its maker alone', async () => {
    const visitor = browser();
    const sent = await visitor.open('/shortlist/share', { items: items() });
    expect([sent.status, sent.location]).toEqual([303, '/shortlist/share']);
    const [cookie = ''] = sent.headers.getSetCookie();
    expect(cookie).toMatch(/^made-link=.*Max-Age=900;.*HttpOnly;.*SameSite=Lax/);
    const linkIn = (html: string) => attributesIn(html, 'input[value*="/shortlist/shared?"]', 'value');
    const first = await visitor.open('/shortlist/share');
    expect(linkIn(first.html)).toHaveLength(1);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    expect(linkIn((await visitor.open('/shortlist/share')).html)).toEqual(linkIn(first.html));
    const stranger = await browser().open('/shortlist/share');
    expect([stranger.status, stranger.location]).toEqual([303, '/shortlist']);
    const forger = browser();
    forger.adopt('made-link', 'x'.repeat(120));
    expect((await forger.open('/shortlist/share')).location).toBe('/shortlist');
    const [stop = ''] = attributesIn(first.html, 'a[href^="/shortlist/stop?"]', 'href');
    await visitor.open('/shortlist/stop', { key: stop.slice(stop.indexOf('=') + 1) });
    const ended = await visitor.open('/shortlist/share');
    expect([ended.status, linkIn(ended.html)]).toEqual([200, []]);
    expect(ended.html).toContain('This link has ended already.');
  });

  it('B4 F5 keeps links apart, whatever is shared, ended and asked for in whatever order', async () => {
    const parts = ['SUITE:BR-I,SV', 'SUITE:BR-I,SVM', 'STORY:bread-at-three', 'HAT:x', '<b>', '', 'STORY:no-such'];
    const tokenIn = (html: string, name: 'token' | 'key') =>
      new RegExp(`${name}=([\\w-]{43})`).exec(html)?.[1] ?? `no ${name}`;
    const aStep = fc.record({
      kind: fc.constantFrom('share', 'end', 'end-by-token', 'read', 'guess'),
      items: fc.subarray(parts),
      pick: fc.nat(),
      guess: fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('a'.repeat(43), '%00', '../..')),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { maxLength: 10 }), async (steps) => {
        const visitor = new FormBrowser(server.url, { address: `198.51.103.${(run += 1)}` });
        const links: { token: string; key: string; hasSuite: boolean; isEnded: boolean }[] = [];
        for (const { kind, items: chosen, pick, guess } of steps) {
          const link = links[pick % Math.max(1, links.length)];
          if (kind === 'share') {
            const made = await share(visitor, chosen.join('.'));
            const hasSome = chosen.some((one) => parts.indexOf(one) < 3);
            expect(made.status).toBe(hasSome ? 200 : 422);
            if (hasSome)
              links.push({
                token: tokenIn(made.html, 'token'),
                key: tokenIn(made.html, 'key'),
                hasSuite: chosen.includes('SUITE:BR-I,SVM'),
                isEnded: false,
              });
          } else if (kind === 'end' && link) {
            const { html } = await visitor.open('/shortlist/stop', { key: link.key });
            expect(html).toContain(link.isEnded ? 'has ended already' : 'The link has ended');
            link.isEnded = true;
          } else if (kind === 'guess') {
            const asked = await visitor.open(`/shortlist/shared?token=${encodeURIComponent(guess)}`);
            expect([400, 404]).toContain(asked.status);
            expect((await visitor.open('/shortlist/stop', { key: guess })).html).not.toContain('The link has ended');
          } else if (link) {
            // Who may read a list may not end it.
            if (kind === 'end-by-token') await visitor.open('/shortlist/stop', { key: link.token });
            const read = await get(`/shortlist/shared?token=${link.token}`);
            expect(read.status).toBe(link.isEnded ? 404 : 200);
            if (!link.isEnded) expect(read.text.includes('Seaview Mid Suite')).toBe(link.hasSuite);
          }
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('F5 shares nothing that is not for sale', async () => {
    expect((await browser().open('/shortlist/share', { items: 'STORY:buy-my-watches.HAT:x' })).status).toBe(422);
    for (const token of ['x', 'a'.repeat(43), '%00', 'a'.repeat(4_000)])
      expect([404, 400, 414, 431]).toContain((await get(`/shortlist/shared?token=${token}`)).status);
  });

  it('FAV-02 goes to a consultant as the text of an inquiry, in the line’s own words', async () => {
    const { text } = await get(`/inquire-now?shortlist=${items()}.SUITE:503&notes=stranger`);
    expect(text).toContain('I am thinking of these:');
    for (const item of ['– Seaview Suite', '– Suite 503']) expect(text).toContain(item);
    expect(text).not.toContain('stranger');
  });

  it('FAV-02 is a guest’s favourites once they are signed in', async () => {
    const guest = await signIn(server.url, 'newcomer@example.com', { address: '198.51.100.78' });
    await guest.post('/api/favorites', { type: 'SUITE', value: 'BR-I,SV' });
    const text = await (await guest.get('/shortlist')).text();
    expect(parseHtml(text).querySelector('[data-shortlist="guest"]')).not.toBeNull();
    expect(text).toContain('Seaview Suite');
  });
});
