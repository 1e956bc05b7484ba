import type { SuiteFeature } from '../../src/core/voyages/voyage';
import { PictureStage } from '../content/PictureStage';
import { FareFacts } from '../fare-facts/FareFacts';
import type { FareFactsView } from '../fare-facts/fare-facts-view';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { AnchorNavigation } from '../layout/AnchorNavigation';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { LookAround, LookAroundLink } from '../panorama/LookAround';
import { panoramaTexts } from '../panorama/panorama.texts';
import { ButtonLink, QuietLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { Hero } from '../ui/Hero';
import { Icon } from '../ui/Icon';
import { FactList } from '../ui/FactList';
import { CabinPatterns } from './CabinPatterns';
import { DeckOverview } from './DeckPlan';
import { FloorPlan } from './FloorPlan';
import { FreeSailings } from './FreeSailings';
import { SuiteCard, type SuiteSummaryView } from './SuiteCard';
import type { SuiteView } from './suite-page-view';
import { vesselTexts as texts } from './vessel.texts';

export interface SuitePageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly vessel: { readonly name: string; readonly href: string };
  readonly suite: SuiteView;
  readonly priceNote?: string;
  readonly facts: FareFactsView;
  readonly suitesHref: string;
  readonly deckPlansHref: string;
  readonly previous: SuiteSummaryView;
  readonly next: SuiteSummaryView;
}

export function SuitePage({
  frame,
  head,
  vessel,
  suite,
  priceNote,
  facts,
  suitesHref,
  deckPlansHref,
  previous,
  next,
}: SuitePageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={suite.title} description={suite.summary} />
      <CabinPatterns />
      <Hero picture={suite.hero} height="low" transitionName={`suite-${suite.slug}`}>
        <Eyebrow>
          <a className="plans__up" href={suitesHref}>
            {texts.suites}
          </a>
          , {vessel.name}
        </Eyebrow>
        <h1 className="hero__title">{suite.title}</h1>
        <p className="hero__standfirst">{suite.deck}</p>
        {suite.panorama ? <LookAroundLink label={panoramaTexts.openSuite} /> : null}
      </Hero>
      {suite.panorama ? <LookAround title={panoramaTexts.suiteTitle(suite.title)} picture={suite.panorama} /> : null}
      <AnchorNavigation
        links={[
          ...(suite.floors.length > 0 ? [{ id: 'floor-plan', label: texts.planTitle }] : []),
          { id: 'where', label: texts.whereTitle },
          { id: 'voyages', label: texts.freeTitle },
        ]}
      />
      <Opening suite={suite} priceNote={priceNote} />
      {suite.floors.length > 0 ? (
        <section className="suite-section suite-section--deep" id="floor-plan" aria-labelledby="floor-plan-title">
          <div className="band band--section">
            <h2 className="suite-section__title" id="floor-plan-title">
              {texts.planTitle}
            </h2>
            <p className="suite-section__lead">{suite.planLead}</p>
            {suite.floors.map((plan) => (
              <FloorPlan key={plan.id} plan={plan} />
            ))}
          </div>
        </section>
      ) : null}
      {suite.gallery.length > 0 ? (
        <section className="band band--section no-print" aria-label={texts.pictures(suite.title)}>
          <PictureStage
            label={texts.pictures(suite.title)}
            pictures={suite.gallery}
            sizes="(min-width: 1024px) 76rem, 92vw"
          />
        </section>
      ) : null}
      <section className="suite-section" id="where" aria-labelledby="where-title">
        <div className="band band--section">
          <h2 className="suite-section__title" id="where-title">
            {texts.whereTitle}
          </h2>
          <p className="suite-section__lead">{suite.whereLead}</p>
          {suite.decks.map((deck) => (
            <DeckOverview key={deck.number} deck={deck} markedCategory={suite.category} />
          ))}
          <p className="suite-section__end">
            <QuietLink href={deckPlansHref}>{texts.wholePlan}</QuietLink>
          </p>
        </div>
      </section>
      <FreeSailings suite={suite} />
      <div className="band band--section">
        <FareFacts facts={facts} />
      </div>
      <nav className="band band--section suite-neighbours no-print" aria-label={texts.neighbours}>
        <Neighbour label={texts.previous} suite={previous} />
        <Neighbour label={texts.next} suite={next} />
      </nav>
    </SiteLayout>
  );
}

function Opening({ suite, priceNote }: Pick<SuitePageProps, 'suite'> & { readonly priceNote: string | undefined }) {
  return (
    <div className="band band--section suite-opening">
      <div className="suite-opening__words">
        <p className="suite-opening__summary">{suite.summary}</p>
        {suite.paragraphs.map((paragraph) => (
          <p key={paragraph} className="suite-opening__paragraph">
            {paragraph}
          </p>
        ))}
        <h2 className="suite-opening__heading">{texts.features}</h2>
        <Features features={suite.primaryFeatures} isLarge />
        <h3 className="eyebrow">{texts.also}</h3>
        <Features features={suite.secondaryFeatures} />
      </div>
      <aside className="suite-facts" aria-label={texts.glance}>
        <FactList className="suite-facts__list" factClass="suite-facts__fact" facts={suite.facts} />
        {suite.price ? (
          <p className="suite-facts__price" data-live="price">
            {suite.price}
          </p>
        ) : null}
        {suite.price && priceNote !== undefined ? (
          <p className="price-note">
            {priceNote} <a href="#fare-facts">{texts.fareFacts}</a>
          </p>
        ) : null}
        {suite.free.length > 0 ? <ButtonLink href="#voyages">{texts.reserve}</ButtonLink> : null}
        <ButtonLink variant={suite.free.length > 0 ? 'quiet' : 'primary'} href={suite.inquireHref}>
          {suite.isByAppointment ? texts.contactUs : texts.inquire}
        </ButtonLink>
        <FavouriteButton type="SUITE" value={suite.suiteId} title={suite.title} look="page" />
      </aside>
    </div>
  );
}

function Features({
  features,
  isLarge = false,
}: {
  readonly features: readonly SuiteFeature[];
  readonly isLarge?: boolean;
}) {
  return (
    <ul className={isLarge ? 'suite-features suite-features--large' : 'suite-features'}>
      {features.map(({ icon, title, body }) => (
        <li key={title} className="suite-features__feature">
          <Icon name={icon} />
          <div>
            <p className="suite-features__title">{title}</p>
            <p className="suite-features__body">{body}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Neighbour({ label, suite }: { readonly label: string; readonly suite: SuiteSummaryView }) {
  return (
    <div className="suite-neighbours__one">
      <p className="eyebrow">{label}</p>
      <SuiteCard suite={suite} headingLevel="h2" sizes="(min-width: 768px) 44vw, 92vw" />
    </div>
  );
}
