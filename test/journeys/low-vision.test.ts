import type { Page } from 'playwright-core';
import { contrastOnPicture } from '../support/contrast-on-picture';
import { nextFrames } from '../support/next-frames';
import { signIn } from '../support/sign-in';
import { until } from '../support/until';
import { findSailing, hasRoom, isFarAhead } from './sailing';
import { openSite, type Site, sticksOut, visit } from './site';
import { ada, jonas, openSuites, pointer, takeSuite, writeGuests } from './thread';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

let session: ReturnType<typeof signIn> | undefined;
/** All tests share one session, because a guest gets no second code within half a minute. */
async function cookiesOfGuest() {
  session ??= signIn(site.url, 'guest@example.com');
  return [...(await session).jar].map(([name, value]) => ({ name, value, url: site.url }));
}

/**
 * With less motion every change of a style is a transition of a millisecond at each level of the page, so that a
 * measurement directly after it would be of the former size.
 */
const doubledText = { content: 'html { font-size: 200%; } *, ::before, ::after { transition: none !important; }' };

/** A hero hides what is wider than itself. */
const clippedWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hero__words')]
      .filter((words) => words.getBoundingClientRect().right > innerWidth)
      .map((words) => words.textContent),
  );

/** What lies over the middle of the focused control, nothing when it is in view; 2.4.11 of WCAG 2.2. */
const coverOfFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    const [start, end] = [Math.max(0, left), Math.min(innerWidth, right)];
    const over = [0.2, 0.5, 0.8].map((part) => document.elementFromPoint((start + end) / 2, from + (to - from) * part));
    const isSeen = over.some((element) => element && (focused.contains(element) || element.contains(focused)));
    return isSeen && from < to ? undefined : `${focused.textContent.trim()} under ${over[1]?.className ?? 'nothing'}`;
  });

async function coveredStops(page: Page, stops: number): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    // The page scrolls to the control, and draws it as focused, in the frames after the key.
    await nextFrames(page);
    const cover = await coverOfFocus(page);
    if (cover !== undefined) covered.push(cover);
  }
  return covered;
}

const spread = (page: Page) =>
  page.addStyleTag({
    content: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  });

describe('a page at 400 % zoom of a window of 1280 by 1024 pixels', () => {
  it('NAV-05 TRK-08 NOT-01 covers no focused control with what stays in view (in full)', async () => {
    const { page, complaints, leave } = await visit(site, { viewport: { width: 320, height: 256 } });
    const { slug, itineraryId } = await findSailing(site, hasRoom);
    await page.goto(`/reserve-now/${itineraryId}/suite/?guestsAdults=2&guestsChildren=0`);
    // The reminder of an unfinished reservation is written when the page has settled.
    await page.waitForFunction(() => localStorage.getItem('globalNotifications')?.includes('continueBooking'));
    await page.goto(`/voyages/${slug}?id=${itineraryId}`);
    await page.getByRole('region', { name: 'Cookies', exact: true }).waitFor();
    expect(await coveredStops(page, 45)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('TRK-08 asks its question about cookies before the menu, and both answers can be scrolled to', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 320, height: 256 } });
    await page.goto('/terms');
    const bar = page.getByRole('region', { name: 'Cookies', exact: true });
    await bar.waitFor();
    const bottoms = await page.evaluate(() =>
      ['.consent__choices', '.site-header'].map((selector) =>
        Math.round((document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0) + scrollY),
      ),
    );
    expect(bottoms[0]).toBeLessThan(bottoms[1] ?? 0);
    await bar.getByRole('button', { name: 'Decline' }).click();
    expect(await bar.isVisible()).toBe(false);
    await leave();
  });
});

