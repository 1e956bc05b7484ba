export const uiTexts = {
  optional: '(optional)',
  reference: 'Reference',
  oneMistake: 'One answer needs another look',
  mistakes: (count: number) => `${count} answers need another look`,
  charactersLeft: (numberLeft: number) => {
    const count = Math.abs(numberLeft) === 1 ? '1 character' : `${Math.abs(numberLeft)} characters`;
    return numberLeft < 0 ? `${count} too many` : `${count} left`;
  },
  restored: 'What you had entered and not sent is here again.',
  discard: 'Start afresh',
  offline:
    'You seem to be offline, so nothing was sent. What you typed is still here; please try again once you are connected.',
  unanswered:
    'The connection was lost, so we do not know yet whether this arrived. What you typed is still here. Please try again once you are connected: nothing is taken twice.',
  share: 'Share',
  /** The wording is that of CNT-08. */
  linkCopied: 'Link copied to clipboard!',
  linkNotCopied: 'Failed to copy the link',
} as const;
