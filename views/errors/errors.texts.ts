interface ErrorWording {
  readonly headline: string;
  readonly advice: string;
  /** Replaces the message of the error where that is written for programs. */
  readonly message?: string;
}

export const errorsTexts = {
  missing: {
    headline: 'Nothing but water here',
    advice: 'The address may have changed, or a letter in it went astray. Each of these leads back to land.',
  },
  forbidden: {
    headline: 'This way is closed',
    advice: 'Sign in with the address of your reservation, or begin again from here.',
  },
  mistaken: {
    headline: 'We could not read that',
    advice: 'Go back, look at what was sent, and try once more. What you had typed should still be there.',
  },
  noPage: {
    headline: 'There is no page here',
    message: 'This address takes what a form sends, and shows nothing of its own.',
    advice: 'Go back to the page that you came from, or begin again from here.',
  },
  changed: {
    headline: 'That is not possible now',
    advice: 'Go back and load the page again: it shows how things stand.',
  },
  busy: { headline: 'A little too fast', advice: 'Wait a minute, then go back and try again. Nothing was lost.' },
  failed: {
    headline: 'Something went wrong on our side',
    advice:
      'We have been told of it. If you were paying, look at My Trips before you pay again, or call us with the reference below.',
  },
  resting: {
    headline: 'We will be back in a moment',
    advice: 'The site is resting or very busy. Reload this page in a minute; nothing you reserved is affected.',
  },
  notOpen: {
    headline: 'Not open yet',
    message: 'We are still preparing our voyages.',
    advice: 'There is nothing to reserve here today. Please look in again another day.',
  },
  near: 'Did you mean',
  links: 'Where to go from here',
  status: 'What works right now',
  trips: 'Back to My Trips',
  account: 'Back to Account',
  profile: 'Back to Menu',
  home: 'Home',
  voyages: 'See the voyages',
  contact: 'Contact Us',
  reference: 'Reference',
  call: 'Or call',
} as const;

export function wordingOf(status: number): ErrorWording {
  if (status === 404 || status === 410) return errorsTexts.missing;
  if (status === 401 || status === 403) return errorsTexts.forbidden;
  if (status === 405) return errorsTexts.noPage;
  if (status === 409) return errorsTexts.changed;
  if (status === 429) return errorsTexts.busy;
  if (status === 503) return errorsTexts.resting;
  return status < 500 ? errorsTexts.mistaken : errorsTexts.failed;
}
