import { textElement } from './text-element';
import { uiTexts } from './ui.texts';

interface Failure {
  readonly title?: string;
  readonly message: string;
  readonly note?: string;
  readonly reference?: string | undefined;
}

/**
 * H13: says what happened, that nothing is lost, and which reference to quote. Inserted at the top and announced at
 * once.
 */
export function showFailure(form: HTMLElement, { title, message, note, reference }: Failure): void {
  const page = form.ownerDocument;
  form.querySelector('[data-failure]')?.remove();
  const notice = page.createElement('div');
  notice.className = 'notice notice--error';
  notice.dataset['failure'] = '';
  notice.setAttribute('role', 'alert');
  if (title !== undefined) notice.append(textElement(page, 'p', 'notice__title', title));
  const body = page.createElement('div');
  body.className = 'notice__body';
  for (const sentence of [message, ...(note === undefined ? [] : [note])])
    body.append(textElement(page, 'p', '', sentence));
  notice.append(body);
  if (reference !== undefined) {
    const line = textElement(page, 'p', 'notice__reference', `${uiTexts.reference} `);
    line.append(textElement(page, 'span', 'notice__code', reference));
    notice.append(line);
  }
  form.prepend(notice);
  notice.scrollIntoView({ block: 'nearest' });
}
