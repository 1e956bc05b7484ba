import type { Frame } from './frame';
import { siteLinks } from './site-links';

/**
 * Where SIGN IN NOW leads (NAV-09, H02): to the one setting SIGN_IN_URL, and from there back to this page; from the
 * front door to the community (ROU-14, H03), and never back to a page that is not there. Computed from the path alone,
 * so that a stored page is right for everyone.
 */
export function signInHref({
  path,
  isMissing = false,
  signInUrl = siteLinks.signIn,
}: Pick<Frame, 'path' | 'isMissing' | 'signInUrl'>): string {
  const query = new URLSearchParams({
    yachts: 'true',
    ...(isMissing ? {} : { returnUrl: path === siteLinks.home ? siteLinks.community : path }),
  });
  return `${signInUrl}${signInUrl.includes('?') ? '&' : '?'}${query.toString()}`;
}

/** On the screens of sign-in itself there is nothing to open. */
export const isSignInScreen = ({ path }: Pick<Frame, 'path'>): boolean =>
  path === siteLinks.signIn || path.startsWith(`${siteLinks.signIn}/`);
