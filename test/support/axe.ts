import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** WCAG 2.2, A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Names, roles and order are the same in both schemes: what depends on colour is asked again in the dark. */
export const colours = ['color-contrast'] as const;

interface AxeQuestion {
  /** Rules by id instead of all of WCAG. */
  readonly only?: readonly string[];
  /** Whether contrast is asked as well: two thirds of the work. A page that is looked at in both schemes is asked in one of them. */
  readonly hasColours?: boolean;
  /** A selector, instead of the page. */
  readonly within?: string;
  /** Whether contrast is asked in every run, and not of a third of the pages. */
  readonly isAlwaysColours?: boolean;
  /** With the site's header, menu and footer. They are the same on every page and twice the work of most, so one page of each kind of frame is looked at with them. */
  readonly hasFrame?: boolean;
}

/**
 * Contrast is two thirds of the work, and every part of a page stands in the gallery, which is asked for all of it in
 * both schemes. Of the other pages `npm test` asks a third, always the same ones; `npm run drill -- contrast` asks each.
 */
function isInContrastSample(page: Page): boolean {
  if (process.env['CONTRAST'] === 'everywhere') return true;
  const kind = new URL(page.url()).pathname.replaceAll(/[^a-z/]/g, '');
  return [...kind].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3 === 2;
}

interface AxeInPage {
  run(
    context: string | { readonly include: readonly string[]; readonly exclude: readonly string[] },
    options: object,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly target: readonly string[] }[];
    }[];
  }>;
}

/**
 * Axe is compiled for browsers without private fields and keeps those of every colour in weak maps; thousands of colours
 * make a page. As properties of the colours they say the same with a sixth less work.
 */
const inProperties = (program: string) => `(() => {
  class Kept {
    name = Symbol();
    set(owner, value) { owner[this.name] = value; return this; }
    add(owner) { return this.set(owner, true); }
    get(owner) { return owner[this.name]; }
    has(owner) { return this.name in owner; }
    delete(owner) { return delete owner[this.name]; }
  }
  ((WeakMap, WeakSet) => {${program}\n})(Kept, Kept);
})()`;

let source: string | undefined;

/**
 * What axe finds on the page that is open, one line for each rule that is broken; our pages have no frames. It runs in
 * the page itself and is put there once: the builder of axe's own opens a second page for every question, and takes
 * three times as long.
 */
export async function violationsOf(
  page: Page,
  { only, within, hasColours = true, isAlwaysColours = false, hasFrame = false }: AxeQuestion = {},
): Promise<readonly string[]> {
  const isColoursAsked = hasColours && (isAlwaysColours || isInContrastSample(page));
  if (only === colours && !isColoursAsked) return [];
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate((source ??= inProperties(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))));
  const runOnly = only ? { type: 'rule', values: [...only] } : { type: 'tag', values: wcag };
  const rules = isColoursAsked ? {} : Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]));
  const scope = within ?? { include: ['html'], exclude: hasFrame ? [] : ['.site-header', '.site-footer'] };
  return page.evaluate(
    async ({ scope, options }) => {
      const { axe } = window as unknown as { readonly axe: AxeInPage };
      const { violations } = await axe.run(scope, options);
      return violations.map(
        ({ id, nodes }) =>
          `${id} at ${nodes
            .slice(0, 3)
            .map(({ target }) => target.join(' '))
            .join(' | ')}`,
      );
    },
    { scope, options: { runOnly, rules, resultTypes: ['violations'] } },
  );
}

const maxWaitMs = 10_000;

/**
 * A colour that still fades over has the contrast of neither state. What inherits a colour sets off only when that of
 * its parent has arrived, so the page is asked until nothing moves. It is not waited for `finished`, because in some runs
 * that never settles for an animation whose element is hidden meanwhile.
 */
const settled = (page: Page) =>
  page.evaluate(async (waitMs) => {
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
    const giveUpAt = performance.now() + waitMs;
    while (isMoving() && performance.now() < giveUpAt) await new Promise((resolve) => setTimeout(resolve, 10));
  }, maxWaitMs);
