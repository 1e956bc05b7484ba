import { layoutTexts as texts } from './layout.texts';
import { siteLinks } from './site-links';
import { Wordmark } from './Wordmark';

interface SiteFooterProps {
  readonly year: number;
  readonly isSignedIn: boolean;
  readonly signInHref: string;
}

/** Deep water under every page; links only to pages that exist (NAV-10). */
export function SiteFooter({ year, isSignedIn, signInHref }: SiteFooterProps) {
  return (
    <footer className="site-footer on-deep">
      <div className="site-footer__inside">
        <p className="site-footer__closing">{texts.closing}</p>
        <div className="site-footer__contact">
          <h2 className="eyebrow">{texts.call}</h2>
          <p><a className="site-footer__phone" href={texts.phoneHref}>{texts.phone}</a></p>
          <p><a className="site-footer__email" href={texts.emailHref}>{texts.email}</a></p>
          <p className="site-footer__hours">{texts.hours}</p>
        </div>
        <nav className="site-footer__nav" aria-label={texts.footerNavigation}>
          <ul className="site-footer__links">
            <li><a href={siteLinks.home}>{texts.home}</a></li>
            <li><a href={siteLinks.voyages}>{texts.voyages}</a></li>
            <li><a href={siteLinks.inquireNow}>{texts.inquireNow}</a></li>
            <li><a href={siteLinks.contact}>{texts.contact}</a></li>
            <li><a href={siteLinks.joinUs}>{texts.joinUs}</a></li>
            <li>{isSignedIn ? <a href={siteLinks.trips}>{texts.myTrips}</a> : <a href={signInHref} data-returns-here="">{texts.signIn}</a>}</li>
          </ul>
        </nav>
        <div className="site-footer__end">
          <a className="site-footer__home" href={siteLinks.home}><Wordmark /></a>
          <nav aria-label={texts.legalNavigation}>
            <ul className="site-footer__legal">
              <li><a href={siteLinks.privacyNotice}>{texts.privacy}</a></li>
              <li><a href={siteLinks.cookieNotice}>{texts.cookies}</a></li>
              <li><a href={siteLinks.terms}>{texts.terms}</a></li>
              <li><a href={siteLinks.accessibility}>{texts.accessibility}</a></li>
              <li><a href={`${siteLinks.cookieNotice}#your-choice`} data-opens-consent="">{texts.cookieChoices}</a></li>
            </ul>
          </nav>
          <p>{texts.copyright(year)}</p>
          <p>{texts.places}</p>
        </div>
      </div>
    </footer>
  );
}
