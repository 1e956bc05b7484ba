import type { ReactNode } from 'react';
import { Avatar } from '../layout/Avatar';
import type { Frame } from '../layout/frame';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { ConsultantCard, type ConsultantView } from './ConsultantCard';
import { profileTexts as texts } from './profile.texts';

/** What stands beside every page of the guest's area. */
export interface ProfileSideView {
  /** Absent when the line knows none, or cannot say right now. */
  readonly email?: string;
  readonly consultant?: ConsultantView;
  /** The guest's own meeting page (PYC-14). */
  readonly scheduleHref?: string;
  /** For whoever has no consultant (PYC-15). */
  readonly contactHref: string;
}

interface ProfileFrameProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly children: ReactNode;
}

/** The guest's own area: a column with greeting, menu and consultant from 1000 px on, a compact head below (PRO-01, PRO-02). */
export function ProfileFrame({ frame, side: { consultant, email }, children }: ProfileFrameProps) {
  return (
    <SiteLayout frame={frame}>
      <div className="profile">
        <div className="profile__side no-print">
          {frame.guest ? (
            <div className="profile__guest">
              <Avatar guest={frame.guest} />
              <p className="profile__greeting">{texts.greeting(frame.guest.firstName)}</p>
              {email === undefined ? null : <p className="profile__email">{email}</p>}
            </div>
          ) : null}
          <nav className="profile__menu" aria-label={texts.menu}>
            {tabs.map(({ label, href, isOver }) => (
              <a key={href} className="profile__link" href={href} aria-current={frame.path === href ? 'page' : isOver(frame.path) ? 'true' : undefined}>{label}</a>
            ))}
            <a className="profile__link" href={siteLinks.signOut}>{texts.signOut}</a>
          </nav>
        </div>
        <div className="profile__main">{children}</div>
        {consultant ? <aside className="profile__help no-print"><ConsultantCard consultant={consultant} /></aside> : null}
      </div>
    </SiteLayout>
  );
}

const below = (href: string) => (path: string) => path.startsWith(`${href}/`);

/** The menu of the area; what has no tab of its own stands under one that has (PRO-04). */
const tabs: readonly { readonly label: string; readonly href: string; readonly isOver: (path: string) => boolean }[] = [
  { label: texts.tabs.overview, href: siteLinks.overview, isOver: (path) => path === siteLinks.profile || path === siteLinks.profileNews },
  { label: texts.tabs.trips, href: siteLinks.trips, isOver: below(siteLinks.trips) },
  { label: texts.tabs.favourites, href: siteLinks.favourites, isOver: below(siteLinks.favourites) },
  { label: texts.tabs.inquiries, href: siteLinks.inquiries, isOver: below(siteLinks.inquiries) },
  { label: texts.tabs.account, href: siteLinks.account, isOver: below(siteLinks.account) },
];
