import { CachedFragment } from '../ui/CachedFragment';
import { PhoneFold } from '../ui/PhoneFold';
import { layoutTexts as texts } from './layout.texts';
import { phoneHref, useLineFacts } from './line-facts';
import { MenuLink } from './MenuLink';
import type { FootView } from './navigation-view';
import { siteLinks } from './site-links';
import { Wordmark } from './Wordmark';

interface SiteFooterProps {
  readonly foot: FootView;
  readonly path: string;
  readonly year: number;
  readonly isSignedIn: boolean;
  readonly signInHref: string;
  readonly hasDataLayer: boolean;
}

export function SiteFooter(props: SiteFooterProps) {
  const { foot, path, signInHref, year, isSignedIn, hasDataLayer } = props;
  return (
    <CachedFragment from={foot} by={`${path} ${signInHref} ${year} ${isSignedIn} ${hasDataLayer}`}>
      <footer className="site-footer on-deep">
        <Inside {...props} />
      </footer>
    </CachedFragment>
  );
}

function Inside({ foot, path, year, isSignedIn, signInHref, hasDataLayer }: SiteFooterProps) {
  const { copyrightName, note } = useLineFacts();
  const link = (item: FootView['legal'][number]) => <MenuLink item={item} path={path} hasDataLayer={hasDataLayer} />;
  const accountLink = isSignedIn ? (
    <a href={siteLinks.trips}>{texts.myTrips}</a>
  ) : (
    <a href={signInHref} data-returns-here="">
      {texts.signIn}
    </a>
  );
  return (
    <div className="site-footer__inside">
      {foot.quote ? <Quote {...foot.quote} /> : null}
      <CallToAction {...foot.callToAction} path={path} />
      <nav className="site-footer__columns" aria-label={texts.footerNavigation}>
        <PhoneFold summary={texts.allPages}>
          {foot.columns.map(({ title, links }) => (
            <section key={title} className="site-footer__column">
              <h2 className="site-footer__heading">{title}</h2>
              <ul className="site-footer__links">
                {links.map((item) => (
                  <li key={item.href}>{link(item)}</li>
                ))}
                {title === foot.columns.at(-1)?.title ? <li>{accountLink}</li> : null}
              </ul>
            </section>
          ))}
        </PhoneFold>
      </nav>
      <div className="site-footer__end">
        <a className="site-footer__home" href={siteLinks.home}>
          <Wordmark />
        </a>
        <nav aria-label={texts.legalNavigation}>
          <ul className="site-footer__legal">
            {foot.legal.map((item) => (
              <li key={item.href}>{link(item)}</li>
            ))}
            <li>
              <a href={`${siteLinks.cookieNotice}#your-choice`} data-opens-consent="">
                {texts.cookieChoices}
              </a>
            </li>
          </ul>
        </nav>
        <p className="site-footer__copyright">
          {texts.copyright(year, copyrightName)} {note === undefined ? null : <span>{note}</span>}
        </p>
      </div>
    </div>
  );
}

function Quote({ words, attribution }: NonNullable<FootView['quote']>) {
  return (
    <figure className="site-footer__quote">
      <blockquote>{words}</blockquote>
      <figcaption>{attribution}</figcaption>
    </figure>
  );
}

/** The page to which the button would lead has the form itself. */
function CallToAction({ title, words, label, href, path }: FootView['callToAction'] & { readonly path: string }) {
  const { phone, email, hours } = useLineFacts();
  return (
    <section className="site-footer__call" aria-label={title}>
      <p className="site-footer__call-title">{title}</p>
      <p className="site-footer__call-words">{words}</p>
      {path.split('?', 1)[0] === href ? null : (
        <a className="button button--primary" href={href}>
          <span className="button__text">{label}</span>
        </a>
      )}
      <p className="site-footer__ways">
        <a className="site-footer__phone" href={phoneHref(phone)}>
          {phone}
        </a>
        <a className="site-footer__email" href={`mailto:${email}`}>
          {email}
        </a>
        {hours === undefined ? null : <span className="site-footer__hours">{hours}</span>}
      </p>
    </section>
  );
}
