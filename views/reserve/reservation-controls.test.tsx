import type { Browser, Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';
import { CloseButton, CloseModal } from './CloseButton';
import { Notifications } from '../notifications/Notifications';
import { nextFrames } from '../../test/support/next-frames';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

const minute = 60_000;
const step = 'http://ondine.test/reserve-now/ON1-CYC-990412-007';
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

describe('the control that closes a step', () => {
  const script = `
    import { followCloseButton } from './views/reserve/follow-close-button'; import { goBack } from './views/layout/go-back'; import { openDialogs } from './views/ui/open-dialogs'; import { carryQuery } from './views/voyages/carry-query';
    followCloseButton(document); carryQuery(document); goBack(document); openDialogs(document);`;
  const close = (forcesFallback: boolean) =>
    renderToStaticMarkup(<CloseButton close={{ href: '/fallback', forcesFallback }} modalId="ask" />);
  const nextSteps = `<a id="step" href="${step}">Step</a><a id="other" href="${step.replace('CYC', 'ADR')}">Other</a><a id="same" href="?again=1">Same</a>`;
  const arrive = (html: string, address = 'http://ondine.test/stories/salt?page=2') =>
    openScriptPage(browser, { script, html: `${nextSteps}${html}`, address });
  const press = async (page: Page, name: string) => {
    await page.getByRole('link', { name }).click();
    await page.waitForLoadState();
  };

  it('RES-16 goes back in the history to the page that the visitor came from', async () => {
    const page = await arrive(close(false));
    await press(page, 'Step');
    await press(page, 'Close');
    await page.waitForURL('**/stories/salt?page=2');
    await page.goForward();
    expect(pathOf(page)).toBe('/reserve-now/ON1-CYC-990412-007');
    await page.close();
  });

  it('RES-10 RES-19 remembers where the reservation was begun, also on the way back from the engine', async () => {
    const page = await arrive(
      renderToStaticMarkup(
        <>
          <a href="/reserve-now/ON1-CYC-990412-007" data-carries-query="">
            Reserve
          </a>
          <a href="/voyages" data-goes-back="">
            Beginning
          </a>
        </>,
      ),
    );
    await press(page, 'Reserve');
    await page.goto('http://ondine.test/engine/details?hold=1');
    await press(page, 'Reserve');
    await press(page, 'Beginning');
    await page.waitForURL('**/stories/salt?page=2');
    await page.close();
  });

  it('RES-10 C10 follows no stored address of another site', async () => {
    const page = await arrive('<a href="/voyages" data-goes-back="">Beginning</a>');
    await page.evaluate(() => sessionStorage.setItem('back_session_referrer', '//elsewhere.example/'));
    await press(page, 'Beginning');
    await page.waitForURL('http://ondine.test/voyages');
    await page.close();
  });

  it('RES-17 goes to the fallback without a previous page, from the same page, from another step, and when it is forced (in full)', async () => {
    const direct = await arrive(close(false), step);
    await press(direct, 'Close');
    await direct.waitForURL('**/fallback');
    await direct.goto(step);
    await press(direct, 'Same');
    await press(direct, 'Close');
    await direct.waitForURL('**/fallback');
    await direct.goto(step);
    await press(direct, 'Other');
    await press(direct, 'Close');
    await direct.waitForURL('**/fallback');
    await direct.close();
    const forced = await arrive(close(true));
    await press(forced, 'Step');
    await press(forced, 'Close');
    await forced.waitForURL('**/fallback');
    await forced.close();
  });

  it('RES-18 RES-06 opens the modal first, whose buttons close it, go back, and go where the reservation was begun', async () => {
    const close = {
      href: '/fallback',
      confirm: {
        buttons: [
          { label: 'Stay', action: 'cancel' },
          { label: 'Page before', action: 'back' },
          { label: 'Beginning', action: 'back_session_referrer' },
        ],
      },
    } as const;
    const page = await arrive(
      renderToStaticMarkup(
        <>
          <CloseButton close={close} modalId="ask" />
          <CloseModal close={close} modalId="ask" />
        </>,
      ),
    );
    await page.locator('#step').evaluate((link) => link.setAttribute('href', '/reserve-now/ON1-CYC-990412-007'));
    await press(page, 'Step');
    await page.getByRole('link', { name: 'Close' }).click();
    await page.getByRole('dialog', { name: 'Are you sure you want to cancel?' }).waitFor();
    expect(pathOf(page)).toBe('/reserve-now/ON1-CYC-990412-007');
    await page.getByRole('link', { name: 'Stay' }).click();
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Close' }).click();
    await press(page, 'Page before');
    await page.waitForURL('**/stories/salt?page=2');
    await page.goForward();
    await page.getByRole('link', { name: 'Close' }).click();
    await press(page, 'Beginning');
    await page.waitForURL('**/stories/salt?page=2');
    await page.close();
  });
});

describe('a form that waits for its fields', () => {
  const script = "import { requireFields } from './views/ui/require-fields'; requireFields(document);";
  const html = `
    <form action="/sent" data-requires-fields novalidate>
      <div><input name="first" aria-label="First" required></div><div><input name="middle" aria-label="Middle"></div>
      <div class="field--wrong"><input name="last" aria-label="Last" value="L1ndqvist" required aria-invalid="true"></div>
      <label><input type="checkbox" name="terms" required>Terms</label>
      <fieldset><label><input type="radio" name="bed" value="twin" required>Twin</label><label><input type="radio" name="bed" value="double" required>Double</label></fieldset>
      <input name="word" aria-label="Word" required data-required-value="ondine">
      <button type="submit">Send</button>
      <p><span data-hint-of="missing">Fill in everything.</span><span data-hint-of="errors">Look again.</span></p>
    </form>`;

  it('SUI-19 holds its button back until every field has what it needs and no error is left', async () => {
    const page = await openScriptPage(browser, { script, html });
    const isHeld = () => page.getByRole('button').evaluate((button) => button.getAttribute('aria-disabled') === 'true');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    const hint = () => page.locator('p').innerText();
    expect(await isHeld()).toBe(true);
    // Playwright clicks no button with `aria-disabled`, so the key presses it.
    await page.getByRole('button').press('Enter');
    expect([await focused(), pathOf(page)]).toEqual(['first', '/voyages']);
    await page.getByLabel('First').fill('Ada');
    await page.getByLabel('Terms').check();
    await page.getByLabel('Twin').check();
    await page.getByLabel('Word').fill('ondine');
    expect(await isHeld()).toBe(true);
    await page.getByLabel('First').press('Enter');
    expect([await focused(), await hint()]).toEqual(['last', 'Look again.']);
    await page.getByLabel('Last').fill('Lindqvist');
    expect([await isHeld(), await hint()]).toEqual([false, 'Fill in everything.']);
    await page.getByLabel('Word').fill('undine');
    expect(await isHeld()).toBe(true);
    await page.getByLabel('Word').fill('ondine');
    await page.getByLabel('Terms').uncheck();
    expect(await isHeld()).toBe(true);
    await page.getByLabel('Terms').check();
    await page.getByRole('button').click();
    await page.waitForURL('**/sent?first=Ada&middle=&last=Lindqvist&terms=on&bed=twin&word=ondine');
    await page.close();
  });
});

describe('the reminder to continue', () => {
  const script =
    "import { wakeNotifications } from './views/notifications/wake-notifications'; wakeNotifications(window);";
  const site = renderToStaticMarkup(
    <>
      <main id="content" tabIndex={-1} />
      <Notifications />
    </>,
  );
  const stepOf = (itineraryId: string) =>
    `<main data-reserves="${itineraryId}" data-voyage="Cyclades" data-continues-at="/reserve-now/${itineraryId}/suite/?guestsAdults=2&amp;guestsChildren=0"></main>`;
  const storedNotifications = (page: Page) => page.evaluate(() => localStorage.getItem('globalNotifications'));
  const visit = async (page: Page, html: string) => {
    const next = await openScriptPage(page.context(), { script, html });
    await page.close();
    return next;
  };

  it('NOT-07 NOT-10 is kept on a step, shown on every other page, and leads back to the step', async () => {
    const context = await browser.newContext();
    const first = await openScriptPage(context, { script, html: site });
    expect([await storedNotifications(first), await first.locator('.notifications').isVisible()]).toEqual([
      null,
      false,
    ]);
    const onStep = await visit(first, stepOf('ON1-CYC-990412-007'));
    await onStep.waitForFunction(() => localStorage.getItem('globalNotifications') !== null);
    expect(JSON.parse((await storedNotifications(onStep)) ?? '')).toEqual([
      expect.objectContaining({
        id: 'continueBooking:ON1-CYC-990412-007',
        category: 'continueBooking',
        type: 'P2',
        link: '/reserve-now/ON1-CYC-990412-007/suite/?guestsAdults=2&guestsChildren=0',
      }),
    ]);
    await onStep.evaluate(() =>
      document.dispatchEvent(new CustomEvent('landfall:party-changed', { detail: { adults: 3, children: 1 } })),
    );
    const page = await visit(onStep, site);
    const card = page.getByRole('complementary', { name: 'Waiting for you' });
    await card.waitFor();
    expect((await card.innerText()).replace(/\s+/g, ' ')).toMatch(
      /^Continue your reservation Your choices for Cyclades are waiting where you left them\. continue$/i,
    );
    expect(await card.getByRole('link').getAttribute('href')).toBe(
      '/reserve-now/ON1-CYC-990412-007/suite/?guestsAdults=3&guestsChildren=1',
    );
    await card.getByRole('button', { name: 'Close this reminder' }).click();
    expect([
      await card.isVisible(),
      await storedNotifications(page),
      await page.evaluate(() => document.activeElement?.id),
    ]).toEqual([false, '[]', 'content']);
    await context.close();
  });

  it('NOT-07 ends on the page that confirms the reservation, and shows nothing of a voyage that has begun (in full)', async () => {
    const context = await browser.newContext();
    const onStep = await openScriptPage(context, { script, html: stepOf('ON1-CYC-200412-007') });
    await onStep.waitForFunction(() => localStorage.getItem('globalNotifications') !== null);
    const late = await visit(onStep, site);
    await nextFrames(late);
    expect(await late.locator('.notifications').isVisible()).toBe(false);
    const confirmed = await visit(late, '<main data-ends-reservation></main>');
    await confirmed.waitForFunction(() => localStorage.getItem('globalNotifications') === '[]');
    await context.close();
  });
});

describe('the guest selector', () => {
  const script = `
    import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
    import { GuestSelector } from './views/reserve/GuestSelector.widget';
    createRoot(document.querySelector('#guests')).render(createElement(GuestSelector, { adults: 2, children: 0, action: '', hiddenFields: [] }));`;
  const html = '<div id="guests"></div>';
  const arrive = (page: Page, query: string) => page.goto(`${step}/suite/?suiteId=BR-I,SV${query}`);
  const store = (page: Page, counts: readonly [string, string]) =>
    page.evaluate(([adults, children]) => {
      localStorage.setItem('reserveSelectedAdults', adults);
      localStorage.setItem('reserveSelectedChildren', children);
    }, counts);
  /** Waits until the counts are shown, stored, and in the address, whose other parameters are returned. */
  const settled = async (page: Page, adults: string, children: string) => {
    await page.locator('output', { hasText: `Adults: ${adults}` }).waitFor();
    await page.locator('output', { hasText: `Children: ${children}` }).waitFor();
    await page.waitForFunction(
      (counts) =>
        [localStorage.getItem('reserveSelectedAdults'), localStorage.getItem('reserveSelectedChildren')].join() ===
        counts,
      `${adults},${children}`,
    );
    const { guestsAdults, guestsChildren, ...others } = Object.fromEntries(new URL(page.url()).searchParams);
    expect([guestsAdults, guestsChildren]).toEqual([adults, children]);
    return others;
  };

  it('SUI-01 SUI-10 stores the counts of a right address and of each press, which adds nothing to the history', async () => {
    const page = await openScriptPage(browser, { script, html });
    await arrive(page, '&guestsAdults=4&guestsChildren=1');
    await settled(page, '4', '1');
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Add a child' }).click();
    expect(await settled(page, '4', '2')).toEqual({ suiteId: 'BR-I,SV' });
    expect(await page.getByRole('button', { name: 'Add an adult' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Remove an adult' }).click();
    await settled(page, '3', '2');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.close();
  });

  it('SUI-10 RES-10 carries the party in BACK and the other links of its page, and leaves those of widgets to them', async () => {
    const links = `<a href="${step}?guestsAdults=2&guestsChildren=0&errorcode=RES-VID">Back</a>
      <a href="/contact-us">Contact Us</a>
      <div data-widget="other"><a href="${step}/suite/?suiteId=BR-I,OS&guestsAdults=2&guestsChildren=0">Select</a></div>`;
    const page = await openScriptPage(browser, { script, html: `${html}${links}` });
    await arrive(page, '&guestsAdults=2&guestsChildren=0');
    await page.getByRole('button', { name: 'Add a child' }).click();
    await settled(page, '2', '1');
    expect(await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `${step}?guestsAdults=2&guestsChildren=1&errorcode=RES-VID`,
      '/contact-us',
      `${step}/suite/?suiteId=BR-I,OS&guestsAdults=2&guestsChildren=0`,
    ]);
    await page.close();
  });

  it('SUI-08 SUI-09 H72 corrects an address to the stored counts, else to 2 and 0, and keeps its error codes', async () => {
    const page = await openScriptPage(browser, { script, html });
    await store(page, ['3', '1']);
    for (const counts of [
      '',
      '&guestsAdults=0&guestsChildren=0',
      '&guestsAdults=2&guestsChildren=-1',
      '&guestsAdults=4&guestsChildren=3',
    ]) {
      await arrive(page, `${counts}&errorcode=RES-CatCode,RES-VID`);
      expect(await settled(page, '3', '1')).toEqual({ suiteId: 'BR-I,SV', errorcode: 'RES-CatCode,RES-VID' });
    }
    await store(page, ['6', '1']);
    await arrive(page, '&guestsAdults=7&guestsChildren=0');
    await settled(page, '2', '0');
    await page.close();
  });
});

describe('the buttons of the suite step', () => {
  const script = `
    import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
    import { SuiteButton } from './views/reserve/SuiteButton.widget'; import { refreshPrices } from './views/voyages/refresh-prices';
    for (const box of document.querySelectorAll('[data-widget]')) createRoot(box.querySelector('div')).render(createElement(SuiteButton, JSON.parse(box.querySelector('script').textContent)));
    window.refresh = () => refreshPrices(document);
    window.hydrateAnother = (box) => createRoot(box).render(createElement(SuiteButton, JSON.parse(document.querySelector('[data-widget] > script').textContent)));`;
  const button = (category: string, label: string, href: string) => {
    const props = {
      suiteId: `BR-I,${category}`,
      suiteTitle: category,
      label,
      href,
      variant: 'secondary',
      maxGuests: 4,
      partySize: 2,
    };
    return `<div data-widget="reserve/SuiteButton"><div></div><script type="application/json">${JSON.stringify(props)}</script></div>`;
  };
  const html = `<p data-live="suite-SV">From 1.00 USD per suite</p>${button('SV', 'Select', '/engine/details?p1=2')}${button('OS', 'Select', '/engine/details?p1=2')}`;
  const states = (page: Page) =>
    page
      .locator('.suite-button')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('aria-disabled'), link.getAttribute('aria-busy')]),
      );
  const free = [
    [null, null],
    [null, null],
  ];
  const open = async () => {
    const page = await openScriptPage(browser, {
      script,
      html,
      address: `${step}/suite/?guestsAdults=2&guestsChildren=0`,
    });
    await page.locator('.suite-button').nth(1).waitFor();
    // The engine takes its time: the browser stays where it is.
    await page.route('**/engine/**', (route) => route.fulfill({ status: 204 }));
    return page;
  };

  it('SUI-16 H73 all wait for the one that was pressed, for 20 seconds, or until the page comes back', async () => {
    const page = await open();
    await page.clock.install();
    // The clock stands still: on a busy machine seconds pass between two questions.
    await page.clock.pauseAt(Date.now() + minute);
    await page.locator('.suite-button').first().click();
    expect(await states(page)).toEqual([
      ['true', 'true'],
      ['true', null],
    ]);
    await page.clock.fastForward(19_000);
    expect(await states(page)).toEqual([
      ['true', 'true'],
      ['true', null],
    ]);
    await page.clock.fastForward(1_500);
    expect(await states(page)).toEqual(free);
    await page.locator('.suite-button').nth(1).click();
    expect(await states(page)).toEqual([
      ['true', null],
      ['true', 'true'],
    ]);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.locator('.suite-button:not([aria-disabled])').nth(1).waitFor();
    expect(await states(page)).toEqual(free);
    await page.close();
  });

  it('SUI-16 also wait when they hydrate after the press', async () => {
    const page = await open();
    await page.locator('.suite-button').nth(1).click();
    await page.evaluate(() => {
      const box = document.body.appendChild(document.createElement('div'));
      (window as unknown as { hydrateAnother: (box: Element) => void }).hydrateAnother(box);
    });
    await page.locator('.suite-button').nth(2).waitFor();
    await page.locator('.suite-button[aria-disabled]').nth(2).waitFor();
    expect(await states(page)).toEqual([
      ['true', null],
      ['true', 'true'],
      ['true', null],
    ]);
    await page.close();
  });

  it('SUI-13 H65 follow the prices when the open page looks at them again (in full)', async () => {
    const page = await open();
    await page.route('**/suite/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html
          .replace('"Select"', '"Join Waitlist"')
          .replace('/engine/details', '/engine/waitlist')
          .replace('From 1.00 USD per suite', 'Waitlist Only'),
      }),
    );
    await page.clock.install();
    await page.evaluate(() => (window as unknown as { refresh: () => void }).refresh());
    // Half a minute on, the page is looked at again.
    await page.clock.fastForward(31_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Join Waitlist').waitFor();
    expect(await page.locator('[data-live]').textContent()).toBe('Waitlist Only');
    expect(
      await page.locator('.suite-button').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/engine/waitlist?p1=2', '/engine/details?p1=2']);
    await page.close();
  });
});
