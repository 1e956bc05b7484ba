interface CookieToSet {
  readonly name: string;
  readonly value: string;
  readonly days: number;
}

/** The values that a browser's own script may see: sign-in's are not among them. */
export function readBrowserCookie({ document }: Pick<Window, 'document'>, name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** First-party, for the whole site, never sent along by another site's requests but links. */
export function setBrowserCookie(
  { document, location }: Pick<Window, 'document' | 'location'>,
  { name, value, days }: CookieToSet,
): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 24 * 3600}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}

export function dropBrowserCookie(page: Pick<Window, 'document' | 'location'>, name: string): void {
  if (readBrowserCookie(page, name) !== undefined) setBrowserCookie(page, { name, value: '', days: 0 });
}
