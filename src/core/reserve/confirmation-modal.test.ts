import { CONFIRMATION_QUESTION, type ModalButton, modalButtons } from './confirmation-modal';

const named = (count: number): readonly ModalButton[] =>
  Array.from({ length: count }, (_, at) => ({ label: `Button ${at + 1}`, action: 'cancel' as const }));
const form = { action: '/engine/release', hiddenFields: [{ name: 'hold', value: 'h-1' }] };

describe('the modal that asks before a reservation is left', () => {
  it('RES-04 asks whether the guest wants to cancel', () => {
    expect(CONFIRMATION_QUESTION).toBe('Are you sure you want to cancel?');
  });

  it('RES-05 RES-06 has Confirm, Cancel and Back to home unless a page says otherwise', () => {
    const defaults = [
      { label: 'Confirm', action: 'confirm' },
      { label: 'Cancel', action: 'cancel' },
      { label: 'Back to home', action: 'link', href: '/' },
    ];
    expect(modalButtons(undefined)).toEqual(defaults);
    expect(modalButtons([])).toEqual(defaults);
  });

  it('RES-05 shows three buttons at most', () => {
    expect([1, 2, 3, 4, 9].map((count) => modalButtons(named(count)).length)).toEqual([1, 2, 3, 3, 3]);
    expect(modalButtons(named(4)).map(({ label }) => label)).toEqual(['Button 1', 'Button 2', 'Button 3']);
  });

  it('RES-18 lets confirming give back what the page holds, and nothing else', () => {
    expect(modalButtons(undefined, form)).toEqual([
      { label: 'Confirm', action: 'confirm', form },
      { label: 'Cancel', action: 'cancel' },
      { label: 'Back to home', action: 'link', href: '/' },
    ]);
    const own = { action: '/elsewhere', hiddenFields: [] };
    expect(modalButtons([{ label: 'Give it back', action: 'confirm', form: own }], form)).toEqual([
      { label: 'Give it back', action: 'confirm', form: own },
    ]);
  });
});
