import type { BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../support/launch-chromium';
import { signIn } from '../support/sign-in';
import { hostileScripts } from './hostile-scripts';
import { addressOf, type Drill, roundRobin, type TrialReport, withConcurrency } from './trial';
import { openSharedSite } from './trial-site';

/** Pages with a form; every field of each is filled in and the page that comes back is looked at. */
const formPages = [
  '/login',
  '/login?via=phone',
  '/contact-us',
  '/careers',
  '/get-in-touch',
  '/join-us',
  '/inquire-now',
  '/reserve-inquire-now',
  '/documents/deck-plans',
  '/forms/charter',
] as const;
/** Pages that print what their address says. */
const queries = [
  '/login?email={}',
  '/login?phone={}',
  '/login?countryCode={}',
  '/login?returnUrl=/x{}',
  '/login?type={}',
  '/login?hint={}',
  '/login?ody_sso_redirect={}',
  '/voyages?region={}',
  '/voyages?startDate={}',
  '/contact-us?topic={}&message={}',
  '/inquire-now?itineraryId={}&suiteId={}',
  '/reserve-inquire-now?itineraryId={}&suiteId={}',
  '/thank-you?type={}&email={}',
  '/join-us?email={}&first_name={}',
  '/?utm_source={}&utm_campaign={}',
  '/contact-us?utm_source={}&gclid={}',
  '/{}',
  '/voyages/{}',
  '/documents/{}',
  '/forms/{}',
  '/schedule-meeting?id={}',
  '/my-profile/trips/itinerary?reservationId={}&tab={}',
] as const;

/** Each page is a process of Chromium; in a run of the tests other files keep the cores busy. */
const pagesAtOnce = { sample: 1, full: 3 } as const;
/** Less to paint: most of a page's time, and nothing that a payload could run in. */
const smallWindow = { width: 320, height: 240 };

interface TypedScripts {
  readonly payloads: number;
  /** Each page gets so many of them, the next one the next ones. */
  readonly typedEach?: number;
}

/**
 * Puts every payload into every field of every form (posted as a browser without script does, so that the server
 * prints it), and into every query that a page reads. Counts what ran, what became an element, and what the policy stopped.
 */
export async function typeScripts({ payloads, typedEach = payloads }: TypedScripts): Promise<TrialReport> {
  const chosen = hostileScripts
    .filter((_, index) => index % Math.max(1, Math.floor(hostileScripts.length / payloads)) === 0)
    .slice(0, payloads);
  const concurrency = typedEach < payloads ? pagesAtOnce.sample : pagesAtOnce.full;
  const site = await openSharedSite();
  // Payloads that wait for a picture's error must get one.
  const browser = await launchChromium({ hasPictures: true });
  const found: string[] = [];
  const filled = new Set<string>();
  let posts = 0;
  let opened = 0;
  try {
    const guest = await signIn(site.url, 'guest@example.com', { address: addressOf(60_000) });
    const [context, signedIn] = [
      await browser.newContext({ baseURL: site.url, viewport: smallWindow }),
      await browser.newContext({ baseURL: site.url, viewport: smallWindow }),
    ];
    await signedIn.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    for (const each of [context, signedIn]) {
      await each.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          Object.assign(window, { stopped: `${event.violatedDirective} ${event.blockedURI}` });
        });
      });
    }
    const [visitorPages, guestPages] = await Promise.all(
      [context, signedIn].map((each) => Promise.all(Array.from({ length: concurrency }, () => barePage(each)))),
    );
    const jobs = [
      ...formPages.flatMap((path, index) =>
        roundRobin(chosen, index, typedEach).map((payload) => ({ path, payload, isForm: true })),
      ),
      ...queries.flatMap((path, index) =>
        roundRobin(chosen, index, typedEach).map((payload) => ({
          path: path.replaceAll('{}', encodeURIComponent(payload)),
          payload,
          isForm: false,
        })),
      ),
    ];
    await withConcurrency(concurrency, jobs, async ({ path, payload, isForm }) => {
      const pool = path.startsWith('/my-profile') || path.startsWith('/schedule') ? guestPages : visitorPages;
      const page = pool?.pop() as Page;
      await page.goto(path);
      opened += 1;
      if (isForm) {
        const names = await postEveryField(page, payload);
        for (const name of names) filled.add(`${path.split('?')[0]} ${name}`);
        posts += 1;
      }
      const harm = await harmIn(page);
      if (harm !== '') found.push(`${path.slice(0, 60)} ← ${payload}: ${harm}`);
      pool?.push(page);
    });
  } finally {
    await browser.close();
    await site.close();
  }
  return {
    isGood: found.length === 0 && filled.size > 20,
    rows: [
      ['payloads', chosen.length],
      ['fields of forms', filled.size],
      ['addresses with queries', queries.length],
      ['pages opened in Chromium', opened],
      ['forms posted with every field filled', posts],
      [
        'scripts that ran, elements that came out, and scripts that only the policy stopped',
        found.length === 0 ? 0 : `${found.length}: ${found.slice(0, 5).join('; ')}`,
      ],
    ],
  };
}

/**
 * A page without our own pictures, fonts and styles, which run nothing; whatever a payload asks for stays. They are blocked in
 * the browser, because a page whose requests are intercepted does without its cache.
 */
async function barePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setBlockedURLs', { urls: ['*/assets/*.webp', '*/assets/*.woff2', '*/assets/*.css'] });
  return page;
}

/** The form goes past its script, as without one; a select is given an option of the payload's own. */
async function postEveryField(page: Page, payload: string): Promise<readonly string[]> {
  const [names] = await Promise.all([
    page.evaluate((text) => {
      const form = document.querySelector<HTMLFormElement>('main form[method=post]');
      if (!form) return [];
      // The server decides, not the browser's own checks; the fields of <noscript> are not there.
      const names: string[] = [];
      for (const field of form.elements) {
        if (
          !(
            field instanceof HTMLInputElement ||
            field instanceof HTMLTextAreaElement ||
            field instanceof HTMLSelectElement
          ) ||
          field.name === ''
        )
          continue;
        names.push(field.name);
        field.disabled = false;
        if (field instanceof HTMLSelectElement) {
          const option = document.createElement('option');
          option.value = text;
          field.append(option);
        } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
          field.checked = true;
        else field.removeAttribute('maxlength');
        if (field.name !== 'loginMethod') field.value = text;
      }
      // At once: a form that hydration replaces a moment later is no longer in the page, and goes nowhere.
      HTMLFormElement.prototype.submit.call(form);
      return names;
    }, payload),
    page.waitForNavigation({ waitUntil: 'load' }),
  ]);
  return names;
}

const harmIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { pwned, stopped } = window as unknown as { readonly pwned?: unknown; readonly stopped?: string };
    if (pwned !== undefined) return 'it ran';
    if (
      document.querySelector(
        '[data-pwned], [onerror], [onload], [onfocus], [ontoggle], base[href*=evil], meta[http-equiv=refresh]',
      )
    )
      return 'it is an element';
    return stopped === undefined ? '' : `only the policy stopped it (${stopped})`;
  });

export const scriptPayloads: Drill = {
  title: 'Scripts in every field',
  how: 'Every payload goes into every field of every form at once, posted as without script so that the server prints it, and into every query that a page reads; Chromium runs what it can.',
  verdict: 'Nothing ran, nothing became an element, and the policy had nothing to stop.',
  run: () => typeScripts({ payloads: 300 }),
};
