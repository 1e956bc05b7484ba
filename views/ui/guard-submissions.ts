import { uiTexts as texts } from './ui.texts';

/** How long, in milliseconds, a button waits for the answer: one that downloads a file stays in its page. */
const maxAnswerMs = 10_000;

/**
 * Without a network the browser would replace the page, and what was typed, by its own error; on a slow one a second
 * press would send the form again, and show the answer to that. Dialogs and widgets send by script, and show themselves
 * what happens.
 */
export function guardSubmissions(page: Document): void {
  const awaited = new Set<HTMLElement>();
  const release = (button: HTMLElement) => {
    awaited.delete(button);
    button.removeAttribute('aria-busy');
  };
  page.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || form.closest('dialog, [data-widget]')) return;
    form.querySelector('.form-offline')?.remove();
    if (event.defaultPrevented) return;
    if (!navigator.onLine) {
      event.preventDefault();
      form.append(offlineNote(page));
    } else if (submitter && awaited.has(submitter)) event.preventDefault();
    else if (submitter && form.target === '')
      // A script that listens after this one may still prevent it.
      setTimeout(() => {
        if (event.defaultPrevented) return;
        awaited.add(submitter);
        submitter.setAttribute('aria-busy', 'true');
        setTimeout(() => release(submitter), maxAnswerMs);
      });
  });
  // A page restored from the back/forward cache has its answer behind it.
  window.addEventListener('pageshow', () => awaited.forEach(release));
}

function offlineNote(page: Document): HTMLElement {
  const note = Object.assign(page.createElement('p'), {
    className: 'notice notice--error form-offline',
    textContent: texts.offline,
  });
  note.setAttribute('role', 'alert');
  return note;
}
