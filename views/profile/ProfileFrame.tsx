import type { ReactNode } from 'react';
import { Avatar } from '../layout/Avatar';
import type { Frame } from '../layout/frame';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { classNames } from '../ui/class-names';
import { CachedFragment } from '../ui/CachedFragment';
import { Icon } from '../ui/Icon';
import { HelpCard, type ProfileSideView } from './HelpCard';
import { profileTexts as texts } from './profile.texts';

export type { ProfileSideView } from './HelpCard';

interface ProfileFrameProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  /** The menu is a page of its own below 1000 px, to which other pages link back (PRO-02, PRO-03). */
  readonly hasBackToMenu?: boolean;
  readonly children: ReactNode;
}

/** Below 1000 px the side column is a page of its own, to which other pages link back (PRO-01, PRO-02). CSS decides. */
export function ProfileFrame({ frame, side, hasBackToMenu, children }: ProfileFrameProps) {
  const path = frame.path.replace(/(?<=.)\/$/, '');
  const isLanding = path === siteLinks.profile;
  return (
    <SiteLayout frame={frame}>
      <div className={classNames('profile', isLanding && 'profile--landing')}>
        <div className="profile__side no-print">
          {frame.guest ? (
            <div className="profile__guest">
              <Avatar guest={frame.guest} />
              <Greeting isTitle={isLanding} firstName={frame.guest.firstName} />
              {side.email === undefined ? null : <p className="profile__email">{side.email}</p>}
            </div>
          ) : null}
          <Menu path={path} />
          {side.staffHref === undefined ? null : <StaffMenu href={side.staffHref} />}
        </div>
        <div className="profile__main" data-day-ends={frame.dayEndsAt}>
          {(hasBackToMenu ?? (!isLanding && !withoutBackToMenu.includes(path))) ? <BackToMenu /> : null}
          {children}
        </div>
        <aside className="profile__help no-print">
          <HelpCard side={side} />
        </aside>
      </div>
    </SiteLayout>
  );
}

/** Narrow screens hide the page beside the menu: the greeting is then the h1. */
function Greeting({ isTitle, firstName }: { readonly isTitle: boolean; readonly firstName: string }) {
  const Line = isTitle ? 'h1' : 'p';
  return <Line className="profile__greeting">{texts.greeting(firstName)}</Line>;
}

function Menu({ path }: { readonly path: string }) {
  return (
    <CachedFragment from={tabs} by={path}>
      <nav aria-label={texts.menu}>
        <Tabs path={path} />
      </nav>
    </CachedFragment>
  );
}

function Tabs({ path }: { readonly path: string }) {
  return (
    <ul className="profile__menu">
      {tabs.map(({ label, href, isOver }) => (
        <li key={href}>
          <a
            className="profile__link"
            href={href}
            aria-current={path === href ? 'page' : isOver(path) ? 'true' : undefined}
          >
            {label}
            <Icon name="chevron" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function StaffMenu({ href }: { readonly href: string }) {
  return (
    <nav aria-label={texts.staff.menu}>
      <ul className="profile__menu">
        <li>
          <a className="profile__link" href={href}>
            {texts.staff.requests}
            <Icon name="chevron" />
          </a>
        </li>
      </ul>
    </nav>
  );
}

function BackToMenu() {
  return (
    <p className="profile__back no-print">
      <a href={siteLinks.profile}>
        <Icon name="back" />
        {texts.back}
      </a>
    </p>
  );
}

const below = (href: string) => (path: string) => path.startsWith(`${href}/`);

/** Tabs of the guest area; a page without its own tab belongs to one of these (PRO-04). */
const tabs: readonly { readonly label: string; readonly href: string; readonly isOver: (path: string) => boolean }[] = [
  {
    label: texts.tabs.overview,
    href: siteLinks.overview,
    isOver: (path) => path === siteLinks.profile || path === siteLinks.profileNews,
  },
  { label: texts.tabs.trips, href: siteLinks.trips, isOver: below(siteLinks.trips) },
  { label: texts.tabs.favourites, href: siteLinks.favourites, isOver: below(siteLinks.favourites) },
  { label: texts.tabs.inquiries, href: siteLinks.inquiries, isOver: below(siteLinks.inquiries) },
  { label: texts.tabs.account, href: siteLinks.account, isOver: below(siteLinks.account) },
];

/** These pages link back to their parent page instead (PRO-03). */
const withoutBackToMenu: readonly string[] = [`${siteLinks.trips}/itinerary`, `${siteLinks.account}/preferences`];
