import type { ReactNode } from 'react';
import { Avatar } from '../layout/Avatar';
import type { Frame } from '../layout/frame';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { ConsultantCard, type ConsultantView } from './ConsultantCard';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.profile;

interface ProfileFrameProps {
  readonly frame: Frame;
  readonly consultant?: ConsultantView;
  readonly children: ReactNode;
}

/** The guest's own area: a column with greeting, menu and consultant from 1000 px on, a compact head below (PRO-01, PRO-02). */
export function ProfileFrame({ frame, consultant, children }: ProfileFrameProps) {
  return (
    <SiteLayout frame={frame}>
      <div className="profile">
        <div className="profile__side no-print">
          {frame.guest ? (
            <div className="profile__guest">
              <Avatar guest={frame.guest} />
              <p className="profile__greeting">{texts.greeting(frame.guest.firstName)}</p>
            </div>
          ) : null}
          <nav className="profile__menu" aria-label={texts.menu}>
            <a className="profile__link" href={siteLinks.trips} aria-current={frame.path === siteLinks.sessions ? undefined : frame.path === siteLinks.trips ? 'page' : 'true'}>{texts.myTrips}</a>
            <a className="profile__link" href={siteLinks.sessions} aria-current={frame.path === siteLinks.sessions ? 'page' : undefined}>{texts.sessions}</a>
            <a className="profile__link" href={siteLinks.signOut}>{texts.signOut}</a>
          </nav>
        </div>
        <div className="profile__main">{children}</div>
        {consultant ? <aside className="profile__help no-print"><ConsultantCard consultant={consultant} /></aside> : null}
      </div>
    </SiteLayout>
  );
}