describe('text with the spacing that a visitor has set, 1.4.12 of WCAG 2.2', () => {
  it('CNT-10 moves no page sideways at 320 px', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 320, height: 640 }, bypassCSP: true });
    const wide: string[] = [];
    for (const path of ['/', '/voyages', '/faq', '/contact-us']) {
      await page.goto(path);
      await spread(page);
      wide.push(...(await sticksOut(page)));
    }
    expect(wide).toEqual([]);
    await leave();
  });

  it('ENG-01 CNT-10 moves neither the payment nor a trip sideways at 320 px (in full)', async () => {
    const { page, context, leave } = await visit(site, { viewport: { width: 320, height: 640 }, bypassCSP: true });
    await openSuites(page, await findSailing(site, isFarAhead));
    await takeSuite(page, pointer);
    await writeGuests(page, pointer, [ada, jonas]);
    await page.locator('.binding-terms table').waitFor();
    await spread(page);
    const wide = [...(await sticksOut(page))];
    await context.addCookies(await cookiesOfGuest());
    await page.goto('/my-profile/trips/itinerary?reservationId=ON70010002');
    await spread(page);
    wide.push(...(await sticksOut(page)));
    expect(wide).toEqual([]);
    await leave();
  }, 60_000);

  it('VOY-16 NOT-01 cuts neither what a filter is set to nor what a reminder says', async () => {
    const { page, context, leave } = await visit(site, { viewport: { width: 320, height: 640 }, bypassCSP: true });
    const isWhole = (words: Element) =>
      words.scrollWidth <= words.clientWidth && words.scrollHeight <= words.clientHeight;
    await page.goto('/voyages?startDate=2001-01-01&endDate=2001-02-01');
    await spread(page);
    const dates = page.locator('.facet__value', { hasText: 'home by' });
    expect([await dates.evaluate(isWhole), await sticksOut(page)]).toEqual([true, []]);
    await context.addCookies(await cookiesOfGuest());
    await page.goto('/my-profile/overview');
    const reminder = page.locator('.notification__body').first();
    await reminder.waitFor();
    expect(await reminder.evaluate(isWhole)).toBe(true);
    await leave();
  });
});

describe('a question about a suite that is reserved by a person', () => {
  it('FRM-01 has its picture and its title within the window of a phone, above the form', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 390, height: 844 } });
    const { itineraryId } = await findSailing(site, hasRoom);
    await page.goto(`/contact-us?about=funnel-suite&itineraryId=${itineraryId}&suiteId=FS-I%2CFS`);
    expect(await sticksOut(page)).toEqual([]);
    const [subject, heading] = await Promise.all(
      ['.lead-subject', 'h1'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect((subject?.y ?? 0) + (subject?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
    await leave();
  });
});

describe('text of twice its size in a phone’s window', () => {
  it('NAV-01 pushes no control of the header out of it', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 390, height: 640 }, bypassCSP: true });
    await page.goto('/voyages');
    await page.addStyleTag(doubledText);
    expect(await sticksOut(page)).toEqual([]);
    await leave();
  });

  it.each([
    ['CNT-01', '/terms'],
    ['CNT-01', '/cancellation'],
    ['FRM-01', '/contact-us'],
    ['FRM-01 AUT-29', '/join-us'],
    ['VOY-31', '/voyages/the-grenadines-slowly'],
    ['ROU-33', '/vessels/four-seasons-1/suites'],
    ['ROU-33', '/vessels/four-seasons-1/deck-plans'],
    ['ROU-32', '/vessels/four-seasons-1/suites/funnel-suite'],
    ['ROU-32', '/shore-and-sea-experiences/wild-company'],
    ['ROU-32', '/culinary-and-beverage/venue/observation-lounge'],
    ['ROU-32', '/life-onboard/doctor-and-nurse'],
    ['CNT-04', '/culinary-and-beverage/chefs/annelore-vandeweghe'],
    ['CNT-06', '/destinations/grand-mediterranean'],
    ['ROU-31', '/ports/virgin-gorda'],
    ['ROU-31', '/families'],
    ['ROU-25', '/my-profile/overview'],
    ['TRD-11', '/my-profile/trips/itinerary?reservationId=ON70010009&tab=payment'],
  ])('%s needs no scrolling to the side on %s', async (_, path) => {
    const { page, context, leave } = await visit(site, { viewport: { width: 390, height: 640 }, bypassCSP: true });
    if (path.startsWith('/my-profile')) await context.addCookies(await cookiesOfGuest());
    await page.goto(path);
    await page.addStyleTag(doubledText);
    expect([await sticksOut(page), await clippedWords(page)]).toEqual([[], []]);
    await leave();
  });

  it('RES-20 needs no scrolling to the side where a fare has changed, is written and is paid (in full)', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 390, height: 640 }, bypassCSP: true });
    const sailing = await findSailing(site, isFarAhead);
    await openSuites(page, sailing);
    const held = await page
      .locator('a.suite-button[href^="/engine/details"]:not([aria-disabled])')
      .first()
      .getAttribute('href');
    const category = new URLSearchParams(held ?? '').get('categorycode');
    await fetch(`${site.url}/dev/fare`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ itineraryId: sailing.itineraryId, category, price: 25_750.5 }),
    });
    const wide: string[] = [];
    const measure = async () => {
      const style = await page.addStyleTag(doubledText);
      wide.push(...(await sticksOut(page)));
      await style.evaluate((element) => (element as HTMLStyleElement).remove());
    };
    await page.goto(held ?? '');
    await page.locator('.price-change').waitFor();
    await measure();
    await openSuites(page, sailing);
    await takeSuite(page, pointer);
    await measure();
    await writeGuests(page, pointer, [ada, jonas]);
    await measure();
    expect(wide).toEqual([]);
    await leave();
  }, 60_000);

  it('ROU-33 fits the tables of suites and decks into a window of 820 px', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 820, height: 1180 }, bypassCSP: true });
    const wide: string[] = [];
    for (const path of ['/vessels/four-seasons-1/suites', '/vessels/four-seasons-1/deck-plans']) {
      await page.goto(path);
      await page.addStyleTag(doubledText);
      wide.push(...(await sticksOut(page)));
    }
    expect(wide).toEqual([]);
    await leave();
  });

  it('RES-01 writes no title of a step over the next one', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 390, height: 640 }, bypassCSP: true });
    await page.goto(`/reserve-now/${(await findSailing(site, hasRoom)).itineraryId}`);
    const rows = async () => {
      const boxes = await page
        .locator('.step__title')
        .evaluateAll((titles) =>
          titles.map((title) => title.getBoundingClientRect()).map(({ top, left, right }) => ({ top, left, right })),
        );
      const overlaps = boxes.flatMap((box, index) =>
        boxes.slice(index + 1).filter(({ top, left }) => top === box.top && left < box.right),
      );
      return { count: new Set(boxes.map(({ top }) => top)).size, overlaps };
    };
    expect(await rows()).toEqual({ count: 1, overlaps: [] });
    await page.addStyleTag(doubledText);
    expect(await rows()).toEqual({ count: 2, overlaps: [] });
    await leave();
  });
});

