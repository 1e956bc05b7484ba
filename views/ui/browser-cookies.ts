/** Reads a cookie that is visible to script; the sign-in cookies are HttpOnly. */
export function readBrowserCookie({ document }: Pick<Window, 'document'>, name: string): string | undefined {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1);
}

export function setBrowserCookie(
  { document, location }: Pick<Window, 'document' | 'location'>,
  { name, value, days }: { readonly name: string; readonly value: string; readonly days: number },
): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 24 * 3600}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}

export function dropBrowserCookie(page: Pick<Window, 'document' | 'location'>, name: string): void {
  if (readBrowserCookie(page, name) !== undefined) setBrowserCookie(page, { name, value: '', days: 0 });
}
