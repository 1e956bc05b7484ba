import { askToSignIn } from '../favourites/ask-to-sign-in';
import { showToast } from '../ui/share';
import { siteLinks } from '../layout/site-links';
import { readStored, SHORTLIST, storeValue, toggleOnDevice } from './device-shortlist';
import { keyOf, paintShortlist, VISITOR_FAVOURITE } from './paint-shortlist';
import { shortlistTexts as texts } from './shortlist.texts';

const OFFERED = 'shortlist-sign-in-offered';
const toastMs = 6_000;

/**
 * Stores a visitor's favourite in this browser at once. The first one also offers sign-in, which carries it along
 * (H38); later ones only show a confirmation. A click that opens a new tab follows the link.
 */
export function pressShortlist(page: Document): void {
  paintShortlist(page);
  // A browser with an empty shortlist has not loaded the page's script, but must still remember the links to shared
  // lists that it makes.
  if (page.querySelector('[data-shortlist]'))
    void import('./show-shortlist').then(({ showShortlist }) => showShortlist(page));
  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(VISITOR_FAVOURITE) : null;
    if (button && !event.ctrlKey && !event.metaKey && !event.shiftKey) press(page, button, event);
  });
  // A link with the role of a button must also react to the space bar.
  page.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLElement) || !event.target.matches(VISITOR_FAVOURITE)) return;
    event.preventDefault();
    event.target.click();
  });
}

function press(page: Document, button: HTMLAnchorElement, event: MouseEvent): void {
  const title = button.dataset['favouriteTitle'] ?? '';
  const isFirst = readStored(OFFERED) === null;
  const outcome = toggleOnDevice(keyOf(button));
  // Storage is blocked, so that only sign-in can save the favourite.
  if (outcome === 'added' && readStored(SHORTLIST) === null) return void askToSignIn(page, button, event);
  event.preventDefault();
  paintShortlist(page);
  const link = { href: siteLinks.shortlist, text: texts.see };
  if (outcome === undefined) return showToast(page, texts.full, { ms: toastMs, link });
  if (outcome === 'removed') return showToast(page, texts.wasRemoved(title));
  storeValue('has-favorited', 'true');
  storeValue(OFFERED, 'true');
  if (isFirst && askToSignIn(page, button, event, { shortlist: link })) return;
  showToast(page, texts.wasAdded(title), { ms: toastMs, link });
}
