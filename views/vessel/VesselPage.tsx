import { StatsBlock, type Stat } from '../content/StatsBlock';
import { AnchorNavigation } from '../layout/AnchorNavigation';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { LookAround, LookAroundLink } from '../panorama/LookAround';
import { panoramaTexts } from '../panorama/panorama.texts';
import { ButtonLink, QuietLink, SecondaryLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { Hero } from '../ui/Hero';
import { Picture, type PictureView } from '../ui/Picture';
import { FactList } from '../ui/FactList';
import { DeckStack, type StackedDeckView } from './DeckStack';
import { SideElevation, type SideElevationView } from './SideElevation';
import { SuiteCard, type SuiteSummaryView } from './SuiteCard';
import { vesselTexts as texts } from './vessel.texts';

export interface VesselPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly vessel: VesselView;
  readonly side: SideElevationView;
  readonly decks: readonly StackedDeckView[];
  readonly suites: readonly SuiteSummaryView[];
  readonly links: {
    readonly suites: string;
    readonly deckPlans: string;
    readonly venues: string;
    readonly onboard: string;
    readonly marina?: string;
  };
  readonly venues: readonly PlaceView[];
  readonly onboard: readonly PlaceView[];
}

interface VesselView {
  readonly name: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly hero: PictureView;
  readonly gallery: readonly PictureView[];
  /** The picture is equirectangular: all directions from one place on an open deck. */
  readonly panorama?: PictureView;
  readonly stats: readonly Stat[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly marina: { readonly title: string; readonly text: string; readonly picture?: PictureView };
}

export interface PlaceView {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly place: string;
}

const sections = (['yacht', 'decks', 'suites', 'table', 'life', 'facts'] as const).map((id) => ({
  id,
  label: texts.sections[id],
}));

export function VesselPage({ frame, head, vessel, side, decks, suites, links, venues, onboard }: VesselPageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={vessel.name} description={vessel.summary} />
      <Hero picture={vessel.hero}>
        <Eyebrow>{texts.vesselEyebrow}</Eyebrow>
        <h1 className="hero__title">{vessel.name}</h1>
        {vessel.panorama ? <LookAroundLink label={panoramaTexts.openDeck} /> : null}
      </Hero>
      {vessel.panorama ? <LookAround title={panoramaTexts.deckTitle} picture={vessel.panorama} /> : null}
      <AnchorNavigation links={sections} />
      <div className="band band--section vessel-opening" id="yacht">
        <p className="vessel-opening__summary">{vessel.summary}</p>
        <div className="vessel-opening__words">
          {vessel.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <StatsBlock stats={vessel.stats} />
      </div>
      {vessel.gallery.length > 0 ? (
        <div className="band vessel-gallery">
          {vessel.gallery.map((picture) => (
            <Picture
              key={picture.src}
              className="vessel-gallery__picture"
              picture={picture}
              sizes="(min-width: 768px) 46vw, 92vw"
            />
          ))}
        </div>
      ) : null}
      <section className="band band--section" id="decks" aria-labelledby="decks-title">
        <h2 className="suite-section__title" id="decks-title">
          {texts.decksTitle}
        </h2>
        <p className="suite-section__lead">{texts.decksLead}</p>
        <SideElevation side={side} />
        <DeckStack decks={decks} />
        <p className="suite-section__end">
          <SecondaryLink href={links.deckPlans}>{texts.wholePlan}</SecondaryLink>
        </p>
      </section>
      <Marina marina={vessel.marina} href={links.marina} />
      <section className="band band--section" id="suites" aria-labelledby="suites-title">
        <h2 className="suite-section__title" id="suites-title">
          {texts.suitesTitle}
        </h2>
        <p className="suite-section__lead">{texts.suitesLead}</p>
        <ul className="card-grid suite-group__list">
          {suites.map((suite) => (
            <li key={suite.category}>
              <SuiteCard suite={suite} />
            </li>
          ))}
        </ul>
        <p className="suite-section__end">
          <ButtonLink href={links.suites}>{texts.allSuites}</ButtonLink>
        </p>
      </section>
      <div className="suite-section suite-section--deep">
        <div className="band band--section vessel-places">
          <Places
            id="table"
            title={texts.tableTitle}
            places={venues}
            action={{ label: texts.allVenues, href: links.venues }}
          />
          <Places
            id="life"
            title={texts.lifeTitle}
            places={onboard}
            action={{ label: texts.allLife, href: links.onboard }}
          />
        </div>
      </div>
      <section className="band band--section" id="facts" aria-labelledby="facts-title">
        <h2 className="suite-section__title" id="facts-title">
          {texts.factsTitle}
        </h2>
        <FactList className="vessel-facts" factClass="vessel-facts__fact" facts={vessel.facts} />
      </section>
    </SiteLayout>
  );
}

function Marina({
  marina: { title, text, picture },
  href,
}: {
  readonly marina: VesselView['marina'];
  readonly href?: string | undefined;
}) {
  return (
    <section className="vessel-marina on-deep" aria-labelledby="marina-title">
      {picture ? <Picture className="vessel-marina__picture" picture={picture} sizes="100vw" /> : null}
      <div className="vessel-marina__words">
        <h2 className="vessel-marina__title" id="marina-title">
          {title}
        </h2>
        <p>{text}</p>
        {href ? <SecondaryLink href={href}>{texts.marinaAction}</SecondaryLink> : null}
      </div>
    </section>
  );
}

function Places({
  id,
  title,
  places,
  action,
}: {
  readonly id: string;
  readonly title: string;
  readonly places: readonly PlaceView[];
  readonly action: { readonly label: string; readonly href: string };
}) {
  return (
    <section className="places" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="places__title" id={`${id}-title`}>
        {title}
      </h2>
      <ul className="places__list">
        {places.map((place) => (
          <li key={place.slug} className="places__place">
            <a className="places__link" href={place.href}>
              {place.title}
            </a>
            <span className="places__where">{place.place}</span>
          </li>
        ))}
      </ul>
      <QuietLink href={action.href}>{action.label}</QuietLink>
    </section>
  );
}