describe('a reservation’s header with text of twice its size', () => {
  it.each([
    ['a visitor', 390],
    ['a guest', 390],
    ['a visitor', 820],
    ['a guest', 820],
  ])('RES-01 has no control over the wordmark or out of the window, for %s at %i px', async (caller, width) => {
    const { page, context, leave } = await visit(site, { viewport: { width, height: 900 }, bypassCSP: true });
    if (caller === 'a guest') await context.addCookies(await cookiesOfGuest());
    // The widest word of all titles.
    const { itineraryId } = await findSailing(site, ({ slug }) => slug === 'the-grenadines-slowly');
    await page.goto(`/reserve-now/${itineraryId}`);
    await page.addStyleTag(doubledText);
    const touching = () =>
      page.evaluate(() => {
        const boxesOf = (selector: string) =>
          [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
        const words = boxesOf('.reservation-header .wordmark > [aria-hidden]');
        const controls = boxesOf('.reservation-header__control, .reservation-header__guest');
        const isOver = (one: DOMRect, other: DOMRect) =>
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        return {
          rows: new Set(controls.map(({ top, height }) => Math.round(top + height / 2))).size,
          over: controls.filter((control) => words.some((word) => isOver(control, word))).length,
        };
      });
    await until(touching, { rows: 1, over: 0 });
    expect(await sticksOut(page)).toEqual([]);
    await leave();
  });
});

describe('the suites of a reservation with text of twice its size', () => {
  it('SUI-01 are no wider than a phone, with the counts of guests one above the other', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 390, height: 844 }, bypassCSP: true });
    await page.goto(`/reserve-now/${(await findSailing(site, hasRoom)).itineraryId}/suite`);
    await page.addStyleTag(doubledText);
    const columns = () =>
      page.evaluate(
        () => new Set([...document.querySelectorAll('.stepper')].map((part) => part.getBoundingClientRect().left)).size,
      );
    await until(columns, 1);
    expect(await sticksOut(page)).toEqual([]);
    await leave();
  });
});

