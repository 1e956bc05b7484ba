import { parseFavouriteKey } from '../../src/core/favourites/favourite';
import { showToast } from '../ui/share';
import { askToSignIn } from './ask-to-sign-in';
import { addFavourite, type CallOutcome, removeFavourite } from './favourite-calls';
import { favouritesTexts } from './favourites.texts';

/** What went wrong is longer to read. */
const longToastMs = 9_000;

/** One item of the page, however many hearts stand for it. */
interface Wish {
  readonly key: string;
  readonly title: string;
  /** The server's own id, while it keeps the item. */
  id: string | undefined;
  isWanted: boolean;
  isBusy: boolean;
}

/**
 * Hearts follow at once, and go back when the server does not (FAV-01, FAV-08). A visitor's heart opens the sign-in
 * dialog, which takes it along (H38). One listener for the whole page.
 */
export function toggleFavourites(page: Document): void {
  const wishes = new Map<string, Wish>();
  page.addEventListener('click', (event) => {
    const favouriteButton =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-control="favourite"]') : null;
    if (!favouriteButton) return;
    if (favouriteButton instanceof HTMLAnchorElement) return askToSignIn(page, favouriteButton, event);
    const wish = wishOf(favouriteButton, wishes);
    if (!wish) return;
    event.preventDefault();
    wish.isWanted = !wish.isWanted;
    show(page, wish);
    void settle(page, wish);
  });
}

function wishOf({ dataset }: HTMLElement, wishes: Map<string, Wish>): Wish | undefined {
  const { favourite: key, favouriteId: id, favouriteTitle: title = '' } = dataset;
  if (key === undefined) return undefined;
  const wish = wishes.get(key) ?? { key, title, id, isWanted: id !== undefined, isBusy: false };
  wishes.set(key, wish);
  return wish;
}

/** One call at a time: whoever presses again meanwhile has changed the wish, and it is looked at again afterwards. */
async function settle(page: Document, wish: Wish): Promise<void> {
  if (wish.isBusy) return;
  wish.isBusy = true;
  const before = wish.id;
  let failure: string | undefined;
  while (failure === undefined && wish.isWanted !== (wish.id !== undefined)) failure = await carryOut(wish);
  wish.isBusy = false;
  if (failure !== undefined) wish.isWanted = wish.id !== undefined;
  show(page, wish);
  const isChanged = (before === undefined) !== (wish.id === undefined);
  const receipt = wish.isWanted ? favouritesTexts.wasAdded(wish.title) : favouritesTexts.wasRemoved(wish.title);
  if (failure !== undefined) showToast(page, failure, { ms: longToastMs });
  else if (isChanged) showToast(page, receipt);
}

/** What went wrong, in words. */
async function carryOut(wish: Wish): Promise<string | undefined> {
  const outcome = await callFor(wish);
  if (outcome.kind === 'refused') return outcome.message;
  wish.id = outcome.id;
  return undefined;
}

async function callFor({ key, id }: Wish): Promise<CallOutcome> {
  if (id !== undefined) return removeFavourite(id);
  const item = parseFavouriteKey(key);
  return item ? addFavourite(item) : { kind: 'refused', message: favouritesTexts.failed };
}

/** The plain form behind the button does the next step too, should script be gone by then. */
function show(page: Document, { key, id, isWanted }: Wish): void {
  for (const favouriteButton of page.querySelectorAll<HTMLButtonElement>(`[data-favourite="${CSS.escape(key)}"]`)) {
    favouriteButton.setAttribute('aria-pressed', String(isWanted));
    favouriteButton.value = isWanted ? 'remove' : 'add';
    if (id === undefined) delete favouriteButton.dataset['favouriteId'];
    else favouriteButton.dataset['favouriteId'] = id;
  }
}
