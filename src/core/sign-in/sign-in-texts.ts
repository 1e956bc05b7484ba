export const signInTexts = {
  emailNoMatch: 'This email doesn’t match our system. Please try signing in with your phone number.',
  verificationFailed: 'OTP verification failed.',
  tooManyAttempts: 'Too many attempts. Get a new code.',
  authenticationFailed: 'Authentication failed.',
  unexpected: 'Unexpected error. Please try again.',
  emailRequired: 'Please input your email',
  emailInvalid: 'The input is not a valid E-mail',
  phoneRequired: 'Please input your phone',
  phoneInvalid: 'Please input a valid number!',
  countryCodeRequired: 'Please choose country code',
  wait: 'Please wait before asking for another code.',
  unlistedCountry: 'SMS support is only eligible in select countries.',
  undeliverable: 'We could not send a code there. Please try another way to sign in.',
  codeRequired: 'Please type the six digits that we sent you.',
} as const;

/** AUT-23: the message repeats country code and number as typed. */
export function phoneNoMatch(code: string, phone: string): string {
  return `${code} ${phone} phone number doesn’t match our system. Please try signing in with your email address.`;
}

/** Reliability A2: for this number of seconds neither the code that was sent nor a new one is accepted. */
export const signInClosed = (seconds: number): string =>
  `Too many codes were wrong. Sign-in with this email or phone number is closed for about ${soLong(seconds)}, and a new code does not open it sooner.`;

/** Reliability A6: shown beside `wait` where there is no countdown. */
export const askAgainIn = (seconds: number): string => `You can ask again in ${soLong(seconds)}.`;

const maxMinutes = 90;

/** The time is rounded up, so that no guest returns too early. */
function soLong(seconds: number): string {
  if (seconds < 60) return countText(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes > maxMinutes ? countText(Math.ceil(minutes / 60), 'hour') : countText(minutes, 'minute');
}

const countText = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
