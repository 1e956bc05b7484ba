import { parseFavouriteKey } from '../../src/core/favourites/favourite';
import { addFavourite } from '../favourites/favourite-calls';
import { showToast } from '../ui/share';
import { readDeviceShortlist, storeList } from './device-shortlist';
import { shortlistTexts as texts } from './shortlist.texts';

/**
 * After sign-in the browser's list becomes the guest's favourites. Adding twice is the same as adding once, so that two
 * tabs, or a list that was on another device as well, make no doubles. What cannot be added now stays for the next
 * page.
 */
export async function takeOverShortlist(page: Document): Promise<void> {
  const keys = readDeviceShortlist();
  if (keys.length === 0) return;
  const left: string[] = [];
  // The oldest first: the favourites then have the order of the shortlist.
  for (const key of keys.toReversed()) {
    const item = parseFavouriteKey(key);
    const outcome = item && (await addFavourite(item));
    if (outcome?.kind === 'done') show(page, key, outcome.id);
    // What is not for sale any more is dropped.
    else if (outcome && outcome.status !== 422) left.unshift(key);
  }
  storeList(left);
  if (left.length < keys.length) showToast(page, texts.takenOver);
}

function show(page: Document, key: string, id: string | undefined): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>(`button[data-favourite="${CSS.escape(key)}"]`)) {
    button.setAttribute('aria-pressed', 'true');
    button.value = 'remove';
    if (id !== undefined) button.dataset['favouriteId'] = id;
  }
}
