import { favouritesTexts } from './favourites.texts';

/** The page's sign-in dialog, leading where this heart leads. A press for another tab, or a page without it, follows the link. */
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
  // Opened by something else next time, it is the plain dialog again.
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
