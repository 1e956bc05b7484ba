import type { Page } from 'playwright-core';

/** After the page has painted twice, whatever observers and handlers had to do about the last action is done. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
