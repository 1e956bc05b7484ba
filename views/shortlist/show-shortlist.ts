import { fetchPage } from '../ui/load-more';
import { REGION_REPLACED } from '../ui/replace-regions';
import { parseFavouriteKey } from '../../src/core/favourites/favourite';
import { writeShortlist } from '../../src/core/shortlist/shortlist';
import { readDeviceShortlist, readNotes, readShares, storeList, storeNote, storeShares } from './device-shortlist';
import { shortlistTexts as texts } from './shortlist.texts';

const shownPages = new WeakSet<Document>();
const LIST = '[data-shortlist-list]';
const dayMs = 24 * 3_600_000;
const shareDays = 90;

/** Fills the page from this browser's storage: items, notes, and links to shared lists. */
export function showShortlist(page: Document): void {
  if (shownPages.has(page)) return;
  shownPages.add(page);
  noteShare(page);
  const root = page.querySelector<HTMLElement>('[data-shortlist]');
  if (!root || root.dataset['shortlist'] === 'link') return;
  if (root.dataset['shortlist'] === 'device') void showItems(root);
  else if (root.dataset['shortlist'] !== 'shared') fillNotes(root);
  listShares(root);
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement && target.dataset['shortlistNote'] !== undefined)
      storeNote(target.dataset['shortlistNote'], target.value);
  });
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-shortlist-remove]') : null;
    if (button) remove(root, button);
  });
  if (root.dataset['shortlist'] === 'device')
    window.addEventListener('storage', () => void showItems(root, { isQuiet: true }));
}

async function showItems(root: HTMLElement, { isQuiet = false } = {}): Promise<void> {
  const keys = readDeviceShortlist();
  const list = root.querySelector(LIST);
  if (!list || (keys.length === 0 && !isQuiet)) return;
  if (!isQuiet) announce(root, texts.reading);
  const items = keys.flatMap((key) => parseFavouriteKey(key) ?? []);
  const fresh = await fetchPage(`/shortlist?${new URLSearchParams({ items: writeShortlist(items) }).toString()}`);
  const next = fresh?.querySelector(LIST);
  announce(root, fresh ? '' : texts.failed);
  if (!next) return;
  list.replaceChildren(...[...next.childNodes].map((node) => root.ownerDocument.importNode(node, true)));
  // Does not use `show-controls`, which every page fetches at once.
  for (const control of list.querySelectorAll<HTMLElement>('[data-with-script]')) control.hidden = false;
  fillNotes(root);
  list.dispatchEvent(new CustomEvent(REGION_REPLACED, { bubbles: true }));
}

function announce(root: HTMLElement, words: string): void {
  const status = root.querySelector('[data-shortlist-status]');
  if (status) status.textContent = words;
}

function fillNotes(root: HTMLElement): void {
  const isOwn = root.dataset['shortlist'] === 'device';
  const keys = new Set(readDeviceShortlist());
  const notes = readNotes();
  for (const area of root.querySelectorAll<HTMLTextAreaElement>('[data-shortlist-note]'))
    area.value = notes[area.dataset['shortlistNote'] ?? ''] ?? '';
  // A list in the address, and a guest's list, are not this browser's.
  for (const button of root.querySelectorAll<HTMLElement>('[data-shortlist-remove]'))
    button.hidden = !isOwn || !keys.has(button.dataset['shortlistRemove'] ?? '');
}

/** Removes an item. The focus moves to the next one, or to the heading when none is left. */
function remove(root: HTMLElement, button: HTMLElement): void {
  const key = button.dataset['shortlistRemove'] ?? '';
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-shortlist-remove]')];
  const at = buttons.indexOf(button);
  const next = buttons[at + 1] ?? buttons[at - 1];
  storeList(readDeviceShortlist().filter((other) => other !== key));
  storeNote(key, '');
  announce(root, texts.wasRemoved(button.closest('.shortlist-item')?.querySelector('h3')?.textContent ?? ''));
  if (!next) return root.ownerDocument.location.assign('/shortlist');
  const focusKey = next.dataset['shortlistRemove'] ?? '';
  void showItems(root, { isQuiet: true }).then(() =>
    root.querySelector<HTMLElement>(`[data-shortlist-remove="${CSS.escape(focusKey)}"]`)?.focus(),
  );
}

function noteShare(page: Document): void {
  const newStopHref = page.querySelector<HTMLElement>('[data-shortlist-made]')?.dataset['shortlistMade'];
  const now = Date.now();
  const shares = readShares().filter(({ at }) => now - at < shareDays * dayMs);
  if (newStopHref !== undefined && !shares.some(({ stopHref }) => stopHref === newStopHref))
    storeShares([{ stopHref: newStopHref, at: now }, ...shares]);
  if (page.querySelector('[data-shortlist-ended]')) {
    const endedQuery = new URL(page.referrer || page.location.href).search;
    storeShares(shares.filter(({ stopHref }) => !stopHref.endsWith(endedQuery) || endedQuery === ''));
  }
}

function listShares(root: HTMLElement): void {
  const section = root.querySelector<HTMLElement>('[data-shortlist-shares]');
  const shares = readShares();
  if (!section || shares.length === 0) return;
  const day = new Intl.DateTimeFormat(root.ownerDocument.documentElement.lang || 'en', { dateStyle: 'long' });
  section.querySelector('ul')?.replaceChildren(
    ...shares.map(({ stopHref, at }) => {
      const [item, link] = [root.ownerDocument.createElement('li'), root.ownerDocument.createElement('a')];
      link.href = stopHref;
      link.textContent = texts.share.stop;
      item.append(`${texts.share.madeOn(day.format(at))} `, link);
      return item;
    }),
  );
  section.hidden = false;
}
