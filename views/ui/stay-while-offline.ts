import { uiTexts as texts } from './ui.texts';

/**
 * Without a network the browser would replace the page, and what was typed, by its own error. Dialogs and widgets send
 * by script, and show themselves what has failed.
 */
export function stayWhileOffline(page: Document): void {
  page.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    form.querySelector('.form-offline')?.remove();
    if (navigator.onLine || event.defaultPrevented || form.method !== 'post' || form.closest('dialog, [data-widget]'))
      return;
    event.preventDefault();
    const note = Object.assign(page.createElement('p'), {
      className: 'notice notice--error form-offline',
      textContent: texts.offline,
    });
    note.setAttribute('role', 'alert');
    form.append(note);
  });
}
