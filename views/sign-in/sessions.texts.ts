export const sessionsTexts = {
  back: 'Back to Account',
  title: 'Where you are signed in',
  description: 'The browsers that are signed in to your account, and the way out of each.',
  standfirst:
    'If you do not know one of these, sign it out. Whoever uses it then needs a new code, and only you receive those.',
  thisBrowser: 'This browser',
  begun: 'Signed in',
  seen: 'Last seen',
  signOut: 'Sign out',
  /** Visually hidden after a button's text, because every row repeats that text. */
  of: (browser: string, startedAt: string) => ` of ${browser}, signed in ${startedAt}`,
  nowhereElse: 'You are signed in nowhere else.',
  everywhere: 'Sign out everywhere',
  everywhereNote: 'This browser is signed out as well. Signing in again takes one code.',
  ended: 'That browser is signed out.',
  alreadyEnded: 'That browser was signed out already.',
} as const;
