export type BotCheckView =
  | { readonly provider: 'altcha' }
  /** `url` is the origin of the vendor's script; the site key is public. */
  | { readonly provider: 'turnstile' | 'recaptcha'; readonly siteKey: string; readonly url: string };
