import { CardCarousel } from '../content/CardCarousel';
import type { ContentCardView } from '../content/ContentCard';
import { FavouriteButton } from '../favourites/FavouriteButton';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { StoryCard, type StoryCardView } from '../stories/StoryCard';
import { Card, CardLink } from '../ui/Card';
import { Engraving, type EngravingView } from '../ui/Engraving';
import { Eyebrow } from '../ui/Eyebrow';
import { Hero } from '../ui/Hero';
import { PhoneFold } from '../ui/PhoneFold';
import type { PictureView } from '../ui/Picture';
import { CardSection } from '../voyages/CardSection';
import { FareStrip, type FareStripView } from '../voyages/FareStrip';
import type { MapView } from '../voyages/map-view';
import { RouteMap } from '../voyages/RouteMap';
import { ScheduleItem, type ScheduleItemView } from '../voyages/ScheduleItem';
import { DestinationLinks, type DestinationLinkView } from './DestinationLinks';
import { destinationsTexts as texts } from './destinations.texts';
import { RegionNext, type RegionNextView } from './RegionNext';

export interface RegionPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly region: {
    readonly name: string;
    /** Within a sentence the name may differ, such as "the Greek Isles". */
    readonly nameInText: string;
    readonly summary: string;
    readonly counts: string;
  };
  readonly hero: PictureView;
  readonly map?: MapView;
  readonly nextVoyage?: RegionNextView;
  readonly voyages: readonly RegionVoyageView[];
  readonly allVoyagesHref: string;
  readonly strip?: FareStripView;
  readonly excursionCards: readonly ContentCardView[];
  /** The page with the details of excursions in it; absent on that page itself. */
  readonly excursionDetailsHref?: string;
  readonly ports: readonly ScheduleItemView[];
  readonly stories: readonly StoryCardView[];
  readonly previous?: DestinationLinkView;
  readonly next?: DestinationLinkView;
}

export interface RegionVoyageView {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly next: string;
  readonly facts: string;
  readonly price?: string;
  readonly picture?: PictureView;
  readonly engraving: EngravingView;
}

export function RegionPage({
  frame,
  head,
  region,
  hero,
  map,
  nextVoyage,
  voyages,
  allVoyagesHref,
  strip,
  excursionCards,
  excursionDetailsHref,
  ports,
  stories,
  previous,
  next,
}: RegionPageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={region.name} description={region.summary} />
      <Hero picture={hero} height="low">
        <p className="eyebrow">
          <a className="hero__way" href={siteLinks.destinations}>
            {texts.listTitle}
          </a>
        </p>
        <h1 className="hero__title">{region.name}</h1>
        <p className="hero__standfirst">{region.counts}</p>
      </Hero>
      <section className="band band--section region-opening" aria-label={texts.mapTitle}>
        <p className="region-opening__summary">{region.summary}</p>
        {map ? <RouteMap {...map} label={texts.map(region.nameInText)} className="region-opening__map" /> : null}
      </section>
      {nextVoyage ? <RegionNext next={nextVoyage} /> : null}
      {strip ? (
        <div className="band region-fares">
          <FareStrip strip={strip} />
        </div>
      ) : null}
      <CardSection
        id="voyages"
        eyebrow={texts.voyagesEyebrow}
        title={texts.voyagesIn(region.nameInText)}
        all={{ href: allVoyagesHref, label: texts.allVoyages }}
      >
        {voyages.map((voyage) => (
          <RegionVoyage key={voyage.slug} voyage={voyage} />
        ))}
      </CardSection>
      {excursionCards.length > 0 ? (
        <RegionExcursions excursionCards={excursionCards} dialogsHref={excursionDetailsHref} />
      ) : null}
      <section className="band band--section region-ports" id="ports" aria-labelledby="ports-title">
        <Eyebrow>{texts.portsEyebrow}</Eyebrow>
        <h2 className="region-ports__title" id="ports-title">
          {texts.portsTitle}
        </h2>
        <PortList ports={ports.slice(0, shownPorts)} />
        {ports.length > shownPorts ? (
          <PhoneFold summary={texts.allPorts(ports.length)}>
            <PortList ports={ports.slice(shownPorts)} />
          </PhoneFold>
        ) : null}
      </section>
      <CardSection id="stories" eyebrow={texts.storiesEyebrow} title={texts.storiesTitle(region.nameInText)}>
        {stories.map((story) => (
          <StoryCard key={story.slug} story={story} headingLevel="h3" />
        ))}
      </CardSection>
      <DestinationLinks
        label={texts.otherDestinations}
        previousLabel={texts.previousDestination}
        nextLabel={texts.nextDestination}
        previous={previous}
        next={next}
      />
    </SiteLayout>
  );
}

/** These ports fill one row of a wide screen; more rows follow below it. */
const shownPorts = 2;

const PortList = ({ ports }: Pick<RegionPageProps, 'ports'>) => (
  <ul className="days">
    {ports.map((port) => (
      <ScheduleItem key={port.title} item={port} />
    ))}
  </ul>
);

function RegionExcursions({
  excursionCards,
  dialogsHref,
}: Pick<RegionPageProps, 'excursionCards'> & { readonly dialogsHref: string | undefined }) {
  return (
    <div className="band band--section region-experiences no-print">
      <CardCarousel
        id="experiences"
        eyebrow={texts.excursionsEyebrow}
        title={texts.excursionsTitle}
        cards={excursionCards}
        dialogsHref={dialogsHref}
        favouriteButton={({ slug, title }, look) => (
          <FavouriteButton type="EXPERIENCE" value={slug} title={title} look={look} />
        )}
      />
      <p>
        <a className="card-section__all" href={siteLinks.experiences}>
          {texts.allExcursions}
        </a>
      </p>
    </div>
  );
}

function RegionVoyage({
  voyage: { slug, href, title, summary, next, facts, price, picture, engraving },
}: {
  readonly voyage: RegionVoyageView;
}) {
  return (
    <Card
      picture={picture}
      instead={<Engraving engraving={engraving} />}
      transitionName={`voyage-${slug}`}
      className="voyage-card"
    >
      <Eyebrow>{facts}</Eyebrow>
      <h3 className="voyage-card__title">
        <CardLink href={href}>{title}</CardLink>
      </h3>
      <p className="voyage-card__ports">{summary}</p>
      <p className="voyage-card__dates">{next}</p>
      {price ? (
        <p className="voyage-card__price" data-live={`from-${slug}`}>
          {price}
        </p>
      ) : null}
    </Card>
  );
}
