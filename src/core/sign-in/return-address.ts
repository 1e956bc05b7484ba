const maxTextLength = 2_048;
/** Only ever resolved against, never visited. */
const nowhere = 'https://landfall.invalid';
/** Where going back to would lose the session again, or ask for it again. */
const neverReturnTo = /^\/(?:api|login)(?:\/|$)/i;

/**
 * A return address of ours as path and query, or undefined when it leads anywhere else (H59, reliability C10).
 * `ownOrigin` lets an absolute address of this site pass, such as `https://ondine.example`.
 */
export function readReturnAddress(text: unknown, ownOrigin?: string): string | undefined {
  if (typeof text !== 'string' || text === '' || text.length > maxTextLength || hasTrap(text)) return undefined;
  const url = resolve(text);
  // A scheme makes it absolute, also "https:evil.example", which is read as a path of wherever it stands.
  const wanted = hasScheme(text) ? ownOrigin : nowhere;
  if (!url || wanted === undefined || url.origin !== wanted) return undefined;
  const address = `${url.pathname}${url.search}`;
  // "/.//evil.example" resolves to the path "//evil.example", which a browser would read as a host; and the path of
  // "blob:https://ours/x", whose origin counts as ours, does not begin with a slash at all.
  if (!/^\/(?!\/)/.test(address) || address.length > maxTextLength || neverReturnTo.test(url.pathname))
    return undefined;
  return address;
}

/** Browsers drop tabs and line ends from an address, and read a backslash as a slash; nor may a proxy decode one. */
function hasTrap(text: string): boolean {
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

/** Someone who has just joined is welcomed; everyone else goes where they wanted to, else to their profile (AUT-13, H01, H03). */
export function afterSignIn({
  returnUrl,
  isNew,
  ownOrigin,
}: {
  readonly returnUrl: unknown;
  readonly isNew: boolean;
  readonly ownOrigin?: string;
}): string {
  return isNew ? '/register-thank-you' : (readReturnAddress(returnUrl, ownOrigin) ?? '/my-profile');
}

interface SignedInVisit {
  readonly returnUrl: unknown;
  readonly isNew: boolean;
  readonly odyRedirect: unknown;
  readonly ownOrigin?: string;
}

/**
 * Where a guest goes who comes to the sign-in page and is signed in already. One whom the reservation site sent goes
 * through /ody, which takes them on (AUT-28, ENG-05); the address that it is given is held against H59 here, and there again.
 */
export function whenSignedIn({ odyRedirect, ...visit }: SignedInVisit): string {
  const onwards = visit.isNew ? undefined : readReturnAddress(odyRedirect, visit.ownOrigin);
  return onwards === undefined
    ? afterSignIn(visit)
    : `/ody?${new URLSearchParams({ ody_sso_redirect: onwards }).toString()}`;
}
