import { Gallery } from '../content/Gallery';
import { ExperienceCard, type ExperienceCardView } from '../excursions/ExperienceCard';
import { FareFacts } from '../fare-facts/FareFacts';
import type { FareFactsView } from '../fare-facts/fare-facts-view';
import { AnchorNavigation, type AnchorLink } from '../layout/AnchorNavigation';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { StoryCard, type StoryCardView } from '../stories/StoryCard';
import { Eyebrow } from '../ui/Eyebrow';
import { Hero } from '../ui/Hero';
import { PhoneFold } from '../ui/PhoneFold';
import type { PictureView } from '../ui/Picture';
import { CardSection } from './CardSection';
import { DateCalendar, type DateCalendarView } from './DateCalendar';
import type { DateDropdownView } from './DateDropdown';
import { DateSelector, type DateSelectorView } from './DateSelector';
import { ItineraryDays, type ItineraryDayView } from './ItineraryDays';
import { MissedSailingNotice, type MissedSailingView } from './MissedSailingNotice';
import { NearAlternatives, type NearView } from './NearAlternatives';
import { NeighbourVoyages, type NeighbourVoyageView } from './NeighbourVoyages';
import type { MapView } from './map-view';
import { RouteMap } from './RouteMap';
import { SuiteList, type SuiteRowView } from './SuiteList';
import { VoyageBar } from './VoyageBar';
import { type SailingView, VoyageDetails } from './VoyageDetails';
import { voyagesTexts as texts } from './voyages.texts';

export interface VoyagePageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly voyage: VoyageView;
  readonly sailing?: SailingView | undefined;
  /** Present when there are several dates (VOY-19), in three variants: buttons, a dropdown, a calendar. */
  readonly dates?:
    | (DateSelectorView & { readonly dropdown: DateDropdownView; readonly calendar: DateCalendarView })
    | undefined;
  readonly suites: readonly SuiteRowView[];
  readonly priceNote?: string;
  readonly facts: FareFactsView;
  readonly experiences: readonly ExperienceCardView[];
  readonly stories: readonly StoryCardView[];
  readonly previous?: NeighbourVoyageView;
  readonly next?: NeighbourVoyageView | undefined;
  readonly near?: readonly NearView[];
  readonly missedSailing?: MissedSailingView | undefined;
}

interface VoyageView {
  readonly title: string;
  readonly region: string;
  readonly regionHref: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly highlights: readonly string[];
  readonly hero: PictureView;
  readonly gallery: readonly PictureView[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly days: readonly ItineraryDayView[];
  readonly map?: MapView;
  /**
   * True when the selected sailing calls at another port than the voyage, so that the map shows the published route.
   */
  readonly isMapAsPlanned?: boolean;
}

export function VoyagePage({
  frame,
  head,
  voyage,
  sailing,
  dates,
  suites,
  priceNote,
  facts,
  experiences,
  stories,
  previous,
  next,
  near,
  missedSailing,
}: VoyagePageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={voyage.title} description={voyage.summary} />
      <Hero picture={voyage.hero} height="low" transitionName={sailing && `voyage-${sailing.itineraryId}`}>
        <p className="eyebrow">
          <a className="hero__way" href={voyage.regionHref}>
            {voyage.region}
          </a>
        </p>
        <h1 className="hero__title">{voyage.title}</h1>
        {sailing ? (
          <p className="hero__standfirst" data-region="dates">
            {sailing.dates}
          </p>
        ) : null}
      </Hero>
      <AnchorNavigation links={sectionsOf({ experiences, stories })} />
      <MissedSailingNotice missedSailing={missedSailing} />
      <Opening voyage={voyage} sailing={sailing} dates={dates} priceNote={priceNote} />
      {voyage.gallery.length > 0 ? (
        <div className="band voyage-gallery">
          <Gallery id="voyage-gallery" label={texts.gallery} pictures={voyage.gallery} />
        </div>
      ) : null}
      <Route voyage={voyage} />
      <CardSection
        id="experiences"
        eyebrow={texts.experiencesEyebrow}
        title={texts.experiencesTitle}
        all={{ href: siteLinks.experiences, label: texts.allExperiences }}
      >
        {experiences.map((experience) => (
          <ExperienceCard key={experience.slug} experience={experience} />
        ))}
      </CardSection>
      <div className="voyage-offer" id="suites">
        <div className="band band--section" data-region="offer">
          {dates ? (
            <>
              <DateSelector {...dates} />
              <DateCalendar {...dates.calendar} />
            </>
          ) : null}
          <SuiteList suites={suites} dates={sailing?.dates} priceNote={priceNote} />
          <FareFacts facts={facts} />
          {near && near.length > 0 ? <NearAlternatives near={near} /> : null}
        </div>
      </div>
      <CardSection
        id="stories"
        eyebrow={texts.storiesEyebrow}
        title={texts.storiesTitle}
        fold={texts.stories(stories.length)}
      >
        {stories.map((story) => (
          <StoryCard key={story.slug} story={story} headingLevel="h3" />
        ))}
      </CardSection>
      <NeighbourVoyages previous={previous} next={next} />
      {sailing ? <VoyageBar title={voyage.title} sailing={sailing} /> : null}
    </SiteLayout>
  );
}

const sectionsOf = ({
  experiences,
  stories,
}: Pick<VoyagePageProps, 'experiences' | 'stories'>): readonly AnchorLink[] => [
  { id: 'overview', label: texts.sections.overview },
  { id: 'route', label: texts.sections.route },
  ...(experiences.length > 0 ? [{ id: 'experiences', label: texts.sections.experiences }] : []),
  { id: 'suites', label: texts.sections.suites },
  ...(stories.length > 0 ? [{ id: 'stories', label: texts.sections.stories }] : []),
];

function Opening({
  voyage,
  sailing,
  dates,
  priceNote,
}: Pick<VoyagePageProps, 'voyage' | 'sailing' | 'dates'> & { readonly priceNote: string | undefined }) {
  return (
    <div className="band band--section voyage-opening" id="overview">
      <div className="voyage-opening__words">
        <p className="voyage-opening__summary">{voyage.summary}</p>
        <PhoneFold summary={texts.about}>
          {voyage.paragraphs.map((paragraph) => (
            <p key={paragraph} className="voyage-opening__paragraph">
              {paragraph}
            </p>
          ))}
          {voyage.highlights.length > 0 ? <Highlights highlights={voyage.highlights} /> : null}
        </PhoneFold>
      </div>
      <VoyageDetails
        title={voyage.title}
        facts={voyage.facts}
        sailing={sailing}
        dropdown={dates?.dropdown}
        priceNote={priceNote}
      />
    </div>
  );
}

function Highlights({ highlights }: Pick<VoyageView, 'highlights'>) {
  return (
    <div className="voyage-highlights">
      <h2 className="eyebrow">{texts.highlights}</h2>
      <ul className="voyage-highlights__list">
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
    </div>
  );
}

function Route({ voyage: { map, isMapAsPlanned, days } }: Pick<VoyagePageProps, 'voyage'>) {
  return (
    <section className="band band--section voyage-route" id="route" aria-labelledby="route-title">
      <div className="voyage-route__head">
        <Eyebrow>{texts.route}</Eyebrow>
        <h2 className="voyage-route__title" id="route-title">
          {texts.routeTitle}
        </h2>
      </div>
      {map ? (
        <RouteMap
          {...map}
          className="voyage-route__map"
          label={texts.map}
          {...(isMapAsPlanned ? { note: texts.mapAsPlanned } : {})}
        />
      ) : null}
      <ItineraryDays days={days} />
    </section>
  );
}
