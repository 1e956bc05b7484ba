import { PrintShare } from '../content/PrintShare';
import { PlacePictures } from '../culinary/PlacePictures';
import { FavouriteButton } from '../favourites/FavouriteButton';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { Eyebrow } from '../ui/Eyebrow';
import { Hero } from '../ui/Hero';
import type { PictureView } from '../ui/picture-view';
import type { OnboardItemView } from './onboard-views';
import { onboardTexts as texts } from './onboard.texts';
import { TermGroup } from '../ui/TermGroup';

interface OnboardPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly page: Omit<OnboardItemView, 'picture' | 'href'> & {
    readonly html: string;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
    readonly hero: PictureView;
    readonly gallery: readonly PictureView[];
  };
  /** Neighbours follow the order of the index, cyclically; a single entry has none. */
  readonly previous?: Pick<OnboardItemView, 'title' | 'href' | 'summary'>;
  readonly next?: Pick<OnboardItemView, 'title' | 'href' | 'summary'>;
}

export function OnboardPage({ frame, head, page, previous, next }: OnboardPageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={`${page.title} on board`} description={page.summary} />
      <Hero picture={page.hero} height="low" transitionName={`onboard-${page.slug}`}>
        <Eyebrow>{page.deck}</Eyebrow>
        <h1 className="hero__title">{page.title}</h1>
        <p className="hero__standfirst">{page.summary}</p>
      </Hero>
      <div className="band place">
        <div className="place__words prose" dangerouslySetInnerHTML={{ __html: page.html }} />
        <aside className="place__beside" aria-label={texts.facts}>
          <dl className="place-facts">
            <TermGroup term={texts.where}>{page.deck}</TermGroup>
            <TermGroup term={texts.hours}>{page.hours}</TermGroup>
            {page.facts.map(({ label, value }) => (
              <TermGroup key={label} term={label}>
                {value}
              </TermGroup>
            ))}
          </dl>
          <FavouriteButton type="ONBOARD" value={page.slug} title={page.title} look="page" />
          <PrintShare />
        </aside>
      </div>
      <PlacePictures of={page.title} hero={page.hero} gallery={page.gallery} />
      {previous && next ? (
        <nav className="band neighbour-links no-print" aria-label={texts.turnPages}>
          <a className="neighbour-links__link" href={previous.href} rel="prev">
            <span className="eyebrow">{texts.previous}</span>
            {previous.title}
          </a>
          <a className="neighbour-links__all" href={siteLinks.onboard}>
            {texts.all}
          </a>
          <a className="neighbour-links__link neighbour-links__link--next" href={next.href} rel="next">
            <span className="eyebrow">{texts.next}</span>
            {next.title}
          </a>
        </nav>
      ) : null}
    </SiteLayout>
  );
}
