import type { Browser, Page } from 'playwright-core';
import { freePort } from '../test/services/redis-server';
import { launchChromium } from '../test/support/launch-chromium';
import { signIn } from '../test/support/sign-in';
import type { Drill, TrialReport, TrialRow } from '../test/trials/trial';
import { guestPageTypes, pageTypes, reservationPageTypes } from './page-types';
import { startPinned } from './pinned';

/** Goal of experience.md: milliseconds from a press to the next frame. */
const goalMs = 100;
const maxPressesPerPage = 25;
/** Controls that change the page itself. The journeys cover controls that navigate or submit a form. */
const controls = [
  'button[type="button"]',
  'summary',
  'input[type="checkbox"]',
  'input[type="radio"]',
  'a[data-control]',
  'a[data-dialog]',
  '[role="tab"]',
]
  .map((control) => `${control}:visible`)
  .join(', ');

/** Presses all such controls on a phone's screen, and measures how long each takes to show its effect. */
export const interactions: Drill = {
  title: 'Every control of every page type, pressed',
  how: `Chromium with the screen of a phone and this machine’s processor; on one page of each type that the sitemap lists, of the first steps of a reservation, and of a guest’s own, each control that answers on the page itself is pressed and a word is written into the first field. Times are those of event timing, in steps of 8 ms.`,
  verdict: `No press waited longer than ${goalMs} ms for the page.`,
  run: pressEverything,
};

interface Slowest {
  readonly ms: number;
  readonly what: string;
}

async function pressEverything(): Promise<TrialReport> {
  const site = await startPinned(['dist/main.js'], {
    NODE_ENV: 'production',
    DEMO: 'true',
    LOG_LEVEL: 'error',
    DATA_DIR: ':memory:',
    BOT_CHECK_COST: '10',
    PORT: String(await freePort()),
  });
  const browser = await launchChromium({ hasPictures: true });
  try {
    const guest = await signIn(site.url, 'guest@example.com');
    const cookies = [...guest.jar].map(([name, value]) => ({ name, value, url: site.url }));
    const rows: TrialRow[] = [];
    const slowest: number[] = [];
    let presses = 0;
    const guestPages = await guestPageTypes(guest);
    for (const path of [...(await pageTypes(site.url)), ...(await reservationPageTypes(site.url)), ...guestPages]) {
      const page = await openAsPhone(browser, guestPages.includes(path) ? cookies : [], site.url);
      await page.goto(`${site.url}${path}`);
      const pressedControls = await pressControls(page);
      const worst = (await timings(page)).toSorted((a, b) => b.ms - a.ms)[0];
      presses += pressedControls;
      slowest.push(worst?.ms ?? 0);
      rows.push([path, `${worst?.ms ?? 0} ms of ${pressedControls}${worst ? ` (${worst.what})` : ''}`]);
      await page.context().close();
    }
    return {
      rows: [
        ...rows,
        ['presses', presses],
        ['page types whose slowest press took longer than the goal', slowest.filter((ms) => ms > goalMs).length],
      ],
      isGood: slowest.every((ms) => ms <= goalMs),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function openAsPhone(
  browser: Browser,
  cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[],
  url: string,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  context.setDefaultTimeout(30_000);
  await context.addCookies([...cookies, { name: 'consent', value: 'declined', url }]);
  await context.addInitScript(() => {
    const slowestEvents: Slowest[] = [];
    Object.assign(window, { seenEvents: slowestEvents });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const target =
          entry.target instanceof Element ? `${entry.target.localName}.${entry.target.classList[0] ?? ''}` : 'gone';
        if ((entry as PerformanceEventTiming & { readonly interactionId: number }).interactionId > 0)
          slowestEvents.push({ ms: entry.duration, what: `${entry.name} on ${target}` });
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  return context.newPage();
}

/** A control may open something over the others, which Escape closes again. */
async function pressControls(page: Page): Promise<number> {
  let pressedControls = 0;
  const count = Math.min(await page.locator(controls).count(), maxPressesPerPage);
  for (let index = 0; index < count; index++) {
    const isPressed = await page
      .locator(controls)
      .nth(index)
      .click({ timeout: 2_000 })
      .then(
        () => true,
        () => false,
      );
    pressedControls += Number(isPressed);
    await page.keyboard.press('Escape');
  }
  const field = page
    .locator('input[type="text"]:visible, input[type="search"]:visible, input[type="email"]:visible')
    .first();
  if ((await field.count()) > 0)
    await field.pressSequentially('sea', { timeout: 5_000 }).then(
      () => (pressedControls += 3),
      () => undefined,
    );
  return pressedControls;
}

const timings = (page: Page): Promise<readonly Slowest[]> =>
  page.evaluate(
    () =>
      new Promise<readonly Slowest[]>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => resolve((window as unknown as { readonly seenEvents: readonly Slowest[] }).seenEvents), 100),
        );
      }),
  );
