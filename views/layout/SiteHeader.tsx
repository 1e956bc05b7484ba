import { classNames } from '../ui/class-names';
import type { Frame, FrameGuest } from './frame';
import { layoutTexts as texts } from './layout.texts';
import { isSignInScreen, signInHref } from './sign-in-href';
import { signInDialogId } from './SignInDialog';
import { siteLinks } from './site-links';
import { Wordmark } from './Wordmark';

export type HeaderGround = 'picture' | 'paper';

interface SiteHeaderProps {
  readonly frame: Frame;
  /** Over a dark picture the header is clear and its letters are light. */
  readonly ground: HeaderGround;
}

export function SiteHeader({ frame, ground }: SiteHeaderProps) {
  return (
    <header className={classNames('site-header', ground === 'picture' && 'site-header--on-picture on-deep')}>
      <nav className="site-header__nav" aria-label={texts.mainNavigation}>
        <HeaderLink href={siteLinks.voyages} path={frame.path}>{texts.voyages}</HeaderLink>
        <a className="site-header__home" href={siteLinks.home} aria-current={frame.path === siteLinks.home ? 'page' : undefined}><Wordmark /></a>
        <div className="site-header__side">
          {frame.guest
            ? <GuestLinks guest={frame.guest} path={frame.path} />
            : <SignInLink frame={frame} />}
        </div>
      </nav>
    </header>
  );
}

function HeaderLink({ href, path, children }: { readonly href: string; readonly path: string; readonly children: string }) {
  return <a className="site-header__link" href={href} aria-current={path === href ? 'page' : undefined}>{children}</a>;
}

/** Opens the dialog; without script it leads to the page itself (NAV-07 to NAV-09). */
function SignInLink({ frame }: { readonly frame: Frame }) {
  if (isSignInScreen(frame)) return <HeaderLink href={siteLinks.signIn} path={frame.path}>{texts.signIn}</HeaderLink>;
  return <a className="site-header__link" href={signInHref(frame)} aria-haspopup="dialog" data-opens-dialog={signInDialogId} data-returns-here="">{texts.signIn}</a>;
}

/** Signed in, the sign button says Sign Out (NAV-07). */
function GuestLinks({ guest, path }: { readonly guest: FrameGuest; readonly path: string }) {
  return (
    <>
      <a className="site-header__link" href={siteLinks.trips} aria-current={path === siteLinks.trips ? 'page' : undefined}>
        <span className="avatar avatar--small" aria-hidden="true">{guest.initials}</span>
        <span className="site-header__label">{texts.myTrips}</span>
      </a>
      <a className="site-header__link" href={siteLinks.signOut}>{texts.signOut}</a>
    </>
  );
}
