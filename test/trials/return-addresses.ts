import type { BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../support/launch-chromium';
import { readCode } from '../support/outbox';
import { ApiClient, signIn } from '../support/sign-in';
import { solveBotCheck } from '../support/solve-bot-check';
import { addGuests, trialEmail } from './add-guests';
import { hostileReturnAddresses } from './hostile-return-addresses';
import { addressOf, type Drill, roundRobin, type TrialReport, withConcurrency } from './trial';
import { type TrialSite, withTrialSite } from './trial-site';

/** Addresses that take a return address in their query; `{}` is where it goes. */
const openings = [
  '/login?returnUrl={}',
  '/login?yachts=true&returnUrl={}',
  '/login?ody_sso_redirect={}',
  '/login?type=new&returnUrl={}',
  '/login?hint={}',
  '/api/logout?returnUrl={}',
  '/inquire-now?retURL={}',
  '/reserve-inquire-now?retURL={}',
  '/join-us?returnUrl={}',
  '/contact-us?retURL={}',
  '/thank-you?returnUrl={}',
  '/ody?ody_sso_redirect={}',
  '/handoff?to=%2Fengine%2Fdetails&from={}',
] as const;

const concurrency = 2;

interface HostileReturns {
  readonly addresses: number;
  /** Each of our addresses is opened with so many of them, the next one with the next ones. */
  readonly openedWith?: number;
  readonly site: TrialSite;
}

/**
 * Opens every address in Chromium with every hostile return address, signed in and not, submits the sign-in form with
 * it, and signs guests in with it. Off-site is a page, a redirect, a link or a form of another origin than ours.
 */
export async function returnToHostileAddresses({
  addresses,
  openedWith = addresses,
  site,
}: HostileReturns): Promise<TrialReport> {
  const chosen = hostileReturnAddresses
    .filter((_, index) => index % Math.max(1, Math.floor(hostileReturnAddresses.length / addresses)) === 0)
    .slice(0, addresses);
  const browser = await launchChromium();
  const offSite: string[] = [];
  let opened = 0;
  let signedIn = 0;
  try {
    await addGuests(site.location, chosen.length);
    const guest = await signIn(site.url, 'guest@example.com', { address: addressOf(60_000) });
    for (const cookies of [[], [...guest.jar].map(([name, value]) => ({ name, value, url: site.url }))]) {
      const context = await watchedContext(await browser.newContext({ baseURL: site.url }), site.url, offSite);
      await context.addCookies(cookies);
      const paths = openings.filter((opening) => cookies.length === 0 || !opening.startsWith('/api/logout'));
      const visits = paths.flatMap((opening, index) =>
        roundRobin(chosen, index, openedWith).map((address) => opening.replace('{}', encodeURIComponent(address))),
      );
      const pages = await Promise.all(Array.from({ length: concurrency }, () => context.newPage()));
      await withConcurrency(concurrency, visits, async (path) => {
        const page = pages.pop() as Page;
        opened += 1;
        offSite.push(...(await leadsAway(page, path, site.url)));
        pages.push(page);
      });
      await context.close();
    }
    await withConcurrency(concurrency, chosen, async (address, index) => {
      const redirectTo = await signInWith(site, address, index);
      signedIn += 1;
      if (new URL(redirectTo, site.url).origin !== site.url) offSite.push(`sign-in ${address} → ${redirectTo}`);
    });
  } finally {
    await browser.close();
  }
  return {
    isGood: offSite.length === 0 && opened > 0 && signedIn === chosen.length,
    rows: [
      ['hostile return addresses', chosen.length],
      ['addresses of ours that take one', openings.length],
      ['pages opened in Chromium', opened],
      ['guests signed in with one', signedIn],
      [
        'pages, redirects, links and forms that lead off-site',
        offSite.length === 0 ? 0 : `${offSite.length}: ${offSite.slice(0, 5).join('; ')}`,
      ],
    ],
  };
}

async function watchedContext(context: BrowserContext, ours: string, offSite: string[]): Promise<BrowserContext> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    const isOurs = new URL(request.url()).origin === ours;
    if (!isOurs && request.isNavigationRequest()) offSite.push(`navigation to ${request.url().slice(0, 100)}`);
    // Pictures, styles and scripts do not decide where a page leads.
    if (!isOurs || !request.isNavigationRequest()) await route.abort();
    else await route.continue();
  });
  return context;
}

/** Where the page ended, and what of it would lead away when it is pressed. */
async function leadsAway(page: Page, path: string, ours: string): Promise<readonly string[]> {
  await page.goto(path, { waitUntil: 'commit' }).catch((error: unknown) => {
    // An address that is too long is refused before a page is there.
    if (!String(error).includes('ERR_')) throw error;
  });
  await page.waitForLoadState('domcontentloaded').catch(() => undefined);
  if (page.url() !== 'about:blank' && new URL(page.url()).origin !== ours && !page.url().startsWith('chrome-error:'))
    return [`${path.slice(0, 100)} ended at ${page.url().slice(0, 100)}`];
  const targets = await page.evaluate(() =>
    // A link into this very page keeps the page's own address, whatever stands in it.
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href]:not([href^="#"]), form[action], area[href], iframe[src], meta[http-equiv=refresh]',
      ),
    ].map((element) =>
      element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement
        ? element.href
        : element instanceof HTMLFormElement
          ? element.action
          : element.outerHTML,
    ),
  );
  const nested = (target: string) => [
    target,
    ...(URL.canParse(target)
      ? [...new URL(target).searchParams.values()].filter((value) => /^[/\\]|:/.test(value))
      : []),
  ];
  return targets
    .flatMap(nested)
    .filter((target) => isAway(target, ours))
    .map((target) => `${path.slice(0, 100)} holds ${target.slice(0, 100)}`);
}

function isAway(target: string, ours: string): boolean {
  if (/^(mailto|tel):/i.test(target) || !URL.canParse(target, ours)) return false;
  const { origin, protocol } = new URL(target, ours);
  return protocol.startsWith('http') ? origin !== ours : /^(javascript|data|vbscript):/.test(protocol);
}

async function signInWith({ url }: TrialSite, returningURL: string, index: number): Promise<string> {
  const client = new ApiClient(url, addressOf(index + 1));
  const email = trialEmail(index);
  const token = await solveBotCheck(url, 'otp-request');
  await expectOk(await client.post('/api/otp-request', { email, loginMethod: 'OTP_EMAIL', token, returningURL }));
  const verified = await expectOk(
    await client.post('/api/otp-verify', {
      email,
      loginMethod: 'OTP_EMAIL',
      OTP: await readCode(url, email),
      returningURL,
    }),
  );
  const bearer = ((await verified.json()) as { readonly token: string }).token;
  const opened = await expectOk(await client.post('/api/otp-auth', {}, { Authorization: `Bearer ${bearer}` }));
  return ((await opened.json()) as { readonly redirectTo: string }).redirectTo;
}

async function expectOk(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

export const returnAddresses: Drill = {
  title: 'Hostile return addresses',
  how: 'Every address of ours that takes a return address is opened in Chromium with each of them, by a visitor and by a signed-in guest; and one guest signs in with each.',
  verdict: 'Nothing led off-site.',
  run: () => withTrialSite((site) => returnToHostileAddresses({ addresses: 400, site })),
};
