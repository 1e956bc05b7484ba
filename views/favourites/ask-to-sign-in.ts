import { favouritesTexts } from './favourites.texts';

interface Offer {
  readonly shortlist?: { readonly href: string; readonly text: string };
}

/**
 * Carries the favourite through sign-in (H38). Returns false on a page without the dialog: the link can be followed.
 */
export function askToSignIn(
  page: Document,
  favouriteButton: HTMLAnchorElement,
  event: MouseEvent,
  { shortlist }: Offer = {},
): boolean {
  const dialog = page.querySelector<HTMLDialogElement>(`#${favouriteButton.dataset['signInDialog'] ?? ''}`);
  const link = dialog?.querySelector<HTMLAnchorElement>('a[data-returns-here]');
  if (!dialog || !link || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  event.preventDefault();
  const { href } = link;
  const title = favouriteButton.dataset['favouriteTitle'] ?? '';
  const notes = [favouritesTexts.afterSignIn(title)].map((text) => noteOf(page, text));
  if (shortlist) {
    const storedNote = noteOf(page, favouritesTexts.onDevice(title));
    storedNote.append(
      ' ',
      Object.assign(page.createElement('a'), { href: shortlist.href, textContent: shortlist.text }),
    );
    notes.unshift(storedNote);
  }
  link.href = favouriteButton.href;
  link.parentElement?.before(...notes);
  // Reset on closing, so that another link opens the plain dialog.
  dialog.addEventListener(
    'close',
    () => {
      link.href = href;
      for (const note of notes) note.remove();
    },
    { once: true },
  );
  dialog.showModal();
  return true;
}

const noteOf = (page: Document, text: string) =>
  Object.assign(page.createElement('p'), { className: 'sign-in-dialog__favourite', textContent: text });
