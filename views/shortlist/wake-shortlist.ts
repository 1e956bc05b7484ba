import { paintShortlist } from './paint-shortlist';

/** Loads the script in browsers that have a shortlist, and on its page. */
export function wakeShortlist(page: Document): void {
  // Only pages of guests have this attribute, and a guest's favourites replace the browser's shortlist.
  if (page.querySelector('[data-visit]')) {
    void import('./take-over-shortlist').then(({ takeOverShortlist }) => takeOverShortlist(page));
  } else {
    paintShortlist(page);
    new MutationObserver(() => paintShortlist(page)).observe(page.body, { childList: true, subtree: true });
  }
  if (page.querySelector('[data-shortlist]'))
    void import('./show-shortlist').then(({ showShortlist }) => showShortlist(page));
}
