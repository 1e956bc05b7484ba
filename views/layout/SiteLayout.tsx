import type { ReactNode } from 'react';
import { ConsentBar } from '../consent/ConsentBar';
import { Notifications } from '../notifications/Notifications';
import { SurveyPart } from '../preferences/SurveyPart';
import { useDataLayer } from '../tracking/tag-layer-part';
import { AlertBanner } from './AlertBanner';
import type { Frame } from './frame';
import { IntroOverlay } from './IntroOverlay';
import { layoutTexts } from './layout.texts';
import { plainNavigation } from './plain-navigation';
import { isSignInScreen, signInHref } from './sign-in-href';
import { SignInDialog } from './SignInDialog';
import { SiteFooter } from './SiteFooter';
import { type HeaderGround, SiteHeader } from './SiteHeader';

interface SiteLayoutProps {
  readonly frame: Frame;
  /** `picture`: the page begins with a full-bleed hero below a transparent header. Default: `paper`. */
  readonly headerOn?: HeaderGround;
  readonly children: ReactNode;
}

export function SiteLayout({ frame, headerOn = 'paper', children }: SiteLayoutProps) {
  const { foot, alert, intro } = frame.navigation ?? plainNavigation;
  const hasDataLayer = useDataLayer() !== undefined;
  const isSignedIn = frame.guest !== undefined;
  return (
    <>
      <a className="skip-link" href="#content">
        {layoutTexts.skip}
      </a>
      <ConsentBar isGuest={isSignedIn} />
      <div className="site-top">
        {frame.isEditing ? <EditingBanner /> : null}
        {alert ? <AlertBanner alert={alert} /> : null}
        <SiteHeader frame={frame} ground={headerOn} />
      </div>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SurveyPart />
      {isSignInScreen(frame) || isAtEngine(frame) ? null : <Notifications frame={frame} />}
      {!frame.isEditing && intro?.paths.includes(frame.path) ? <IntroOverlay intro={intro} /> : null}
      <SiteFooter
        foot={foot}
        path={frame.path}
        year={frame.year}
        isSignedIn={isSignedIn}
        signInHref={signInHref(frame)}
        hasDataLayer={hasDataLayer}
      />
      {!isSignedIn && !isSignInScreen(frame) ? <SignInDialog frame={frame} /> : null}
    </>
  );
}

/** Pages of the engine show no reminders, which would distract from paying. */
const isAtEngine = ({ path }: Frame): boolean => path.startsWith('/engine/');

/** Shown on every page while an editor previews drafts (CNT-36), with a link that ends the preview. */
function EditingBanner() {
  const texts = layoutTexts.editing;
  return (
    <aside className="alert-banner on-deep no-print" aria-label={texts.label}>
      <p className="alert-banner__words">{texts.words}</p>
      <form method="post" action="/preview/leave">
        <button type="submit" className="button button--quiet">
          <span className="button__text">{texts.leave}</span>
        </button>
      </form>
    </aside>
  );
}
