import type { Browser, Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';
import { AlertBanner } from './AlertBanner';
import { AnchorNavigation } from './AnchorNavigation';
import { IntroOverlay } from './IntroOverlay';
import { ConsentBar } from '../consent/ConsentBar';
import { sampleNavigation } from './sample-navigation';
import { PagePartsContext } from '../ui/page-parts';
import { SiteHeader } from './SiteHeader';
import { siteSheet } from '../../test/support/built-sheets';
import { nextFrames } from '../../test/support/next-frames';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

const navigation = sampleNavigation({
  src: '/assets/reef.webp',
  srcSet: '',
  width: 3,
  height: 2,
  alt: 'A reef.',
  placeholderClass: 'placeholder-reef',
});
const secondMenu = {
  title: 'Destinations',
  href: '/destinations',
  panel: {
    overview: 'All destinations',
    links: [{ title: 'Bahamas', href: '/destinations/bahamas' }],
    tiles: [],
    showsRecentlyViewed: false,
  },
};
const header = renderToStaticMarkup(
  <PagePartsContext.Provider value={{ dataLayer: {} }}>
    <SiteHeader
      ground="paper"
      frame={{ path: '/', year: 2031, navigation: { ...navigation, menu: [...navigation.menu, secondMenu] } }}
    />
  </PagePartsContext.Provider>,
);
const wide =
  '<style>.site-menu { display: block; position: static } .menu-panel { position: absolute; inset: 20rem 0 auto }</style>';
const days = 24 * 3600;

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);
const lifeOf = (cookie: { expires: number } | undefined) =>
  Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / days);

