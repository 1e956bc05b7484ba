export const botCheckViewTexts = {
  plainHint: 'This keeps programs out.',
  plainMissed: 'Please do this sum, and type the answer as a number.',
  confirm: 'One more step: please confirm below that you are a person.',
  honeypot: 'Leave this field empty',
} as const;
