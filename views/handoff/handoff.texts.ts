export const handoffTexts = {
  title: 'To your reservation',
  heading: 'On the way to your reservation',
  withAccount: 'Your account comes along, so whatever you reserve stands among your trips.',
  withoutAccount: 'Reservations are made at a desk of their own. It opens in a few seconds.',
  progress: 'Opening the reservation desk',
  continue: 'Continue to your reservation',
  failedTitle: 'Your account could not come along',
  failedHeading: 'The reservation desk did not recognize you',
  failedBody:
    'Nothing was reserved and nothing was charged. You can go on as a visitor. If the reservation is missing from your trips afterwards, your consultant adds it.',
  goOn: 'Go on as a visitor',
  again: 'Sign in there once more',
  lostBody: 'This step can be taken once, within a minute. Please choose your suite again.',
  toVoyages: 'Back to the voyages',
  /** Shown on a trip's page when its payment could not be opened at the engine (H06). */
  failedAtTrip:
    'The reservation desk could not be opened with your account just now. Nothing was charged. Please try again in a minute, or let your consultant take the payment.',
  /** This text is shown among the errors of the suite step (H06). */
  failedAtSuites:
    'The reservation desk did not recognize your account. Nothing was reserved. Choose your suite again to go on as a visitor; should the trip not be in your profile afterwards, your consultant puts it there.',
} as const;
