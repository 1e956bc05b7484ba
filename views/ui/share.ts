import { uiTexts } from './ui.texts';

const toastMs = 3_000;

/** A button with `data-shares` copies the page's address and confirms it (CNT-08). Without script it is hidden. */
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
 * The toast is announced without taking the focus. It is shown for three seconds, above an open dialog, and longer than
 * the dialog if that closes (ACC-21).
 */
export function showToast(document: Document, text: string, { ms = toastMs, title, link }: ToastOptions = {}): void {
  const toast = document.createElement('p');
  const dialog = document.querySelector<HTMLDialogElement>('dialog:modal');
  toast.className = dialog ? 'toast toast--high' : 'toast';
  toast.setAttribute('role', 'status');
  toast.popover = 'manual';
  place(toast, dialog ?? document.body);
  dialog?.addEventListener(
    'close',
    () => {
      if (dialog.contains(toast)) place(toast, document.body);
    },
    { once: true },
  );
  // A live region is announced only when it changes after its insertion.
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
