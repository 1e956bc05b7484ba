import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { phoneHref, useLineFacts } from '../layout/line-facts';
import { siteLinks } from '../layout/site-links';
import { ButtonLink, QuietLink } from '../ui/Button';
import { Hero } from '../ui/Hero';
import type { PictureView } from '../ui/Picture';
import { errorsTexts as texts, wordingOf } from './errors.texts';
import { Swell } from './Swell';

interface ErrorPageProps {
  readonly frame: Frame;
  readonly status: number;
  readonly message: string;
  readonly reference?: string;
  /** Pages that a mistyped address may mean. */
  readonly near?: readonly { readonly label: string; readonly href: string }[];
  readonly picture?: PictureView;
}

/** A guest's own pages, the most specific first. */
const ownPages = [
  { label: texts.trips, href: siteLinks.trips },
  { label: texts.account, href: siteLinks.account },
  { label: texts.profile, href: siteLinks.profile },
] as const;

export function ErrorPage(props: ErrorPageProps) {
  const { headline } = wordingOf(props.status);
  return (
    <SiteLayout
      frame={{ ...props.frame, isMissing: props.status === 404 }}
      headerOn={props.picture ? 'picture' : 'paper'}
    >
      <Head title={headline} isPrivate />
      {props.picture ? (
        <Hero picture={props.picture} height="low">
          <Words {...props} />
        </Hero>
      ) : (
        <div className="error-page">
          <Words {...props} />
          <Swell />
        </div>
      )}
    </SiteLayout>
  );
}

function Words({ frame, status, message, reference, near = [] }: ErrorPageProps) {
  const { headline, advice, message: ownMessage = message } = wordingOf(status);
  const { phone } = useLineFacts();
  const ownPage = frame.guest && ownPages.find(({ href }) => `${frame.path}/`.startsWith(`${href}/`));
  return (
    <div className="error-words">
      <p className="error-words__status">{status}</p>
      <h1 className="error-words__title">{headline}</h1>
      <p className="error-words__message">{ownMessage}</p>
      <p className="error-words__advice">{advice}</p>
      {near.length > 0 ? (
        <p className="error-words__near">
          {texts.near}{' '}
          {near.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      ) : null}
      <nav className="error-words__links" aria-label={texts.links}>
        {ownPage ? (
          <ButtonLink href={ownPage.href}>{ownPage.label}</ButtonLink>
        ) : (
          <ButtonLink href={siteLinks.voyages}>{texts.voyages}</ButtonLink>
        )}
        <QuietLink href={siteLinks.home}>{texts.home}</QuietLink>
        {status === 503 ? <QuietLink href={siteLinks.status}>{texts.status}</QuietLink> : null}
        <QuietLink href={siteLinks.contact}>{texts.contact}</QuietLink>
      </nav>
      {reference === undefined ? null : (
        <p className="error-words__reference">
          {texts.reference} <span className="notice__code">{reference}</span>. {texts.call}{' '}
          <a href={phoneHref(phone)}>{phone}</a>.
        </p>
      )}
    </div>
  );
}
