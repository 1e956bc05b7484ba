import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Eyebrow } from '../ui/Eyebrow';
import { ChefMedallion } from './ChefMedallion';
import type { ChefView, VenueView } from './culinary-views';
import { culinaryTexts as texts } from './culinary.texts';
import { VenueCards } from './VenueCards';

interface ChefPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly chef: ChefView;
  readonly venues: readonly VenueView[];
  readonly previous?: ChefView;
  readonly next?: ChefView;
}

export function ChefPage({ frame, head, chef, venues, previous, next }: ChefPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={texts.chefTitle(chef.fullName, chef.role)} description={chef.summary} />
      <article className="band chef">
        <header className="chef__head">
          <ChefMedallion className="chef__medallion" monogram={chef.monogram} seed={chef.slug} />
          <div className="chef__words">
            <Eyebrow>{chef.role}</Eyebrow>
            <h1 className="chef__name">{chef.fullName}</h1>
            <p className="chef__from">{texts.chefFrom(chef.from)}</p>
          </div>
        </header>
        <div className="chef__body">
          <p className="chef__summary">{chef.summary}</p>
          <div className="prose" dangerouslySetInnerHTML={{ __html: chef.html }} />
        </div>
        <p className="chef__signature">
          <span className="eyebrow">{texts.signature}</span>
          {chef.signature}
        </p>
      </article>
      {venues.length > 0 ? (
        <section className="band place-others" aria-labelledby="cooks-in-title">
          <div className="section-head">
            <h2 className="section-head__title" id="cooks-in-title">
              {texts.worksIn}
            </h2>
          </div>
          <VenueCards venues={venues} />
        </section>
      ) : null}
      {previous && next ? (
        <nav className="band neighbour-links no-print" aria-label={texts.otherChefs}>
          <a className="neighbour-links__link" href={previous.href} rel="prev">
            <span className="eyebrow">{texts.previousChef}</span>
            {previous.fullName}
          </a>
          <a className="neighbour-links__link neighbour-links__link--next" href={next.href} rel="next">
            <span className="eyebrow">{texts.nextChef}</span>
            {next.fullName}
          </a>
        </nav>
      ) : null}
    </SiteLayout>
  );
}
