import type { Request, Response } from 'express';
import type { ContentLibrary } from '../../core/content/content-library.port';
import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { Clock } from '../../core/shared/clock.port';
import { callsElsewhere } from '../../core/trip-changes/changed-voyage';
import { todayIn } from '../../core/shared/plain-date';
import { type GetSailing, isKnown } from '../../core/voyages/get-sailing';
import { sailingForParty } from '../../core/voyages/sailing-for-party';
import type { Voyage } from '../../core/voyages/voyage';
import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import type { ShowVoyage, ShowVoyageOutcome } from '../../core/voyages/show-voyage';
import { voyageIdOfPath } from '../../core/voyages/voyage-id-of-path';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { VoyagePage } from '../../../views/voyages/VoyagePage';
import type { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';
import { toExperienceCards } from '../excursions/experience-cards';
import { notFound } from '../http-error';
import { hrefRegion, hrefVoyage } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { ownPictureViews } from '../rendering/own-pictures';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { sailingTag } from '../trip-changes/sailing-tag';
import { toStoryCard } from '../stories/story-view';
import { toItineraryDays } from './itinerary-days';
import { markPort } from './mark-port';
import { experiencesOn, storiesOfVoyage } from './related-content';
import { pagesOfUnknownSailing, toMissed } from './missed-sailing-view';
import { toNear } from './near-alternatives-view';
import { toSuiteRows } from './suite-rows';
import { toNeighbour } from './voyage-card';
import { toDates, toSailingView } from './voyage-dates';
import { voyageJsonLd } from './voyage-json-ld';
import { partyOf } from './voyage-party';

export type ShownVoyage = Extract<ShowVoyageOutcome, { kind: 'voyage' }>;

export interface VoyagePagesParts {
  readonly showVoyage: ShowVoyage;
  readonly getSailing: GetSailing;
  readonly content: VoyageContent;
  readonly excursions: ExcursionContent;
  readonly library: ContentLibrary;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly fareFacts: Pick<FareFactsPresenter, 'forSailing' | 'besidePrice'>;
  readonly vessel: string;
}

const toLink = ({ slug, title }: Voyage) => ({ label: titleWithoutAsterisks(title), href: hrefVoyage(slug) });

/** The page of a voyage is found by its slug and by the id of one of its sailings (ROU-04, ROU-24). */
export class VoyagePages {
  constructor(private readonly parts: VoyagePagesParts) {}

  readonly voyage = async (req: Request): Promise<PageAnswer<typeof VoyagePage>> => {
    const { showVoyage, assets, heads, fareFacts, content } = this.parts;
    const id = voyageIdOfPath(req.path, searchOf(req));
    const outcome = await showVoyage.run({ slug: String(req.params['slug']), ...(id ? { itineraryId: id } : {}) });
    if (outcome.kind === 'not-found') throw notFound(outcome.near.map(toLink));
    const { voyage, selectedSailing, sailings, suites, previous, next } = outcome;
    const party = partyOf(req.query);
    const sailing = selectedSailing && party ? sailingForParty(selectedSailing, suites, party) : selectedSailing;
    const ports = await content.findPorts();
    return {
      props: {
        head: heads.head({
          path: hrefVoyage(voyage.slug),
          pictureName: voyage.pictures[0].name,
          jsonLd: voyageJsonLd(voyage, sailings, (path) => heads.absolute(path)),
        }),
        voyage: this.toVoyageView(outcome),
        ...(sailing ? { sailing: toSailingView(voyage, sailing, { ...this.today(), party }) } : {}),
        ...toDates(voyage, sailings, { id: selectedSailing?.itineraryId, party }),
        ...(fareFacts.besidePrice === undefined ? {} : { priceNote: fareFacts.besidePrice }),
        facts: fareFacts.forSailing({ voyage, sailing, ports }),
        suites: toSuiteRows({ suites, sailing, party, vessel: this.parts.vessel, assets }),
        missedSailing: toMissed(outcome),
        near: toNear({ selectedSailing, coming: outcome.coming, suites, party }),
        ...(await this.findRelated(outcome)),
        ...(previous ? { previous: toNeighbour(previous, assets) } : {}),
        ...(next ? { next: toNeighbour(next, assets) } : {}),
      },
      ...(isRequestedSailing(id, outcome) ? { cache: { tags: tagsOf(outcome) } } : {}),
    };
  };

  /** `/journeys/…/{id}` names a sailing in its last segment; it shows the voyage's page, with the query (ROU-24). */
  readonly journey = async (req: Request, res: Response): Promise<void> => {
    const itineraryId = voyageIdOfPath(req.path, '') ?? '';
    const outcome = await this.parts.getSailing.run({ itineraryId });
    if (!isKnown(outcome)) throw notFound(pagesOfUnknownSailing(itineraryId, await this.parts.content.findVoyages()));
    const query = new URLSearchParams(req.originalUrl.split('?').slice(1).join('?'));
    query.delete('id');
    const carriedQuery = query.size > 0 ? `&${query.toString()}` : '';
    res.redirect(302, hrefVoyage(outcome.voyage.slug, outcome.sailing.itineraryId) + carriedQuery);
  };

  private toVoyageView({ voyage, plannedVoyage, selectedSailing, coming }: ShownVoyage) {
    const { assets } = this.parts;
    const [hero, ...gallery] = voyage.pictures;
    const map = assets.mapView(voyage.slug, 'layers');
    return {
      title: voyage.title,
      region: voyage.region,
      regionHref: hrefRegion(voyage.regionSlug),
      summary: voyage.summary,
      paragraphs: voyage.body
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== ''),
      highlights: voyage.highlights,
      hero: assets.mainPicture(hero.name, 'tall', hero.alt),
      gallery: gallery.map((picture) => assets.picture(picture.name, picture.alt)),
      facts: [
        { label: 'Nights', value: String(voyage.nights) },
        { label: 'Yacht', value: voyage.vessel },
        { label: 'From', value: voyage.embarkPort },
        { label: 'To', value: voyage.debarkPort },
      ],
      days: toItineraryDays({ voyage, sailing: selectedSailing, coming, assets }),
      ...(map ? { map: markPort(map, undefined) } : {}),
      ...(callsElsewhere(plannedVoyage, voyage) ? { isMapAsPlanned: true } : {}),
    };
  }

  private async findRelated({ voyage, selectedSailing }: ShownVoyage) {
    const { excursions, library, content, assets } = this.parts;
    const [experiences, stories, ports] = await Promise.all([
      excursions.findExperiences(),
      library.findStories(),
      content.findPorts(),
    ]);
    const onRoute = experiencesOn(experiences, voyage, selectedSailing);
    const toRead = storiesOfVoyage(stories, voyage);
    const cards = toExperienceCards({ experiences: onRoute, ports, assets });
    const pictures = ownPictureViews(assets, toRead);
    return { experiences: cards, stories: toRead.map((story, index) => toStoryCard(story, pictures[index])) };
  }

  private today() {
    const { officeTimeZone: timeZone, clock } = this.parts;
    return { timeZone, today: todayIn(timeZone, clock.now()) };
  }
}

export const searchOf = ({ query: { id } }: Request) =>
  typeof id === 'string' ? new URLSearchParams({ id }).toString() : '';

/** A page of a sailing is rendered again when its voyage's content or the sailing itself changes. */
export const tagsOf = ({ voyage, selectedSailing }: ShownVoyage): readonly string[] => [
  'price',
  `voyage:${voyage.voyageId}`,
  ...(selectedSailing ? [sailingTag(selectedSailing.itineraryId)] : []),
];

/** Only a page for the requested date is cached. */
export const isRequestedSailing = (id: string | undefined, { selectedSailing }: ShownVoyage) =>
  id === undefined || id === selectedSailing?.itineraryId;
