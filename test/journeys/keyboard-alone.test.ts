import type { Locator, Page } from 'playwright-core';
import { findSailing, hasRoom } from './sailing';
import { openSite, type Site, visit } from './site';
import { ada, answerUnconfirmed, cards, chooseSuite, findVoyage, type Hands, jonas, pay, readConfirmation, signInHere, tripCard, writeGuests } from './thread';

const mostTabs = 250;

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

/** Tab only, and each stop on the way must be seen: an outline, a border or a shadow that the page did not have before. */
function keyboardOf(page: Page): Hands {
  const goTo = async (target: Locator) => {
    await target.waitFor();
    const element = await target.elementHandle();
    for (let tabs = 0; tabs < mostTabs; tabs++) {
      if (await page.evaluate((wanted) => document.activeElement === wanted, element)) return expectVisibleFocus(page);
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${target}`);
  };
  return {
    press: async (target) => {
      await goTo(target);
      await page.keyboard.press('Enter');
    },
    write: async (target, text) => {
      await goTo(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    pick: async (target, label) => {
      await goTo(target);
      await page.keyboard.type(label);
    },
  };
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const look = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return 'nothing has the focus';
    const around = [focused, ...(focused.closest('label, .card, .pay-choice, .code-field__box') ? [focused.closest('label, .card, .pay-choice, .code-field__box')] : [])];
    const isMarked = around.some((element) => {
      if (!element) return false;
      return [getComputedStyle(element), getComputedStyle(element, '::after')].some(({ outlineStyle, outlineWidth, boxShadow }) => (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none');
    });
    return isMarked ? '' : `the focus on ${focused.outerHTML.slice(0, 120)} cannot be seen`;
  });
  expect(look).toBe('');
}

describe('the keyboard alone', () => {
  it('ENG-01 TRP-01 takes a visitor from the front door to the trip in the profile', async () => {
    const { page, complaints, leave } = await visit(site);
    const keyboard = keyboardOf(page);
    await findVoyage(page, keyboard, await findSailing(site, hasRoom));
    await chooseSuite(page, keyboard);
    await writeGuests(page, keyboard, [ada, jonas]);
    await pay(page, keyboard, cards.pays);
    const { reservationId } = await readConfirmation(page);
    await keyboard.press(page.getByRole('link', { name: 'Sign in to see the trip' }));
    await page.waitForURL(/\/login/);
    await signInHere(page, keyboard, site, ada.email);
    await page.goto('/my-profile/trips');
    await answerUnconfirmed(page, keyboard, reservationId, /^Keep it/);
    expect(await tripCard(page, reservationId).count()).toBe(1);
    expect(complaints).toEqual([]);
    await leave();
  }, 120_000);

  it('offers a way past the header, and the content takes the focus', async () => {
    const { page, leave } = await visit(site);
    await page.goto('/voyages');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await leave();
  });
});
