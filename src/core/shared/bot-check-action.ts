/**
 * Maps an action to characters that a vendor allows; browser and server must agree on it. Turnstile: 32 characters of
 * letters, digits, hyphens and underscores. reCAPTCHA v3: letters, slashes and underscores.
 */
export const turnstileAction = (action: string): string => action.replace(/[^\w-]/g, '_').slice(0, 32);

export const recaptchaAction = (action: string): string => action.replace(/[^A-Za-z/]/g, '_');
