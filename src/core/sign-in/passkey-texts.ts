/** One text for every passkey that is refused: unknown, removed, of another site, copied (reliability A7). */
export const passkeyTexts = {
  refused: 'That passkey could not be used. Please sign in with a code.',
  notAdded: 'That passkey could not be added. Please try again.',
  full: 'You have ten passkeys. Please remove one before you add another.',
  wait: 'Please wait a little before you try again, or sign in with a code.',
} as const;
