/** Every sentence of sign-in that a visitor can be told. Those of the specification stand to the letter. */
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
  /** Reliability A6. */
  wait: 'Please wait before asking for another code.',
  /** AUT-07. */
  unlistedCountry: 'SMS support is only eligible in select countries.',
  undeliverable: 'We could not send a code there. Please try another way to sign in.',
  codeRequired: 'Please type the six digits that we sent you.',
} as const;

/** AUT-23: country code and number stand in the sentence as they were given. */
export function phoneNoMatch(code: string, phone: string): string {
  return `${code} ${phone} phone number doesn’t match our system. Please try signing in with your email address.`;
}
