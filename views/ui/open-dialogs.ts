import { fetchPage } from './load-more';
import { REGION_REPLACED } from './replace-regions';

/**
 * Makes plain links to ids open modal dialogs. A link to a page names its dialog by `data-opens-dialog="id"`. Dialogs
 * within `data-dialogs="address"` are in the page of that address, which is fetched at the first touch; where it cannot
 * be, the link leads to its own page, as without script.
 */
export function openDialogs(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    const { opensDialog } = link.dataset;
    if (opensDialog !== undefined && !wantsOwnTab(event))
      open(event, link, opensDialog === '' ? link.hash : `#${opensDialog}`);
    if ('closesDialog' in link.dataset) close(event, link.closest('dialog'));
  });
  for (const sign of ['pointerover', 'focusin'])
    page.addEventListener(sign, ({ target }) => {
      const part = target instanceof Element ? target.closest<HTMLElement>(withoutDialogs) : null;
      if (part) void fetchDialogs(part);
    });
}

const withoutDialogs = '[data-dialogs]';

const wantsOwnTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

function open(event: Event, link: HTMLAnchorElement, selector: string): void {
  const dialog = link.ownerDocument.querySelector<HTMLDialogElement>(selector);
  const part = link.closest<HTMLElement>(withoutDialogs);
  if (!dialog && !part) return;
  event.preventDefault();
  if (dialog) dialog.showModal();
  else if (part && link.ariaBusy !== 'true') void openFetched(link, part, selector);
}

async function openFetched(link: HTMLAnchorElement, part: HTMLElement, selector: string): Promise<void> {
  link.ariaBusy = 'true';
  await fetchDialogs(part);
  link.ariaBusy = null;
  const dialog = part.querySelector<HTMLDialogElement>(selector);
  if (dialog) dialog.showModal();
  else link.ownerDocument.location.assign(link.href);
}

const requests = new WeakMap<HTMLElement, Promise<void>>();

function fetchDialogs(part: HTMLElement): Promise<void> {
  const request = requests.get(part) ?? addDialogs(part);
  requests.set(part, request);
  return request;
}

async function addDialogs(part: HTMLElement): Promise<void> {
  const page = await fetchPage(part.dataset['dialogs'] ?? '');
  if (!page) {
    requests.delete(part);
    return;
  }
  part.append(...page.querySelectorAll('dialog.dialog--detail'));
  part.removeAttribute('data-dialogs');
  part.dispatchEvent(new CustomEvent(REGION_REPLACED, { bubbles: true }));
}

function close(event: Event, dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  event.preventDefault();
  dialog.close();
}
