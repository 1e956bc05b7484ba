import { readStored } from '../ui/stored-values';
import { VIEWED } from './remember-viewed';
import { readViewed, type ViewedPage } from './recently-viewed';

/** Shows in the menu's tile a page that this browser has viewed before, other than the current page (NAV-03). */
export function showViewed(page: Document): void {
  const tile = page.querySelector<HTMLElement>('[data-recently-viewed]');
  if (!tile) return;
  const [first, ...others] = readViewed(readStored(VIEWED), Date.now()).filter(
    ({ path }) => path !== page.location.pathname,
  );
  if (first) fill(tile, first, others);
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-forgets-viewed]')) forget(tile);
  });
}

function fill(tile: HTMLElement, first: ViewedPage, others: readonly ViewedPage[]): void {
  const link = tile.querySelector<HTMLAnchorElement>('[data-viewed-first]');
  const words = link?.querySelector('.menu-tile__title');
  const picture = link?.querySelector('img');
  if (!link || !words) return;
  link.href = first.path;
  words.textContent = first.title;
  if (picture && first.picture?.startsWith('/assets/')) {
    picture.src = first.picture;
    picture.hidden = false;
    // A picture of an older build may no longer exist; the text stays.
    picture.addEventListener('error', () => {
      picture.hidden = true;
    });
  }
  tile.querySelector('[data-viewed-others]')?.replaceChildren(...others.map(({ path, title }) => toItem(path, title)));
  // Another tile with the same picture is hidden, so that no picture is shown twice.
  for (const other of tile.parentElement?.querySelectorAll<HTMLElement>(':scope > .menu-tile') ?? [])
    other.hidden = other.getAttribute('href') === first.path;
  tile.hidden = false;
}

function toItem(path: string, title: string): HTMLElement {
  const [item, link] = [document.createElement('li'), document.createElement('a')];
  link.href = path;
  link.textContent = title;
  item.append(link);
  return item;
}

function forget(tile: HTMLElement): void {
  try {
    localStorage.removeItem(VIEWED);
  } catch {
    // A failure is ignored, because a browser may block its storage.
  }
  tile.closest('details')?.querySelector('summary')?.focus();
  tile.hidden = true;
}
