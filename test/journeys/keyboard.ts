import type { Locator, Page } from 'playwright-core';
import type { Hands } from './thread';

const maxTabs = 250;

export interface Keyboard extends Hands {
  /** Only goes there: what a key does on it is the test's. */
  readonly goTo: (target: Locator) => Promise<void>;
}

/** Tab only, and each stop on the way must be seen: an outline, a border or a shadow that the page did not have before. */
export function keyboardOf(page: Page): Keyboard {
  const goTo = async (target: Locator) => {
    await target.waitFor();
    const element = await target.elementHandle();
    for (let tabs = 0; tabs < maxTabs; tabs++) {
      if (await page.evaluate((wanted) => document.activeElement === wanted, element)) return expectVisibleFocus(page);
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${target}`);
  };
  return {
    goTo,
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
    const around = [
      focused,
      ...(focused.closest('label, .card, .pay-choice, .code-field__box')
        ? [focused.closest('label, .card, .pay-choice, .code-field__box')]
        : []),
    ];
    const isMarked = around.some((element) => {
      if (!element) return false;
      return [getComputedStyle(element), getComputedStyle(element, '::after')].some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      );
    });
    return isMarked ? '' : `the focus on ${focused.outerHTML.slice(0, 120)} cannot be seen`;
  });
  expect(look).toBe('');
}
