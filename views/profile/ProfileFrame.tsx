import { type ReactNode, useContext } from 'react';
import { Avatar } from '../layout/Avatar';
import type { Frame } from '../layout/frame';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { classNames } from '../ui/class-names';
import { CachedFragment } from '../ui/CachedFragment';
import { Icon } from '../ui/Icon';
import { BackLink } from './BackLink';
import { type GuestAreaTab, GuestAreaTabsContext } from './guest-area-tabs';
import { HelpCard, type ProfileSideView } from './HelpCard';
import { profileTexts as texts } from './profile.texts';

export type { ProfileSideView } from './HelpCard';

interface ProfileFrameProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  /** False on pages that link back to their parent page instead (PRO-03). Default: true, but for the menu itself. */
  readonly hasBackToMenu?: boolean;
  readonly children: ReactNode;
}

/** Below 1000 px the side column is a page of its own, to which other pages link back (PRO-01, PRO-02). */
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
          {(hasBackToMenu ?? !isLanding) ? <BackToMenu /> : null}
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
  const tabs = useContext(GuestAreaTabsContext);
  return (
    <CachedFragment from={tabs} by={path}>
      <nav aria-label={texts.menu}>
        <Tabs tabs={tabs} path={path} />
      </nav>
    </CachedFragment>
  );
}

function Tabs({ tabs, path }: { readonly tabs: readonly GuestAreaTab[]; readonly path: string }) {
  return (
    <ul className="profile__menu">
      {tabs.map((tab) => (
        <li key={tab.href}>
          <a
            className="profile__link"
            href={tab.href}
            aria-current={path === tab.href ? 'page' : hasPage(tab, path) ? 'true' : undefined}
          >
            {tab.label}
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
    <div className="profile__back">
      <BackLink href={siteLinks.profile}>{texts.back}</BackLink>
    </div>
  );
}

const hasPage = ({ href, covers = [] }: GuestAreaTab, path: string): boolean =>
  path.startsWith(`${href}/`) || covers.includes(path);
