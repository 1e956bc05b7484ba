import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, parseHtml, textsIn } from '../../../test/support/parse-html';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const open = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, html: (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&') };
};

describe('destinations', () => {
  it('ROU-31 lists every region with its ports, each leading to its page', async () => {
    const { html } = await open('/destinations');
    const hrefs = attributesIn(html, 'main a', 'href');
    for (const slug of ['greek-isles', 'the-rivieras', 'adriatic', 'grand-mediterranean', 'lesser-antilles', 'bahamas'])
      expect(hrefs).toContain(`/destinations/${slug}`);
    const ports = hrefs.filter((href) => href.startsWith('/ports/')).map((href) => href.replace(/#.*/, ''));
    expect(new Set(ports).size).toBeGreaterThanOrEqual(45);
  });

  it('CNT-14 CNT-15 lists the ports of a region with how she lies, a Details link and the number of sailings', async () => {
    const { html } = await open('/destinations/greek-isles');
    for (const port of ['Hydra|Anchored', 'Syros|Docked'])
      expect(textsIn(html, '.day__title, .day__type').join('|')).toContain(port);
    const wordsOf = (href: string) => parseHtml(html).querySelector(`main a[href="${href}"]`)?.text;
    expect(wordsOf('/ports/hydra')).toBe('Details, Hydra');
    const [, count = '0'] = /^Sailings (\d+)/.exec(wordsOf('/ports/hydra#sailings') ?? '') ?? [];
    const port = await open('/ports/hydra');
    expect(parseHtml(port.html).querySelectorAll('.sailing-date')).toHaveLength(Number(count));
  });

  it('CNT-05 ROU-04 lists when she is in a port, each date with an Explore link to its voyage on that sailing', async () => {
    const { html } = await open('/ports/athens');
    const links = attributesIn(html, 'a.sailing-date__link[aria-label^="Explore "]', 'href');
    expect(links.length).toBeGreaterThan(6);
    for (const href of links) expect(href).toMatch(/^\/voyages\/[a-z-]+\?id=ON1-[A-Z]{3}-\d{6}-\d{3}$/);
    expect(textsIn(html, '.sailing-date__when > span').filter((times) => times.endsWith(', local time')).length).toBe(
      links.length,
    );
    const [first = ''] = links;
    const page = await open(first);
    expect(page.status).toBe(200);
    expect(attributesIn(page.html, 'button.date--selected', 'value')).toEqual([first.split('id=')[1]]);
  });

  it('CNT-19 has the detail of each experience of a region on the page that its carousel names', async () => {
    const region = await open('/destinations/greek-isles');
    const dialogs = attributesIn(region.html, '[data-dialogs] a[data-opens-dialog]', 'data-opens-dialog');
    expect(dialogs.length).toBeGreaterThan(5);
    const [address = ''] = attributesIn(region.html, '[data-dialogs]', 'data-dialogs');
    const details = await open(address);
    expect(attributesIn(details.html, 'dialog.dialog--detail', 'id')).toEqual(dialogs);
    expect(attributesIn(details.html, 'link[rel="canonical"]', 'href')).toEqual(
      attributesIn(region.html, 'link[rel="canonical"]', 'href'),
    );
  });

  it('CNT-06 leads to the destinations before and after', async () => {
    const around = async (path: string) => {
      const { html } = await open(path);
      return [attributesIn(html, 'a[rel="prev"]', 'href'), attributesIn(html, 'a[rel="next"]', 'href')];
    };
    expect(await around('/destinations/the-rivieras')).toEqual([
      ['/destinations/greek-isles'],
      ['/destinations/adriatic'],
    ]);
    expect((await around('/destinations/greek-isles'))[0]).toEqual([]);
    expect(await around('/ports/hydra')).toEqual([['/ports/athens'], [expect.stringMatching(/^\/ports\/[a-z-]+$/)]]);
  });

  it('ROU-31 marks the port on its map, and shows its picture, address and route to others', async () => {
    const { html } = await open('/ports/santorini');
    expect(parseHtml(html).querySelector('[data-port="santorini"][data-is-here=""]')).not.toBeNull();
    expect(parseHtml(html).querySelectorAll('[data-port]')).toHaveLength(1);
    expect(attributesIn(html, 'link[rel="canonical"]', 'href')).toEqual([
      expect.stringMatching(/^http:\/\/localhost:\d+\/ports\/santorini$/),
    ]);
    expect(
      parseHtml(html).querySelector('meta[property="og:image"][content^="http"][content*="caldera-rim"]'),
    ).not.toBeNull();
    expect(html).toContain('"@type":"BreadcrumbList"');
    // A port that only a crossing calls at is on that voyage's map.
    expect(
      parseHtml((await open('/ports/mindelo')).html).querySelector('[data-port="mindelo"][data-is-here=""]'),
    ).not.toBeNull();
  });

  it('ROU-31 answers every port and region of the lists, and 404 for any other', async () => {
    const { html } = await open('/destinations');
    const pages = new Set(
      attributesIn(html, 'a[href^="/ports/"], a[href^="/destinations/"]', 'href').map((href) =>
        href.replace(/#.*/, ''),
      ),
    );
    const titles = new Map<string, string>();
    for (const path of pages) {
      const page = await open(path);
      expect([path, page.status]).toEqual([path, 200]);
      titles.set(path, textsIn(page.html, 'title').join());
    }
    expect(new Set(titles.values()).size).toBe(pages.size);
    for (const path of ['/ports/atlantis', '/destinations/atlantis', '/ports/__proto__'])
      expect((await open(path)).status).toBe(404);
  });

  it('CNT-17 has the voyage that leaves next on the page of each region that has a coming one', async () => {
    for (const region of ['bahamas', 'lesser-antilles', 'greek-isles', 'adriatic']) {
      const page = await (await fetch(`${server.url}/destinations/${region}`)).text();
      expect([region, attributesIn(page, '.region-next img', 'src').length]).toEqual([region, 1]);
    }
  });
});
