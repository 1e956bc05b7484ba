/** The first paint may come after `load`, and a picture that has just arrived is decoded for the frame after it. */
const framesBefore = 2;

/**
 * Runs when the page has loaded and painted what its first view needs, so that a script that nobody has touched yet does
 * not share a slow line with it.
 */
export function whenLoaded(page: Window, run: () => void): void {
  if (page.document.readyState === 'complete') run();
  else page.addEventListener('load', () => afterFrames(page, framesBefore, run), { once: true });
}

/** A frame's callbacks run before it is painted. */
function afterFrames(page: Window, count: number, run: () => void): void {
  if (count === 0) setTimeout(run);
  else page.requestAnimationFrame(() => afterFrames(page, count - 1, run));
}
