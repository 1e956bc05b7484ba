import { parseFavouriteKey } from '../../src/core/favourites/favourite';
import { addFavourite } from '../favourites/favourite-calls';
import { showToast } from '../ui/share';
import { readDeviceShortlist, storeList } from './device-shortlist';
import { shortlistTexts as texts } from './shortlist.texts';

/**
 * After sign-in the browser's list becomes the guest's favourites. Adding is idempotent, so that two tabs, or a list
 * that was on another device as well, create no duplicates. Items that cannot be added now are tried again on the next
 * page.
 */
export async function takeOverShortlist(page: Document): Promise<void> {
  const keys = readDeviceShortlist();
  if (keys.length === 0) return;
  const remainingKeys: string[] = [];
  // The oldest is added first, so that the favourites have the order of the shortlist.
  for (const key of keys.toReversed()) {
    const item = parseFavouriteKey(key);
    const outcome = item && (await addFavourite(item));
    if (outcome?.kind === 'done') show(page, key, outcome.id);
    // Items that are no longer for sale are dropped.
    else if (outcome && outcome.status !== 422) remainingKeys.unshift(key);
  }
  storeList(remainingKeys);
  if (remainingKeys.length < keys.length) showToast(page, texts.takenOver);
}

function show(page: Document, key: string, id: string | undefined): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>(`button[data-favourite="${CSS.escape(key)}"]`)) {
    button.setAttribute('aria-pressed', 'true');
    button.value = 'remove';
    if (id !== undefined) button.dataset['favouriteId'] = id;
  }
}
