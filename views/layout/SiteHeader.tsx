import { picturePart } from '../profile-picture/picture-part';
import { useDataLayer } from '../tracking/tag-layer-part';
import { classNames } from '../ui/class-names';
import { CachedFragment, placeholderGuest } from '../ui/CachedFragment';
import { Icon } from '../ui/Icon';
import { guestPart } from '../ui/page-parts';
import { Avatar } from './Avatar';
import type { Frame } from './frame';
import { layoutTexts as texts } from './layout.texts';
import { phoneHref, useLineFacts } from './line-facts';
import { plainNavigation } from './plain-navigation';
import { isSignInScreen, signInHref } from './sign-in-href';
import { signInDialogId } from './SignInDialog';
import { siteLinks } from './site-links';
import { SiteMenu, siteMenuId } from './SiteMenu';
import { VoyageFinder } from './VoyageFinder';
import { Wordmark } from './Wordmark';

const partsOfRow = [guestPart, picturePart];

export type HeaderGround = 'picture' | 'paper';

/** The header has two rows on wide screens (NAV-01, NAV-02); on phones the second is a full-screen menu. */
export function SiteHeader({ frame, ground }: { readonly frame: Frame; readonly ground: HeaderGround }) {
  const navigation = frame.navigation ?? plainNavigation;
  const hasDataLayer = useDataLayer() !== undefined;
  return (
    <header className={classNames('site-header', ground === 'picture' && 'site-header--on-picture on-deep')}>
      <nav className="site-header__nav" aria-label={texts.mainNavigation}>
        <CachedFragment from={navigation} by={rowOf(frame)} parts={partsOfRow} guest={frame.guest}>
          <div className="site-header__row">
            <Row frame={frame} />
          </div>
        </CachedFragment>
        <SiteMenu
          menu={navigation.menu}
          path={frame.path}
          hasDataLayer={hasDataLayer}
          isSignedIn={frame.guest !== undefined}
        />
      </nav>
    </header>
  );
}

/** Cache key: the parts of the frame on which the first row depends. */
const rowOf = (frame: Frame): string =>
  frame.guest
    ? [siteLinks.contact, siteLinks.home].map((path) => frame.path === path).join(' ') + String(currentOf(frame.path))
    : `${frame.path} ${isSignInScreen(frame)} ${signInHref(frame)}`;

function Row({ frame }: { readonly frame: Frame }) {
  const { regions } = frame.navigation ?? plainNavigation;
  const { phone } = useLineFacts();
  return (
    <>
      <div className="site-header__side">
        <MenuOpener />
        <a className="site-header__link site-header__roomy" href={phoneHref(phone)}>
          {phone}
        </a>
        <a
          className="site-header__link site-header__roomy"
          href={siteLinks.contact}
          aria-current={frame.path === siteLinks.contact ? 'page' : undefined}
        >
          {texts.contactUs}
        </a>
      </div>
      <a
        className="site-header__home"
        href={siteLinks.home}
        aria-current={frame.path === siteLinks.home ? 'page' : undefined}
      >
        <Wordmark />
      </a>
      <div className="site-header__side site-header__side--end">
        {regions.length > 0 ? <VoyageFinder regions={regions} /> : null}
        {frame.guest ? <GuestLinks path={frame.path} /> : <SignInLink frame={frame} />}
        <a className="site-header__inquire" href={siteLinks.inquireNow}>
          {texts.inquireNow}
        </a>
      </div>
    </>
  );
}

function MenuOpener() {
  return (
    <button type="button" className="site-header__link site-header__opener" popoverTarget={siteMenuId}>
      <Icon name="menu" />
      <span className="site-header__label">{texts.menu}</span>
    </button>
  );
}

/** Opens the dialog; without script it leads to the sign-in page (NAV-07 to NAV-09). */
function SignInLink({ frame }: { readonly frame: Frame }) {
  const opensDialog = {
    href: signInHref(frame),
    'aria-haspopup': 'dialog',
    'data-opens-dialog': signInDialogId,
    'data-returns-here': '',
  } as const;
  const onItsOwnPage = {
    href: siteLinks.signIn,
    'aria-current': frame.path === siteLinks.signIn ? 'page' : undefined,
  } as const;
  return (
    <a className="site-header__link" {...(isSignInScreen(frame) ? onItsOwnPage : opensDialog)}>
      <Icon name="user" className="site-header__icon" />
      <span className="site-header__label">{texts.signIn}</span>
    </a>
  );
}

const currentOf = (path: string) => {
  if (path === siteLinks.profile) return 'page';
  return path.startsWith(`${siteLinks.profile}/`) ? 'true' : undefined;
};

/** Shows the profile link (NAV-01, ROU-11) and the Sign Out button (NAV-07). */
function GuestLinks({ path }: { readonly path: string }) {
  return (
    <>
      <a className="site-header__link" href={siteLinks.profile} aria-current={currentOf(path)}>
        <Avatar guest={placeholderGuest} isSmall />
        <span className="site-header__label">{texts.myProfile}</span>
      </a>
      <a className="site-header__link site-header__roomy" href={siteLinks.signOut}>
        {texts.signOut}
      </a>
    </>
  );
}
