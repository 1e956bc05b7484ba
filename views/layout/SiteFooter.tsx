import { layoutTexts as texts } from './layout.texts';
import { siteLinks } from './site-links';
import { Wordmark } from './Wordmark';

/** Deep water under every page; links only to pages that exist (NAV-10). */
export function SiteFooter({ year, isSignedIn }: { readonly year: number; readonly isSignedIn: boolean }) {
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
            <li>{isSignedIn ? <a href={siteLinks.trips}>{texts.myTrips}</a> : <a href={siteLinks.signIn}>{texts.signIn}</a>}</li>
          </ul>
        </nav>
        <div className="site-footer__end">
          <a className="site-footer__home" href={siteLinks.home}><Wordmark /></a>
          <p>{texts.copyright(year)}</p>
          <p>{texts.places}</p>
        </div>
      </div>
    </footer>
  );
}