describe('words over a bright picture', () => {
  it.each([
    ['/', 1440, '.site-menu__word >> nth=-1'],
    ['/', 390, '.home-highlights .eyebrow'],
    ['/voyages/the-grenadines-slowly', 390, '.neighbour .eyebrow'],
    ['/shore-and-sea-experiences/wild-company/above-the-lid-of-cloud', 1440, '.hero .trail a'],
  ])('NAV-02 VOY-08 have a contrast of 4.5 on %s at %i px: %s', async (path, width, words) => {
    const { page, leave } = await visit(site, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    await page.goto(path);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.locator(words).first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await contrastOnPicture(page.locator(words).first())).toBeGreaterThanOrEqual(4.5);
    await leave();
  });
});

describe('a column beside the text', () => {
  it('ROU-05 shows what is focused in it, also where the window is lower than the column', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 1280, height: 640 } });
    await page.goto('/stories/songs-for-people-leaving');
    const link = page.locator('.story__sail a').first();
    // The cookie notice has its room at the foot of the window a moment after it is shown.
    await until(
      () => page.evaluate(() => document.documentElement.style.getPropertyValue('--consent-room') !== ''),
      true,
    );
    await page.keyboard.press('Tab');
    await link.focus();
    expect(await coverOfFocus(page)).toBeUndefined();
    await leave();
  });
});

describe('colours that the system chooses', () => {
  /** What tells one item from its neighbours where colours do not. */
  const linesOf = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((items) =>
      items.map((item) => {
        const { textDecorationLine, textDecorationThickness } = getComputedStyle(item);
        return `${textDecorationLine} ${textDecorationThickness}`;
      }),
    );

  it('TRD-01 RES-01 leave a mark at the open tab, the step and the deck that are shown', async () => {
    const { page, context, leave } = await visit(site);
    await context.addCookies(await cookiesOfGuest());
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto('/my-profile/trips');
    await page
      .getByRole('link', { name: /^Manage Trip/ })
      .first()
      .click();
    await page.waitForURL(/itinerary/);
    const [open, ...others] = await linesOf(page, '.trip__tabs .tabs__tab');
    expect(open).toMatch(/^underline 3px/);
    expect(new Set(others).size).toBe(1);
    expect(others[0]).toMatch(/^none/);
    const { itineraryId } = await findSailing(site, hasRoom);
    await page.goto(`/reserve-now/${itineraryId}/suite/?guestsAdults=2&guestsChildren=0`);
    expect((await linesOf(page, '.steps > li')).map((lines) => lines.startsWith('underline 3px'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    await page.emulateMedia({ forcedColors: 'none' });
    await leave();
  });

  it('CNT-08 draws an edge around the message that a link was copied', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 390, height: 844 } });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto('/voyages/cyclades-in-seven-nights');
    await page.getByRole('button', { name: 'Share' }).first().click();
    const edge = await page.locator('.toast').evaluate((toast) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(toast);
      return { width: borderTopWidth, isSeen: borderTopColor !== backgroundColor };
    });
    expect(edge).toEqual({ width: '1px', isSeen: true });
    await page.emulateMedia({ forcedColors: 'none' });
    await leave();
  });

  it('NAV-01 puts a backdrop behind the icons of a header over a picture, and no frame around a quiet link', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 390, height: 844 } });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('/');
    const colourOf = (selector: string, property: 'backgroundColor' | 'borderTopColor') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], property);
    const canvas = await colourOf('body', 'backgroundColor');
    expect(await colourOf('.site-header--on-picture', 'backgroundColor')).toBe(canvas);
    expect(await colourOf('main .button--quiet', 'borderTopColor')).toBe(canvas);
    await page.emulateMedia({ forcedColors: 'none' });
    await leave();
  });
});

describe('the departures in a calendar', () => {
  it('VOY-23 draws the focus around the chosen departure, and a line below the days of its voyage', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 390, height: 844 } });
    await page.goto('/voyages/cyclades-in-seven-nights');
    await page.locator('.calendar__summary').press('Enter');
    const chosen = page.locator('.month__departure[aria-current="date"]');
    const outlineOf = () => chosen.evaluate((element) => getComputedStyle(element).outlineWidth);
    expect(await outlineOf()).toBe('1px');
    for (let stop = 0; stop < 6 && !(await chosen.evaluate((element) => element.matches(':focus'))); stop++)
      await page.keyboard.press('Tab');
    // With reduced motion each change of style is a transition of a millisecond, which ends with the next frame.
    await until(outlineOf, '2px');
    const month = page.locator('.month', { has: chosen });
    const lineBelow = (selector: string) =>
      month
        .locator(selector)
        .first()
        .evaluate((day) => getComputedStyle(day).borderBottomWidth);
    expect(await lineBelow('.month__day--away')).toBe('2px');
    expect(await lineBelow('.month__day:not(.month__day--away)')).toBe('1px');
    await leave();
  });
});

