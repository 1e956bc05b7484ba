import { parseFavouriteKey } from '../../src/core/favourites/favourite';
import { refreshRegions } from '../ui/replace-regions';
import { showToast } from '../ui/share';
import { addFavourite, type CallOutcome, removeFavourite } from './favourite-calls';
import { favouritesTexts } from './favourites.texts';

const longToastMs = 9_000;

interface PendingToggle {
  readonly key: string;
  readonly title: string;
  id: string | undefined;
  isWanted: boolean;
  isBusy: boolean;
}

/** Buttons change at once, and back when the call fails (FAV-01, FAV-08). The list of a page follows them (CNT-30). */
export function toggleFavourites(page: Document): void {
  const pendingToggles = new Map<string, PendingToggle>();
  page.addEventListener('click', (event) => {
    const favouriteButton =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-control="favourite"]') : null;
    // A visitor's button is a link, and toggles the shortlist in the browser.
    if (!favouriteButton || favouriteButton instanceof HTMLAnchorElement) return;
    const pendingToggle = pendingToggleOf(favouriteButton, pendingToggles);
    if (!pendingToggle) return;
    event.preventDefault();
    pendingToggle.isWanted = !pendingToggle.isWanted;
    show(page, pendingToggle);
    void settle(page, pendingToggle).then((isChanged) => {
      if (isChanged && page.querySelector('[data-region="favourite-stories"]'))
        void refreshRegions(page, new URL(page.location.href), favouriteButton);
    });
  });
}

function pendingToggleOf(
  { dataset }: HTMLElement,
  pendingToggles: Map<string, PendingToggle>,
): PendingToggle | undefined {
  const { favourite: key, favouriteId: id, favouriteTitle: title = '' } = dataset;
  if (key === undefined) return undefined;
  const pendingToggle = pendingToggles.get(key) ?? { key, title, id, isWanted: id !== undefined, isBusy: false };
  pendingToggles.set(key, pendingToggle);
  return pendingToggle;
}

/**
 * One call at a time. A press during a call changes the desired state, which is compared with the result afterwards.
 * Returns whether anything was saved or removed.
 */
async function settle(page: Document, pendingToggle: PendingToggle): Promise<boolean> {
  if (pendingToggle.isBusy) return false;
  pendingToggle.isBusy = true;
  const before = pendingToggle.id;
  let failure: string | undefined;
  while (failure === undefined && pendingToggle.isWanted !== (pendingToggle.id !== undefined))
    failure = await carryOut(pendingToggle);
  pendingToggle.isBusy = false;
  if (failure !== undefined) pendingToggle.isWanted = pendingToggle.id !== undefined;
  show(page, pendingToggle);
  const isChanged = (before === undefined) !== (pendingToggle.id === undefined);
  const receipt = pendingToggle.isWanted
    ? favouritesTexts.wasAdded(pendingToggle.title)
    : favouritesTexts.wasRemoved(pendingToggle.title);
  if (failure !== undefined) showToast(page, failure, { ms: longToastMs });
  else if (isChanged) showToast(page, receipt);
  return isChanged;
}

async function carryOut(pendingToggle: PendingToggle): Promise<string | undefined> {
  const outcome = await callFor(pendingToggle);
  if (outcome.kind === 'refused') return outcome.message;
  pendingToggle.id = outcome.id;
  return undefined;
}

async function callFor({ key, id }: PendingToggle): Promise<CallOutcome> {
  if (id !== undefined) return removeFavourite(id);
  const item = parseFavouriteKey(key);
  return item ? addFavourite(item) : { kind: 'refused', message: favouritesTexts.failed };
}

function show(page: Document, { key, id, isWanted }: PendingToggle): void {
  for (const favouriteButton of page.querySelectorAll<HTMLButtonElement>(`[data-favourite="${CSS.escape(key)}"]`)) {
    favouriteButton.setAttribute('aria-pressed', String(isWanted));
    favouriteButton.value = isWanted ? 'remove' : 'add';
    if (id === undefined) delete favouriteButton.dataset['favouriteId'];
    else favouriteButton.dataset['favouriteId'] = id;
  }
}
