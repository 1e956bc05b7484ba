const maxTextLength = 2_048;
const nowhere = 'https://landfall.invalid';
/** Paths that end the session or ask for sign-in again, so that returning there makes no sense. */
const neverReturnTo = /^\/(?:api|login)(?:\/|$)/i;

/**
 * Returns a return URL of this site as path and query, or undefined when it leads anywhere else (H59, reliability C10).
 * `ownOrigin` allows an absolute URL of this site, such as `https://ondine.example`.
 */
export function readReturnAddress(text: unknown, ownOrigin?: string): string | undefined {
  if (typeof text !== 'string' || text === '' || text.length > maxTextLength || canMislead(text)) return undefined;
  const url = resolve(text);
  // A scheme makes it absolute, even "https:evil.example", which would be parsed as a relative path.
  const baseAddress = hasScheme(text) ? ownOrigin : nowhere;
  if (!url || baseAddress === undefined || url.origin !== baseAddress) return undefined;
  const address = `${url.pathname}${url.search}`;
  // "/.//evil.example" resolves to the path "//evil.example", which a browser would read as a host; and the path of
  // "blob:https://ours/x", whose origin equals this site's, does not begin with a slash.
  if (!/^\/(?!\/)/.test(address) || address.length > maxTextLength || neverReturnTo.test(url.pathname))
    return undefined;
  return address;
}

/**
 * Browsers drop tabs and line ends from a URL, and read a backslash as a slash; and a proxy might decode an encoded
 * one.
 */
function canMislead(text: string): boolean {
  return /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]|%(?:0[0-9a-f]|1[0-9a-f]|7f|5c)/i.test(text);
}

const hasScheme = (text: string): boolean => /^\s*[a-z][a-z0-9+.-]{0,30}:/i.test(text);

function resolve(text: string): URL | undefined {
  try {
    return new URL(text, nowhere);
  } catch {
    return undefined;
  }
}

/** A new guest is welcomed; everyone else goes to the requested page, else to their profile (AUT-13, H01, H03). */
export function afterSignIn({ returnUrl, isNew, ownOrigin }: Omit<SignedInVisit, 'odyRedirect'>): string {
  return isNew ? '/register-thank-you' : (readReturnAddress(returnUrl, ownOrigin) ?? '/my-profile');
}

interface SignedInVisit {
  readonly returnUrl: unknown;
  readonly isNew: boolean;
  readonly odyRedirect: unknown;
  readonly ownOrigin?: string;
}

/**
 * Target of a guest who opens the sign-in page while signed in. A guest sent by the reservation site goes through /ody,
 * which redirects them (AUT-28, ENG-05); its target URL is validated by H59 here and again there.
 */
export function whenSignedIn({ odyRedirect, ...visit }: SignedInVisit): string {
  const onwards = visit.isNew ? undefined : readReturnAddress(odyRedirect, visit.ownOrigin);
  return onwards === undefined
    ? afterSignIn(visit)
    : `/ody?${new URLSearchParams({ ody_sso_redirect: onwards }).toString()}`;
}
