/** Makes plain links to ids open modal dialogs. A link to a page names its dialog by `data-opens-dialog="id"`. */
export function openDialogs(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    const { opensDialog } = link.dataset;
    if (opensDialog !== undefined && !wantsOwnTab(event))
      open(event, page.querySelector<HTMLDialogElement>(opensDialog === '' ? link.hash : `#${opensDialog}`));
    if ('closesDialog' in link.dataset) close(event, link.closest('dialog'));
  });
}

const wantsOwnTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

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
