import { portWithCountry } from '../../src/core/voyages/port-name';
import { ExperienceCard, type ExperienceCardView } from '../excursions/ExperienceCard';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { StoryCard, type StoryCardView } from '../stories/StoryCard';
import { MainPicture } from '../ui/MainPicture';
import type { PictureView } from '../ui/picture-view';
import { FactList } from '../ui/FactList';
import { CardSection } from '../voyages/CardSection';
import type { MapView } from '../voyages/map-view';
import { RouteMap } from '../voyages/RouteMap';
import { DestinationLinks, type DestinationLinkView } from './DestinationLinks';
import { SailingDates, type SailingDatesView } from './SailingDates';
import { destinationsTexts as texts } from './destinations.texts';

export interface PortPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly port: {
    readonly name: string;
    /** The name with its harbor, because two ports may share an island. */
    readonly fullName: string;
    readonly country: string;
    readonly description: string;
    readonly berthText: string;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
  };
  readonly region: { readonly name: string; readonly nameInText: string; readonly href: string };
  readonly picture?: PictureView;
  readonly map?: MapView;
  readonly sailings: SailingDatesView;
  readonly experiences: readonly ExperienceCardView[];
  readonly stories: readonly StoryCardView[];
  readonly previous?: DestinationLinkView;
  readonly next?: DestinationLinkView;
}

export function PortPage({
  frame,
  head,
  port,
  region,
  picture,
  map,
  sailings,
  experiences,
  stories,
  previous,
  next,
}: PortPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={portWithCountry(port.fullName, port.country)} description={port.description} />
      <div className="band port-page">
        <header className="port-page__head">
          <p className="eyebrow">
            <a className="port-page__way" href={region.href}>
              {region.name}
            </a>
          </p>
          <h1 className="port-page__title">{port.name}</h1>
          {port.country === port.name ? null : <p className="port-page__country">{port.country}</p>}
        </header>
        {picture ? <MainPicture className="port-page__picture" picture={picture} sizes="min(80rem, 92vw)" /> : null}
        {!picture && map ? <RouteMap {...map} label={texts.map(region.nameInText)} className="port-page__map" /> : null}
        <div className="port-page__words">
          <p className="port-page__description">{port.description}</p>
          <p>{port.berthText}</p>
        </div>
        <FactList className="voyage-facts__list port-page__facts" factClass="voyage-facts__fact" facts={port.facts} />
        {picture && map ? <RouteMap {...map} label={texts.map(region.nameInText)} className="port-page__map" /> : null}
      </div>
      <SailingDates sailings={sailings} />
      <CardSection id="experiences" eyebrow={texts.experiencesEyebrow} title={texts.experiencesTitle(port.name)}>
        {experiences.map((experience) => (
          <ExperienceCard key={experience.slug} experience={experience} />
        ))}
      </CardSection>
      <CardSection id="stories" eyebrow={texts.storiesEyebrow} title={texts.storiesTitle(port.name)}>
        {stories.map((story) => (
          <StoryCard key={story.slug} story={story} headingLevel="h3" />
        ))}
      </CardSection>
      <DestinationLinks
        label={texts.otherPorts}
        previousLabel={texts.previousPort}
        nextLabel={texts.nextPort}
        previous={previous}
        next={next}
      />
    </SiteLayout>
  );
}
