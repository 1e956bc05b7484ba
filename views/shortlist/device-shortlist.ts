import { favouriteKey, parseFavouriteKey } from '../../src/core/favourites/favourite';
import { maxItems } from '../../src/core/shortlist/shortlist';

/** Does not use `ui/stored-values`, which every page fetches at once and which would become a file of its own. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function storeValue(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A failure is ignored, because a browser may block its storage.
  }
}

/** Names in the browser's storage. Nothing stored under them is sent without the visitor's action. */
export const SHORTLIST = 'shortlist';
const NOTES = 'shortlist-notes';
const SHARES = 'shortlist-shares';

interface DeviceShare {
  readonly stopHref: string;
  /** The time is in milliseconds since 1970. */
  readonly at: number;
}

/**
 * `type:value` of each item, newest first. Anything that is not a favourite is dropped, because anyone at the browser
 * can edit the storage.
 */
export function readDeviceShortlist(): readonly string[] {
  const list = readJson(SHORTLIST);
  return Array.isArray(list)
    ? [...new Set(list)].flatMap((key: unknown) => {
        const item = parseFavouriteKey(key);
        return item ? [favouriteKey(item)] : [];
      })
    : [];
}

/** Returns what was done, and undefined when the list is full. */
export function toggleOnDevice(key: string): 'added' | 'removed' | undefined {
  const list = readDeviceShortlist();
  if (list.includes(key)) {
    storeList(list.filter((other) => other !== key));
    return 'removed';
  }
  if (list.length >= maxItems) return undefined;
  storeList([key, ...list]);
  return 'added';
}

export function storeList(keys: readonly string[]): void {
  if (keys.length > 0) return storeValue(SHORTLIST, JSON.stringify(keys));
  try {
    localStorage.removeItem(SHORTLIST);
  } catch {
    // A failure is ignored, because a browser may block its storage.
  }
}

export function readNotes(): Readonly<Record<string, string>> {
  const notes = readJson(NOTES);
  return notes !== null && typeof notes === 'object' ? (notes as Readonly<Record<string, string>>) : {};
}

export function storeNote(key: string, text: string): void {
  const others = Object.entries(readNotes()).filter(([other]) => other !== key);
  storeValue(NOTES, JSON.stringify(Object.fromEntries(text.trim() === '' ? others : [...others, [key, text]])));
}

export function readShares(): readonly DeviceShare[] {
  const shares = readJson(SHARES);
  return Array.isArray(shares)
    ? (shares as readonly DeviceShare[]).filter(
        ({ stopHref, at }) => typeof stopHref === 'string' && stopHref.startsWith('/shortlist/stop?') && at > 0,
      )
    : [];
}

export const storeShares = (shares: readonly DeviceShare[]): void => storeValue(SHARES, JSON.stringify(shares));

function readJson(name: string): unknown {
  try {
    return JSON.parse(readStored(name) ?? 'null');
  } catch {
    return null;
  }
}
