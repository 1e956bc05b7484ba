import { favouritesTexts } from './favourites.texts';

/** A click that opens a new tab, or a page without the dialog, follows the link. */
export function askToSignIn(page: Document, favouriteButton: HTMLAnchorElement, event: MouseEvent): void {
  const dialog = page.querySelector<HTMLDialogElement>(`#${favouriteButton.dataset['signInDialog'] ?? ''}`);
  const link = dialog?.querySelector<HTMLAnchorElement>('a[data-returns-here]');
  if (!dialog || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = link;
  const note = page.createElement('p');
  note.className = 'sign-in-dialog__favourite';
  note.textContent = favouritesTexts.afterSignIn(favouriteButton.dataset['favouriteTitle'] ?? '');
  link.href = favouriteButton.href;
  link.parentElement?.before(note);
  // Reset on closing, so that another opener shows the plain dialog.
  dialog.addEventListener(
    'close',
    () => {
      link.href = href;
      note.remove();
    },
    { once: true },
  );
  dialog.showModal();
}
