/** The three messages of the specification, whichever bot check is used (TRK-02 to TRK-04). */
export const botCheckTexts = {
  unavailable: 'Recaptcha service is unavailable. Please try again later.',
  empty: 'Recaptcha validation failed: token is empty.',
  failed: 'Recaptcha failed. Please try again.',
} as const;
