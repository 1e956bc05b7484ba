import type { Request } from 'express';
import type { ContentLibrary } from '../../core/content/content-library.port';
import type { ShowSuites } from '../../core/vessel/show-suites';
import type { Vessel } from '../../core/vessel/vessel';
import type { VesselContent } from '../../core/vessel/vessel-content.port';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { StackedDeckView } from '../../../views/vessel/DeckStack';
import { vesselTexts as texts } from '../../../views/vessel/vessel.texts';
import type { VesselPage, PlaceView, VesselPageProps } from '../../../views/vessel/VesselPage';
import type { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';
import { hrefDeckPlans, hrefOnboard, hrefSuites, hrefVenue, hrefVessel } from '../hrefs';
import { paths } from '../paths';
import { breadcrumbs } from '../rendering/breadcrumbs';
import type { BuiltAssets } from '../rendering/built-assets';
import { ownPictureViews } from '../rendering/own-pictures';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { refuseOtherVessels } from './refuse-other-vessels';
import { toSuiteSummary } from './suite-views';
import { toDeckPlan } from './to-deck-plan';
import { toSideElevation } from './to-side-elevation';
import { vesselJsonLd } from './vessel-json-ld';

export interface VesselPagesParts {
  readonly content: VesselContent;
  readonly voyages: Pick<VoyageContent, 'findSuites'>;
  readonly library: Pick<ContentLibrary, 'findVenues' | 'findOnboardPages'>;
  readonly showSuites: ShowSuites;
  readonly slug: string;
  readonly assets: BuiltAssets;
  readonly heads: Pick<PageHeads, 'head' | 'absolute'>;
  readonly fareFacts: Pick<FareFactsPresenter, 'general' | 'besidePrice'>;
  readonly hasDocument: (slug: string) => boolean;
}

const suitesShown = ['OS', 'MS', 'LS'];
const marinaSlug = 'the-marina';

export class VesselPages {
  constructor(private readonly parts: VesselPagesParts) {}

  readonly vessel = async (req: Request): Promise<PageAnswer<typeof VesselPage>> => {
    const { content, slug } = this.parts;
    refuseOtherVessels(req, slug);
    const vessel = await content.getVessel();
    return { props: await this.propsOf(vessel), cache: { tags: ['content'] } };
  };

  private async propsOf(vessel: Vessel): Promise<Omit<VesselPageProps, 'frame'>> {
    const { voyages, library, slug, assets } = this.parts;
    const [suites, venues, onboard] = await Promise.all([
      voyages.findSuites(),
      library.findVenues(),
      library.findOnboardPages(),
    ]);
    const shownSuites = suites.filter(({ category }) => suitesShown.includes(category));
    const [, ...others] = ownPictureViews(assets, [
      ...[...vessel.pictures, vessel.marina.picture].map((picture) => ({ pictures: [picture] })),
      ...shownSuites,
    ]);
    const gallery = others.slice(0, vessel.pictures.length - 1).flatMap((picture) => (picture ? [picture] : []));
    const { panorama } = vessel;
    const [marina, ...ofSuites] = others.slice(vessel.pictures.length - 1);
    return {
      head: this.headOf(vessel),
      vessel: {
        ...pick(vessel),
        hero: assets.mainPicture(vessel.pictures[0].name, 'tall', vessel.pictures[0].alt),
        gallery,
        // Another picture cannot stand in for a missing panorama.
        ...(panorama && assets.hasPicture(panorama.name)
          ? { panorama: assets.picture(panorama.name, panorama.alt) }
          : {}),
        marina: { title: vessel.marina.title, text: vessel.marina.text, ...(marina ? { picture: marina } : {}) },
      },
      side: toSideElevation(vessel, ({ number }) => `#deck-${number}`),
      decks: vessel.decks
        .map((deck) => this.toStacked(toDeckPlan({ deck, yacht: vessel.measure, suites, vessel: slug })))
        .toReversed(),
      suites: shownSuites.map((suite, index) => toSuiteSummary({ suite }, { vessel: slug, picture: ofSuites[index] })),
      links: {
        suites: hrefSuites(slug),
        deckPlans: hrefDeckPlans(slug),
        venues: paths.culinary.list,
        onboard: paths.onboard.list,
        ...(onboard.some((page) => page.slug === marinaSlug) ? { marina: hrefOnboard(marinaSlug) } : {}),
      },
      venues: venues.map((venue): PlaceView => ({
        slug: venue.slug,
        href: hrefVenue(venue.slug),
        title: venue.name,
        place: venue.deck,
      })),
      onboard: onboard.map((page): PlaceView => ({
        slug: page.slug,
        href: hrefOnboard(page.slug),
        title: page.title,
        place: page.deck,
      })),
    };
  }

  private toStacked({ number, name, text, suites, rooms }: ReturnType<typeof toDeckPlan>): StackedDeckView {
    const count = suites.reduce((sum, { cabins }) => sum + cabins.length, 0);
    return {
      number,
      name,
      text,
      count: texts.suitesHere(count),
      suites,
      rooms,
      href: `${hrefDeckPlans(this.parts.slug)}#deck-${number}`,
    };
  }

  private headOf(vessel: Vessel) {
    const { heads, slug, assets } = this.parts;
    const pictureName = vessel.pictures[0].name;
    const absolute = (path: string) => heads.absolute(path);
    const breadcrumbTrail = breadcrumbs(
      absolute,
      { name: texts.home, path: '/' },
      { name: vessel.name, path: hrefVessel(slug) },
    );
    return heads.head({
      path: hrefVessel(slug),
      pictureName,
      jsonLd: [vesselJsonLd(vessel, { slug, pictureUrl: assets.picture(pictureName).src, absolute }), breadcrumbTrail],
    });
  }
}

const pick = ({ name, summary, paragraphs, stats, facts }: Vessel) => ({ name, summary, paragraphs, stats, facts });
