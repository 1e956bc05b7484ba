import type { Browser } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { lineMessages } from '../../src/core/content/line-messages';
import { readNotifications } from '../../src/core/notifications/notification-storage';
import { mergeTripNotifications } from '../../src/core/notifications/merge-trip-notifications';
import { tripNotifications } from '../../src/core/notifications/trip-notifications';
import { NOTIFICATION_KEYS, notificationTexts } from '../../src/core/notifications/notification-storage';
import { plainDate } from '../../src/core/shared/plain-date';
import { aTrip } from '../../test/builders/a-trip';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';
import { Notifications } from './Notifications';
import { attributesIn, parseHtml } from '../../test/support/parse-html';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

const trips = [
  aTrip({ status: 'CX', reservationId: '1', packages: [] }),
  aTrip({ status: 'OF', reservationId: '2', packages: [] }),
  aTrip({ reservationId: '3', packages: [] }),
];
const stored = notificationTexts(
  mergeTripNotifications(
    readNotifications({}),
    tripNotifications(trips, { now: new Date(), today: plainDate('2027-01-10') }),
  ),
);
const script =
  "import { installNotifications } from './views/notifications/install-notifications'; installNotifications(document); document.title = 'drawn';";

/** What a browser that remembers three shows on a page of a line with these toggles. */
async function shownBy(
  notificationToggles: Parameters<typeof lineMessages>[0]['notificationToggles'],
): Promise<readonly string[]> {
  const context = await browser.newContext();
  await context.addInitScript(
    ([keys, texts]) => {
      localStorage.setItem(keys.notifications, texts.notifications);
    },
    [NOTIFICATION_KEYS, stored] as const,
  );
  const html = renderToStaticMarkup(<Notifications frame={{ messages: lineMessages({ notificationToggles }) }} />);
  const page = await openScriptPage(context, { script, html });
  await page.waitForFunction(() => document.title === 'drawn');
  const titles = await page.locator('li .notification__title').allTextContents();
  const more = await page.locator('summary:visible').allTextContents();
  await context.close();
  return [...titles, ...more];
}

describe('the notices of a page', () => {
  it('NOT-06 NOT-03 NOT-05 are all on, the first open and the others folded away', async () => {
    expect(await shownBy(undefined)).toEqual([
      'Your deposit for your voyage',
      'Your balance for your voyage',
      'Reservation 1 is no longer held',
      '2 more',
    ]);
  });

  it('NOT-06 NOT-03 leave out a category that the line has switched off', async () => {
    expect(await shownBy({ bookingDeposit: false, bookingExpired: true })).toEqual([
      'Your balance for your voyage',
      'Reservation 1 is no longer held',
      '1 more',
    ]);
    expect(await shownBy({ bookingRemainingPayment: false, bookingExpired: false })).toEqual([
      'Your deposit for your voyage',
    ]);
  });

  it('NOT-09 H53 are asked for by a guest’s browser alone, in the words of the line', () => {
    const messages = lineMessages({ notifications: { bookingDeposit: { title: 'A deposit' } } });
    const forVisitors = renderToStaticMarkup(<Notifications frame={{ messages }} />);
    expect(
      parseHtml(forVisitors).querySelector(
        'aside[class="notifications no-print"][aria-label="Waiting for you"][hidden=""][data-notifications=""]',
      ),
    ).not.toBeNull();
    const ofGuest = renderToStaticMarkup(<Notifications frame={{ messages, visit: 'v1', today: '2027-01-26' }} />);
    expect(attributesIn(ofGuest, '[data-visit="v1"][data-today="2027-01-26"]', 'data-words').join()).toContain(
      'A deposit',
    );
  });
});
