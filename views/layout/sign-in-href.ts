import type { Frame } from './frame';
import { siteLinks } from './site-links';

/**
 * Target of SIGN IN NOW (NAV-09, H02): SIGN_IN_URL with this page as the return address, or with the community page from
 * home and from a missing page (ROU-14, H03). Computed from the path alone, so that a cached page is right for everyone.
 */
export function signInHref({
  path,
  isMissing = false,
  signInUrl = siteLinks.signIn,
}: Pick<Frame, 'path' | 'isMissing' | 'signInUrl'>): string {
  return signInHrefTo(signInUrl, isMissing || path === siteLinks.home ? siteLinks.community : path);
}

export function signInHrefTo(signInUrl: string, returnUrl: string): string {
  const query = new URLSearchParams({ yachts: 'true', returnUrl });
  return `${signInUrl}${signInUrl.includes('?') ? '&' : '?'}${query.toString()}`;
}

/** Sign-in screens have no sign-in dialog. */
export const isSignInScreen = ({ path }: Pick<Frame, 'path'>): boolean =>
  path === siteLinks.signIn || path.startsWith(`${siteLinks.signIn}/`);