describe('reminders at the foot of the window', () => {
  it('NOT-01 TRD-01 covers no focused control of the overview', async () => {
    const { page, context, leave } = await visit(site, { viewport: { width: 1440, height: 900 } });
    await context.addCookies(await cookiesOfGuest());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/my-profile/overview');
    await page.locator('.notifications__summary').waitFor();
    const under = (card: Element) => {
      const [focus, top] = [document.activeElement, card.getBoundingClientRect().top];
      return focus?.closest('main') && focus.getBoundingClientRect().bottom > top ? [focus.textContent.trim()] : [];
    };
    const covered: string[] = [];
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      await nextFrames(page);
      covered.push(...(await page.locator('.notifications').evaluate(under)));
    }
    expect(covered).toEqual([]);
    await leave();
  }, 60_000);
});

describe('a reminder at the end of a page', () => {
  it.each([820, 1100])('NOT-01 covers no focused link of the footer at %i px', async (width) => {
    const { page, context, leave } = await visit(site, { viewport: { width, height: 900 } });
    await context.addCookies(await cookiesOfGuest());
    await page.goto('/my-profile/favourites');
    await page.locator('.notifications__summary').waitFor();
    const covered: (string | undefined)[] = [];
    for (const link of await page.locator('.site-footer__legal :is(a, button)').all()) {
      await link.focus();
      await nextFrames(page);
      covered.push(await coverOfFocus(page));
    }
    expect(covered.length).toBeGreaterThan(3);
    expect(covered.filter((cover) => cover !== undefined)).toEqual([]);
    await leave();
  });
});

/** A4 without the margins that browsers leave. */
const paper = { width: 718, height: 1040 };

describe('a comparison on paper', () => {
  it('SUI-18 is a table whose low head browsers repeat on every sheet', async () => {
    const { page, leave } = await visit(site, { viewport: paper });
    await page.goto('/compare?suites=seaview-suite,loft-suite');
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    const { display, height } = await page.locator('.compare-table thead').evaluate((head) => ({
      display: [head, ...head.querySelectorAll('tr')].map((part) => getComputedStyle(part).display),
      height: head.getBoundingClientRect().height,
    }));
    expect(display).toEqual(['table-header-group', 'table-row']);
    expect(height).toBeLessThan(paper.height / 4);
    await page.emulateMedia({ media: null });
    await leave();
  });
});

describe('a trip on paper', () => {
  it('TRD-02 TRD-03 shows the whole map, and no part in rows that would overlap on the next sheet', async () => {
    const { page, context, leave } = await visit(site, { viewport: paper });
    await context.addCookies(await cookiesOfGuest());
    await page.goto('/my-profile/trips');
    await page
      .getByRole('link', { name: /^Manage Trip/ })
      .first()
      .click();
    await page.waitForURL(/itinerary/);
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    const areMapsWhole = () =>
      page.locator('.map-frame').evaluateAll((frames) =>
        frames.map((frame) => {
          const [outer, drawing] = [frame.parentElement, frame.querySelector('svg')];
          const [around, within] = [outer?.getBoundingClientRect(), drawing?.getBoundingClientRect()];
          return around && within && within.left >= around.left && within.right <= around.right + 1;
        }),
      );
    // A style sheet of the page may come after its address.
    await until(areMapsWhole, [true]);
    const layoutOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { display, breakInside } = getComputedStyle(element);
          return `${display} ${breakInside}`;
        });
    const end = await page.evaluate(() => ({
      below: getComputedStyle(document.body).marginBottom,
      footer: document.querySelector('.site-footer')?.clientHeight ?? 0,
    }));
    expect([end.below, end.footer < 100]).toEqual(['0px', true]);
    expect(await layoutOf('.trip__route')).toBe('block auto');
    expect(await layoutOf('.trip-suite')).toBe('block avoid');
    await page.goto('/my-profile/trips/boarding?reservationId=ON70010002');
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await until(areMapsWhole, [true]);
    await page.emulateMedia({ media: null });
    await leave();
  });
});
