export const uiTexts = {
  optional: '(optional)',
  reference: 'Reference',
  oneMistake: 'One answer needs another look',
  mistakes: (count: number) => `${count} answers need another look`,
  share: 'Share',
  /** CNT-08, word for word. */
  linkCopied: 'Link copied to clipboard!',
  linkNotCopied: 'Failed to copy the link',
} as const;
