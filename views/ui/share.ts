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

/** A sentence that goes by itself, after three seconds unless it is said otherwise (ACC-21). It is announced, and takes no focus. */
export function showToast(document: Document, text: string, ms = toastMs, title?: string): void {
  const toast = document.createElement('p');
  toast.className = 'toast';
  toast.setAttribute('role', 'status');
  document.body.append(toast);
  // Announced only when it changes after it is there.
  requestAnimationFrame(() => {
    if (title !== undefined) toast.append(Object.assign(document.createElement('strong'), { className: 'toast__title', textContent: title }), ' ');
    toast.append(text);
  });
  setTimeout(() => toast.remove(), ms);
}
