export const uiTexts = {
  optional: '(optional)',
  reference: 'Reference',
  oneMistake: 'One answer needs another look',
  mistakes: (count: number) => `${count} answers need another look`,
} as const;
