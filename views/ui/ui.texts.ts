export const uiTexts = {
  optional: '(optional)',
  reference: 'Reference',
  oneMistake: 'One answer needs another look',
  mistakes: (count: number) => `${count} answers need another look`,
  charactersLeft: (left: number) => {
    const count = Math.abs(left) === 1 ? '1 character' : `${Math.abs(left)} characters`;
    return left < 0 ? `${count} too many` : `${count} left`;
  },
  restored: 'What you had entered and not sent is here again.',
  discard: 'Start afresh',
  share: 'Share',
  /** The wording is that of CNT-08. */
  linkCopied: 'Link copied to clipboard!',
  linkNotCopied: 'Failed to copy the link',
} as const;
