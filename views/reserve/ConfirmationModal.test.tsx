import { renderToStaticMarkup } from 'react-dom/server';
import type { ModalButton } from '../../src/core/reserve/confirmation-modal';
import { parseHtml } from '../../test/support/parse-html';
import { ConfirmationModal, type ConfirmView } from './ConfirmationModal';

const show = (confirm: ConfirmView = {}) =>
  renderToStaticMarkup(<ConfirmationModal id="ask" confirm={confirm} fallbackHref="/voyages" />);
/** The one control of a modal with one button, where it is such a one. */
const control = (button: ModalButton, selector: string) =>
  parseHtml(show({ buttons: [button] })).querySelector(`.dialog__actions > ${selector}:only-child`);
const form = { action: '/elsewhere', hiddenFields: [{ name: 'hold', value: 'h-1' }] };

describe('the modal that confirms before a guest leaves', () => {
  it('RES-04 RES-05 asks the specified question with the specified buttons', () => {
    const words = show()
      .replace(/<[^>]*>/g, '|')
      .replace(/\|+/g, '|');
    expect(words).toBe('|Are you sure you want to cancel?|Confirm|Cancel|Back to home|');
    expect(parseHtml(show()).querySelector('dialog')?.attributes).toEqual({
      class: 'dialog',
      id: 'ask',
      'aria-labelledby': 'ask-title',
    });
  });

  it('RES-04 RES-05 asks what a page would rather ask, with its own buttons, three at most', () => {
    const words = show({
      question: 'Another day?',
      note: 'Nothing is lost.',
      buttons: ['A', 'B', 'C', 'D'].map((label) => ({ label, action: 'cancel' })),
    });
    expect(words.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')).toBe('|Another day?|Nothing is lost.|A|B|C|');
  });

  it.each<[string, ModalButton, readonly string[]]>([
    ['confirm goes to the fallback', { label: 'Yes', action: 'confirm' }, ['a[href="/voyages"]']],
    [
      'confirm posts what is given back',
      { label: 'Yes', action: 'confirm', form },
      [
        'form[action="/elsewhere"][method="post"]',
        'input[type="hidden"][name="hold"][value="h-1"] + button[type="submit"]',
      ],
    ],
    ['cancel closes the modal', { label: 'No', action: 'cancel' }, ['a[href="#"][data-closes-dialog=""]']],
    ['link goes to its address', { label: 'Home', action: 'link', href: '/stories' }, ['a[href="/stories"]']],
    [
      'back goes back in the history, else to the fallback',
      { label: 'Back', action: 'back' },
      ['a[href="/voyages"][data-control="leave"]'],
    ],
    [
      'back_session_referrer goes where the reservation was begun',
      { label: 'Begin', action: 'back_session_referrer' },
      ['a[href="/voyages"][data-goes-back=""]'],
    ],
    [
      'custom posts the form of the page',
      { label: 'Keep', action: 'custom', form },
      ['form[action="/elsewhere"][method="post"]', 'input[type="hidden"][name="hold"][value="h-1"]'],
    ],
  ])('RES-06 RES-18 %s', (_what, button, [expected = '', inside]) => {
    const found = control(button, expected);
    expect(found).not.toBeNull();
    if (inside !== undefined) expect(found?.querySelector(inside)).not.toBeNull();
  });
});
