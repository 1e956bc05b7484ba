/** Dialogs open and close by plain links to their ids; with script they become modal, and Escape closes them. */
export function openDialogs(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if ('opensDialog' in link.dataset) open(event, page.querySelector<HTMLDialogElement>(link.hash));
    if ('closesDialog' in link.dataset) close(event, link.closest('dialog'));
  });
}

function open(event: Event, dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  event.preventDefault();
  dialog.showModal();
}

function close(event: Event, dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  event.preventDefault();
  dialog.close();
}
