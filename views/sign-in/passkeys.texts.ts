export const passkeysTexts = {
  back: 'Back to Account',
  title: 'Passkeys',
  description: 'Sign in with one touch, and remove a passkey that you no longer use.',
  standfirst:
    'A passkey signs you in with your fingerprint, your face or the PIN of your device. Its secret stays with you: we hold only what recognizes it. A code by email or phone goes on working.',
  none: 'You have no passkey yet.',
  added: 'Your passkey is ready. From now on you can choose “Use a passkey” when you sign in.',
  removed:
    'That passkey is removed, and no longer signs anybody in. Your device may still offer it until you delete it there.',
  gone: 'That passkey was removed already.',
  add: 'Add a passkey',
  full: 'You have ten passkeys. To add another, remove one first.',
  needsCode: 'To add a passkey, please confirm with a new code that it is you.',
  getCode: 'Get a code',
  withoutScript: 'Adding a passkey needs JavaScript. Signing in with a code works without.',
  addedOn: 'Added',
  usedOn: 'Last used',
  notUsed: 'Not yet',
  onAllDevices: 'On your other devices too',
  remove: 'Remove',
  /** Visually hidden after a button's text, because every row repeats that text. */
  of: (name: string, addedOn: string) => ` the passkey of ${name}, added ${addedOn}`,
  use: 'Use a passkey',
  canceled: 'No passkey was used. Please try again, or go on with a code.',
  notMade: 'No passkey was added. You can try again whenever you like.',
  alreadyHere: 'This device already has a passkey for your account.',
  unsupported: 'This browser cannot use passkeys here. Please go on with a code.',
} as const;
