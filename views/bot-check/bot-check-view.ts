/** Which bot check the browser works for. Values are JSON: widgets get them as data. */
export type BotCheckView =
  | { readonly provider: 'altcha' }
  /** `url`: where the vendor's script comes from; the site key is public. */
  | { readonly provider: 'turnstile' | 'recaptcha'; readonly siteKey: string; readonly url: string };
