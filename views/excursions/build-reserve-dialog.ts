import { reserveExperienceTexts as texts } from './reserve-experience.texts';

export const dialogId = 'reserve-dialog';

/** Shows disabled checkboxes until the server's form has arrived (EXC-10). */
export function fillWithSkeleton(dialog: HTMLDialogElement): void {
  const page = dialog.ownerDocument;
  const body = Object.assign(page.createElement('fieldset'), { className: 'choices', disabled: true });
  const legend = Object.assign(page.createElement('legend'), { className: 'field__label choices__legend' });
  legend.textContent = texts.guests;
  body.append(legend);
  for (const number of [1, 2]) {
    const label = Object.assign(page.createElement('label'), { className: 'choice' });
    label.append(
      Object.assign(page.createElement('input'), { className: 'choice__input', type: 'checkbox' }),
      Object.assign(page.createElement('span'), { className: 'choice__text', textContent: texts.guestNumber(number) }),
    );
    body.append(label);
  }
  const status = Object.assign(page.createElement('p'), {
    className: 'reserve-form__seen',
    textContent: texts.looking,
  });
  status.setAttribute('role', 'status');
  const title = page.querySelector('h1')?.textContent;
  dialog.replaceChildren(
    closer(page, dialog),
    headOf(page, { words: undefined, title, trip: undefined }),
    body,
    status,
  );
}

export function headOf(
  page: Document,
  { words, title, trip }: Readonly<Record<'words' | 'title' | 'trip', string | null | undefined>>,
): HTMLElement {
  const head = page.createElement('header');
  head.className = 'reserve-dialog__head';
  const eyebrow = Object.assign(page.createElement('p'), { className: 'eyebrow', textContent: words ?? texts.title });
  eyebrow.dataset['reserveWords'] = '';
  eyebrow.setAttribute('aria-live', 'polite');
  head.append(
    eyebrow,
    Object.assign(page.createElement('h2'), {
      className: 'dialog__title',
      id: `${dialogId}-title`,
      textContent: title ?? texts.title,
    }),
  );
  if (trip)
    head.append(Object.assign(page.createElement('p'), { className: 'reserve-dialog__trip', textContent: trip }));
  return head;
}

export function closer(page: Document, dialog: HTMLDialogElement): HTMLElement {
  const button = Object.assign(page.createElement('button'), {
    type: 'button',
    className: 'reserve-dialog__close',
    textContent: texts.close,
  });
  button.addEventListener('click', () => dialog.close());
  return button;
}
