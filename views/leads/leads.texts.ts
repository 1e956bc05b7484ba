/** What the paper says for itself. What a form asks, and what is wrong with an answer, stands in core/leads. */
export const leadsTexts = {
  choose: 'Please choose',
  chooseAbove: 'Opens with the answer before',
  /** Said where no script shows and hides fields. */
  onlyFor: (label: string, options: readonly string[]) => `Only if you chose ${options.join(' or ')} under “${label}”.`,
  sending: 'One moment',
  sendingStatus: 'Your message is on its way.',
  tryAgain: 'Try again',
  nothingLost: 'Nothing that you wrote is lost.',
  /** H13: what the specification leaves silent. */
  tooSlow: 'This is taking longer than it should.',
  tooSlowNext: 'Nothing that you wrote is lost. Sending it again does no harm: it reaches us once.',
  offline: 'We could not be reached.',
  offlineNext: 'Please look whether you are online, and try again. Nothing that you wrote is lost.',
  waitMinutes: (minutes: number) =>
    minutes <= 1 ? 'You can send it again in a minute.' : `You can send it again in ${minutes} minutes.`,
  stillToGive: (labels: readonly string[]) => `Still to fill in: ${labels.join(', ')}`,
  /** A consent's own wording is too long for a list. */
  consent: 'the consent',
  answersToGive: (count: number) => `${count} answers still to give`,
  privacyBefore: 'How we keep what you write is told in our ',
  privacyLink: 'privacy notice',
  privacyAfter: '.',
  unexpected: 'Unexpected error. Please try again.',
  thanksTitle: 'Thank you',
  thanksText: 'Your message has reached us. A consultant reads it and writes back to you.',
  reachUs: 'Or speak with us',
  write: 'Write to',
  visit: 'Find us',
  about: 'Your inquiry is about',
  document: 'From our library',
  errorPrefix: 'Error:',
} as const;
