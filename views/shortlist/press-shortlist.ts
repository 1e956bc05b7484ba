import { askToSignIn } from '../favourites/ask-to-sign-in';
import { showToast } from '../ui/share';
import { siteLinks } from '../layout/site-links';
import { readStored, SHORTLIST, storeValue, toggleOnDevice } from './device-shortlist';
import { keyOf, paintShortlist, VISITOR_FAVOURITE } from './paint-shortlist';
import { shortlistTexts as texts } from './shortlist.texts';

const OFFERED = 'shortlist-sign-in-offered';
const toastMs = 6_000;

/**
 * A visitor's favourite is stored in this browser at once. The first one offers sign-in as well, which carries it along
 * (H38); later ones only say that they are stored. A click that opens a new tab follows the link.
 */
export function pressShortlist(page: Document): void {
  paintShortlist(page);
  // A browser without a shortlist has not loaded it; links that it makes are remembered all the same.
  if (page.querySelector('[data-shortlist]'))
    void import('./show-shortlist').then(({ showShortlist }) => showShortlist(page));
  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(VISITOR_FAVOURITE) : null;
    if (button && !event.ctrlKey && !event.metaKey && !event.shiftKey) press(page, button, event);
  });
  // A link that is a button is pressed with the space bar too.
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
  // Storage is blocked: sign-in is the way that is left.
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