describe('the menus of the header', () => {
  const script = "import { followMenus } from './views/layout/follow-menus'; followMenus(document);";
  const open = () =>
    openScriptPage(browser, {
      script,
      html: `${wide}<p id="elsewhere">Elsewhere</p>${header}<main tabindex="-1"><a href="#x">A link</a></main>`,
    });
  const menu = (page: Page, words: string) =>
    page.locator('details', { has: page.locator('summary', { hasText: words }) });
  const isOpen = (page: Page, words: string) =>
    menu(page, words).evaluate((details) => (details as HTMLDetailsElement).open);
  const press = (page: Page, words: string) => page.locator('summary', { hasText: words }).click();

  it('NAV-02 opens one at a time, and closes with Escape, which gives the focus back to its word', async () => {
    const page = await open();
    await press(page, 'Voyages');
    await press(page, 'Destinations');
    expect([await isOpen(page, 'Voyages'), await isOpen(page, 'Destinations')]).toEqual([false, true]);
    await page.getByRole('link', { name: 'All destinations' }).focus();
    await page.keyboard.press('Escape');
    expect(await isOpen(page, 'Destinations')).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Destinations');
    await page.close();
  });

  it('NAV-02 closes on a press outside, and when the focus goes on (in full)', async () => {
    const page = await open();
    await press(page, 'Voyages');
    await page.getByRole('link', { name: 'Adriatic' }).focus();
    expect(await isOpen(page, 'Voyages')).toBe(true);
    await page.locator('#elsewhere').click();
    expect(await isOpen(page, 'Voyages')).toBe(false);
    await press(page, 'Voyages');
    await page.getByRole('link', { name: 'A link' }).focus();
    expect(await isOpen(page, 'Voyages')).toBe(false);
    await page.close();
  });

  it('VOY-16 NAV-02 stays open for a press on its words, where the main part around it takes the focus', async () => {
    const page = await openScriptPage(browser, {
      script,
      html: `<main tabindex="-1"><p>Elsewhere</p><details data-menu=""><summary>Segment</summary>
        <fieldset><legend>Which segment</legend><label><input type="radio" name="itineraryId">From Rome to Monaco</label></fieldset></details></main>`,
    });
    await press(page, 'Segment');
    await page.getByText('Which segment').click();
    await page.getByText('From Rome to Monaco').click();
    expect([await isOpen(page, 'Segment'), await page.getByRole('radio').isChecked()]).toEqual([true, true]);
    await page.getByText('Elsewhere').click();
    expect(await isOpen(page, 'Segment')).toBe(false);
    await page.close();
  });

  it('NAV-12 holds an opened menu for 800 ms, so that a double press does not close it', async () => {
    const page = await open();
    await page.clock.install();
    await page.reload();
    // The clock stands still: on a busy machine seconds pass between two presses.
    await page.clock.pauseAt(Date.now() + 60_000);
    await press(page, 'Voyages');
    await page.clock.runFor(799);
    await press(page, 'Voyages');
    expect(await isOpen(page, 'Voyages')).toBe(true);
    await page.clock.runFor(1);
    await press(page, 'Voyages');
    expect(await isOpen(page, 'Voyages')).toBe(false);
    await page.close();
  });

  it('NAV-12 lets a panel set off 50 ms after the press', () => {
    expect(siteSheet).toMatch(/--banner-delay:\s*50ms/);
    expect(siteSheet).toMatch(/\.menu-panel\{animation:panel-comes var\(--slow\) var\(--banner-delay\)/);
  });

  it('NAV-02 holds the page behind the menu that fills a phone, and lets it go', async () => {
    const page = await openScriptPage(browser, { script, html: `${header}<main><a href="#x">A link</a></main>` });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.waitForFunction(() => document.querySelector('main')?.inert);
    await press(page, 'Voyages');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.waitForFunction(() => !document.querySelector('main')?.inert);
    await page.close();
  });

  it.each([
    ['Close', async (page: Page) => page.getByRole('button', { name: 'Close' }).press('Enter')],
    ['Escape in a submenu', async (page: Page) => page.locator('summary', { hasText: 'Voyages' }).press('Escape')],
  ])('NAV-02 gives the focus back to the button that opened the menu of a phone: %s', async (_, leave) => {
    const page = await openScriptPage(browser, { script, html: `${header}<main><a href="#x">A link</a></main>` });
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.waitForFunction(() => document.querySelector('main')?.inert);
    await press(page, 'Voyages');
    await leave(page);
    await page.waitForFunction(() => !document.querySelector('main')?.inert);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menu');
    await page.close();
  });

  it('NAV-02 NAV-13 closes the menu of a tablet that is turned to a width with the menu in its header', async () => {
    const turned = '<style>@media (width >= 1024px) { .site-header__opener { display: none } }</style>';
    const page = await openScriptPage(browser, {
      script,
      html: `${turned}${header}<main><a href="#x">A link</a></main>`,
    });
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.waitForFunction(() => document.querySelector('main')?.inert);
    await page.setViewportSize({ width: 1000, height: 820 });
    await nextFrames(page);
    expect(await page.locator('#site-menu:popover-open').count()).toBe(1);
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.waitForFunction(() => !document.querySelector('main')?.inert);
    expect(await page.locator('#site-menu:popover-open').count()).toBe(0);
    await page.close();
  });

  it('NAV-06 H14 sends the data layer what the line wrote for an entry, and nothing where there is none', async () => {
    const page = await openScriptPage(browser, {
      script:
        "import { noteMenuPress } from './views/tracking/note-menu-press'; noteMenuPress(document); addEventListener('click', (event) => event.preventDefault());",
      html: `${wide}${header}`,
    });
    const layer = () => page.evaluate(() => window.dataLayer as unknown);
    await press(page, 'Voyages');
    await page.evaluate(() =>
      document
        .querySelector('details.menu .menu-panel__overview')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
    expect(await layer()).toBeUndefined();
    await page.evaluate(() => {
      window.dataLayer = [];
      document.querySelector('[data-gtm]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
    expect(await layer()).toEqual([{ event: 'navigation', menu: 'voyages' }]);
    await page.close();
  });

  it('TRK-06 NAV-06 H14 follows a choice of another tab: the question closes, the data layer ends, on a press and on a return to the page', async () => {
    const page = await openScriptPage(browser, {
      script: `
        import { askConsent } from './views/consent/ask-consent'; import { feedTagLayer } from './views/tracking/feed-tag-layer';
        import { noteMenuPress } from './views/tracking/note-menu-press';
        noteMenuPress(document); askConsent(window, () => feedTagLayer(window));`,
      html: `<section data-consent data-has-data-layer hidden></section><p></p><a href="#x" data-gtm='{"menu":"voyages"}'>Voyages</a>`,
      address: 'http://ondine.test/unknown/guest@example.com',
    });
    const layer = () => page.evaluate(() => window.dataLayer as unknown);
    const choose = (choice: string) => page.evaluate((value) => (document.cookie = `consent=${value}`), choice);
    const comeBack = () =>
      page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    const isAsked = () => page.evaluate(() => !document.querySelector<HTMLElement>('[data-consent]')?.hidden);
    expect(await isAsked()).toBe(true);
    const view = { event: 'page_view', page_path: '/…' };
    await choose('accepted');
    await comeBack();
    expect(await layer()).toEqual([view]);
    await page.getByRole('link').click();
    expect(await layer()).toEqual([view, { event: 'navigation', menu: 'voyages' }]);
    await choose('declined');
    await page.getByRole('link').click();
    expect(await layer()).toBeUndefined();
    await choose('accepted');
    await comeBack();
    await choose('declined');
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect([await layer(), await isAsked()]).toEqual([undefined, false]);
    await choose('');
    await comeBack();
    expect(await isAsked()).toBe(true);
    await page.close();
  });
});

describe('what was viewed lately', () => {
  const script = `
    import { rememberViewed } from './views/layout/remember-viewed'; import { showViewed } from './views/layout/show-recently-viewed';
    rememberViewed(window); showViewed(document);`;
  const html = `<link rel="canonical" href="/"><style>.site-menu { display: block }</style>${header}<main><h1>The Tuscan Sea</h1><img src="/assets/tuscan.webp"></main>`;
  const look = (at: string) => openScriptPage(browser, { script, html, address: `http://ondine.test${at}` });

  it('NAV-03 TRK-08 is remembered by this browser, shown in the menu of other pages, and forgotten on demand', async () => {
    const page = await look('/voyages/tuscan-sea');
    expect(await page.locator('.recently-viewed').getAttribute('hidden')).toBe('');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['recently-viewed']);
    await page.goto('http://ondine.test/voyages/out-islands');
    await page.goto('http://ondine.test/stories/bread-at-three');
    await page.locator('summary', { hasText: 'Voyages' }).click();
    const tile = page.locator('.recently-viewed');
    expect(await tile.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/voyages/out-islands',
      '/voyages/tuscan-sea',
    ]);
    expect(await tile.locator('.menu-tile__title').textContent()).toBe('The Tuscan Sea');
    await tile.getByRole('button', { name: 'Forget these' }).click();
    expect(await tile.isVisible()).toBe(false);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.close();
  });

  it('NAV-03 is no page that does not exist, and shows nothing that others wrote into the storage (in full)', async () => {
    const page = await openScriptPage(browser, {
      script,
      html: html.replace('<link rel="canonical" href="/">', ''),
      address: 'http://ondine.test/voyages/nowhere',
    });
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.evaluate(() =>
      localStorage.setItem(
        'recently-viewed',
        JSON.stringify([
          { path: 'javascript:alert(1)', title: 'x', at: Date.now() },
          { path: '//evil.example', title: 'x', at: Date.now() },
        ]),
      ),
    );
    await page.reload();
    expect(await page.locator('.recently-viewed').getAttribute('hidden')).toBe('');
    await page.close();
  });
});

describe('the header of the reservation flow', () => {
  const script = "import { hideHeader } from './views/layout/hide-header'; hideHeader(document);";
  const html = `<header data-hides-on-scroll="" style="position: fixed"><a href="/">Home</a></header><main style="height: 4000px"></main>`;

  it('RES-07 hides on the way down past 100 px, not before, and not while it has the focus', async () => {
    const page = await openScriptPage(browser, { script, html });
    const isHiddenAt = async (top: number) => {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await nextFrames(page);
      return page.locator('header').evaluate((header) => header.hasAttribute('data-hidden'));
    };
    expect([await isHiddenAt(100), await isHiddenAt(101), await isHiddenAt(400)]).toEqual([false, true, true]);
    expect([await isHiddenAt(399), await isHiddenAt(500)]).toEqual([false, true]);
    await isHiddenAt(0);
    await page.getByRole('link').focus();
    expect(await isHiddenAt(600)).toBe(false);
    await page.close();
  });
});

describe('the alert banner', () => {
  const script =
    "import { showAlert } from './views/layout/show-alert'; import { closeAlert } from './views/layout/close-alert'; showAlert(window); closeAlert(document);";
  const html = navigation.alert
    ? `${renderToStaticMarkup(<AlertBanner alert={navigation.alert} />)}<main id="content" tabindex="-1"></main>`
    : '';

  it('NOT-11 TRK-08 shows when the cookie has the configured value, and closing sets it to false for its configured life', async () => {
    const page = await openScriptPage(browser, { script, html });
    const banner = page.locator('.alert-banner');
    for (const value of ['', 'false', 'truer']) {
      await page.evaluate((one) => (document.cookie = `line-alert=${one}; path=/`), value);
      await page.reload();
      expect(await banner.isVisible()).toBe(false);
    }
    await page.evaluate(() => (document.cookie = 'line-alert=true; path=/'));
    await page.reload();
    await banner.waitFor();
    await page.getByRole('button', { name: 'Close this notice' }).click();
    expect(await banner.isVisible()).toBe(false);
    const cookie = await cookieOf(page, 'line-alert');
    expect([cookie?.value, lifeOf(cookie), cookie?.sameSite]).toEqual(['false', 7, 'Lax']);
    await page.reload();
    expect(await banner.isVisible()).toBe(false);
    await page.close();
  });
});

describe('the introduction', () => {
  const script = "import { showIntro } from './views/layout/show-intro'; showIntro(document);";
  const html = navigation.intro
    ? `<style>.intro[data-fades] { opacity: 0; transition: opacity 100ms }</style>${renderToStaticMarkup(<IntroOverlay intro={navigation.intro} />)}<main id="content" tabindex="-1"></main>`
    : '';
  const open = (address: string) => openScriptPage(browser, { script, html, address });

  it('CNT-35 TRK-05 waits for another visit while the cookie question stands: one interruption at a time', async () => {
    const asked = '<section data-consent="" data-shown=""><button>Agree</button></section>';
    const page = await openScriptPage(browser, { script, html: `${asked}${html}` });
    await page.locator('[data-consent]').evaluate((bar) => bar.toggleAttribute('hidden', true));
    expect(await page.locator('[data-intro]').isVisible()).toBe(false);
    await page.close();
  });

  it('CNT-35 TRK-05 waits for another visit also when the answer about cookies is the first press of a visit', async () => {
    const page = await openScriptPage(browser, {
      script: `import { askConsent } from './views/consent/ask-consent';
        import { showIntro } from './views/layout/show-intro';
        askConsent(window, () => undefined);
        document.querySelector('[value="declined"]').click();
        showIntro(document);`,
      html: `${renderToStaticMarkup(<ConsentBar />)}${html}`,
    });
    expect([await page.locator('[data-consent]').isVisible(), await page.locator('[data-intro]').isVisible()]).toEqual([
      false,
      false,
    ]);
    await page.close();
  });

  it('CNT-35 TRK-08 goes from its header to its body, then keeps mcIntroSeen for 180 days and fades', async () => {
    const page = await open('http://ondine.test/');
    const intro = page.locator('.intro');
    expect(await intro.innerText()).toContain('One yacht');
    await intro.getByRole('button', { name: 'Go on' }).click();
    expect(await intro.innerText()).not.toContain('One yacht');
    expect(await cookieOf(page, 'mcIntroSeen')).toBeUndefined();
    await intro.getByRole('button', { name: 'Come aboard' }).click();
    expect(await intro.getAttribute('data-fades')).toBe('');
    await intro.waitFor({ state: 'hidden' });
    expect(lifeOf(await cookieOf(page, 'mcIntroSeen'))).toBe(180);
    await page.close();
  });

  it('CNT-36 stays hidden once it was seen, and while the page is being edited (in full)', async () => {
    const edited = await open('http://ondine.test/?editing');
    expect(await edited.locator('.intro').isVisible()).toBe(false);
    await edited.context().addCookies([{ name: 'mcIntroSeen', value: 'true', url: 'http://ondine.test' }]);
    await edited.goto('http://ondine.test/');
    expect(await edited.locator('.intro').isVisible()).toBe(false);
    await edited.close();
  });
});

describe('the navigation of a long page', () => {
  const script = "import { followSections } from './views/layout/follow-sections'; followSections(document);";
  const section = (id: string, height: number) => `<section id="${id}" style="height: ${height}px"></section>`;
  const html = `${renderToStaticMarkup(
    <AnchorNavigation
      links={[
        { id: 'route', label: 'Route' },
        { id: 'days', label: 'Days' },
        { id: 'suites', label: 'Suites' },
      ]}
    />,
  )}
    ${section('route', 300)}${section('days', 2000)}${section('suites', 300)}<div style="height: 2000px"></div>`;
  const marked = (page: Page) => page.locator('.anchors [aria-current]').allTextContents();
  const goTo = (page: Page, id: string, from: number) =>
    page.evaluate(([name, offset]) => window.scrollTo(0, (document.getElementById(name)?.offsetTop ?? 0) + offset), [
      id,
      from,
    ] as const);

  it('NAV-05 marks the section of which half is seen, or which fills half of the window', async () => {
    const page = await openScriptPage(browser, { script, html });
    await page.setViewportSize({ width: 800, height: 600 });
    await page.waitForFunction(() => document.querySelector('.anchors [aria-current]')?.textContent === 'Route');
    await goTo(page, 'route', 140);
    await nextFrames(page);
    expect(await marked(page)).toEqual(['Route']);
    await goTo(page, 'route', 160);
    await page.waitForFunction(() => document.querySelector('.anchors [aria-current]')?.textContent === 'Days');
    await goTo(page, 'days', 1000);
    await nextFrames(page);
    expect(await marked(page)).toEqual(['Days']);
    await goTo(page, 'suites', -100);
    await page.waitForFunction(() => document.querySelector('.anchors [aria-current]')?.textContent === 'Suites');
    await goTo(page, 'suites', 1_000);
    await nextFrames(page);
    expect(await marked(page)).toEqual(['Suites']);
    expect(await page.locator('.anchors a').first().getAttribute('href')).toBe('#route');
    await page.close();
  });
});
