/**
 * An action in the words that a vendor allows, the same in the browser and in what the vendor repeats to us.
 * Turnstile: 32 characters of letters, digits, hyphens and underscores. reCAPTCHA v3: letters, slashes and underscores.
 */
export const turnstileAction = (action: string): string => action.replace(/[^\w-]/g, '_').slice(0, 32);

export const recaptchaAction = (action: string): string => action.replace(/[^A-Za-z/]/g, '_');
