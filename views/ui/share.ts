import { uiTexts } from './ui.texts';

const toastMs = 3_000;

/** A button with `data-shares` copies the page's address and says so (CNT-08). Without script it is not shown. */
export function sharePages(page: Document): void {
  page.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-shares]')) void copyAddress(page);
  });
}

async function copyAddress(page: Document): Promise<void> {
  try {
    await navigator.clipboard.writeText(page.location.href);
    showToast(page, uiTexts.linkCopied);
  } catch {
    showToast(page, uiTexts.linkNotCopied);
  }
}

interface ToastOptions {
  readonly ms?: number;
  readonly title?: string;
  readonly link?: { readonly href: string; readonly text: string };
}

/**
 * A sentence that goes by itself, after three seconds unless it is said otherwise (ACC-21). It is announced, and takes no
 * focus. It stands above a dialog that is open, and outlives it.
 */
export function showToast(document: Document, text: string, { ms = toastMs, title, link }: ToastOptions = {}): void {
  const toast = document.createElement('p');
  const dialog = document.querySelector<HTMLDialogElement>('dialog:modal');
  // A dialog has its buttons where a toast would lie.
  toast.className = dialog ? 'toast toast--high' : 'toast';
  toast.setAttribute('role', 'status');
  toast.popover = 'manual';
  // What stands outside of an open dialog can be seen and not be used.
  place(toast, dialog ?? document.body);
  dialog?.addEventListener(
    'close',
    () => {
      if (dialog.contains(toast)) place(toast, document.body);
    },
    { once: true },
  );
  // Announced only when it changes after it is there.
  requestAnimationFrame(() => {
    if (title !== undefined)
      toast.append(
        Object.assign(document.createElement('strong'), { className: 'toast__title', textContent: title }),
        ' ',
      );
    toast.append(text);
    if (link)
      toast.append(
        ' ',
        Object.assign(document.createElement('a'), {
          className: 'toast__link',
          href: link.href,
          textContent: link.text,
        }),
      );
  });
  setTimeout(() => toast.remove(), ms);
}

function place(toast: HTMLElement, parent: HTMLElement): void {
  parent.append(toast);
  toast.showPopover();
}
