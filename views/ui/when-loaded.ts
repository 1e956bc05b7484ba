/**
 * Runs when the page has loaded what its first view needs, so that a script that nobody has touched yet does not share
 * a slow line with it.
 */
export function whenLoaded(page: Window, run: () => void): void {
  if (page.document.readyState === 'complete') run();
  // The handler of `load` itself runs before the browser paints.
  else page.addEventListener('load', () => setTimeout(run), { once: true });
}
