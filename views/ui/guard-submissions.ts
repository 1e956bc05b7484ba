import { FORM_UNANSWERED } from './form-unanswered';
import type { sendInPage as SendInPage } from './send-in-page';
import { uiTexts as texts } from './ui.texts';

/** How long, in milliseconds, a button waits for the answer: one that downloads a file stays in its page. */
const maxAnswerMs = 10_000;

/**
 * Without a network the browser would replace the page, and what was typed, by its own error; on a slow one a second
 * press would send the form again, and show the answer to that. Dialogs and widgets send by script, and show themselves
 * what happens. Forms with `data-answer="in-page"` may be sent twice without harm: they are sent by script, so that a
 * connection that is lost on the way leaves the page as it is too.
 */
export async function guardSubmissions(page: Document): Promise<void> {
  const awaited = new Set<HTMLElement>();
  const release = (button: HTMLElement) => {
    awaited.delete(button);
    button.removeAttribute('aria-busy');
  };
  const hold = (button: HTMLElement) => {
    awaited.add(button);
    button.setAttribute('aria-busy', 'true');
  };
  let sendInPage: typeof SendInPage | undefined;
  page.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || form.closest('dialog, [data-widget]')) return;
    form.querySelector('.form-offline')?.remove();
    if (event.defaultPrevented) return;
    if (!navigator.onLine) {
      event.preventDefault();
      form.append(unsentNote(page, texts.offline));
    } else if (submitter && awaited.has(submitter)) event.preventDefault();
    else if (submitter && sendInPage && form.dataset['answer'] === 'in-page') {
      event.preventDefault();
      hold(submitter);
      void sendInPage(form, submitter).catch(() => {
        release(submitter);
        form.append(unsentNote(page, texts.unanswered));
        form.dispatchEvent(new CustomEvent(FORM_UNANSWERED, { bubbles: true }));
      });
    } else if (submitter && form.target === '')
      // A script that listens after this one may still prevent it.
      setTimeout(() => {
        if (event.defaultPrevented) return;
        hold(submitter);
        setTimeout(() => release(submitter), maxAnswerMs);
      });
  });
  // A page restored from the back/forward cache has its answer behind it.
  window.addEventListener('pageshow', () => awaited.forEach(release));
  if (page.querySelector('form[data-answer="in-page"]')) ({ sendInPage } = await import('./send-in-page'));
}

function unsentNote(page: Document, textContent: string): HTMLElement {
  const note = Object.assign(page.createElement('p'), {
    className: 'notice notice--error form-offline',
    textContent,
  });
  note.setAttribute('role', 'alert');
  return note;
}
