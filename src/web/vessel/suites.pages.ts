import type { Request } from 'express';
import type { Vessel } from '../../core/vessel/vessel';
import { chosenTab } from '../../../views/content/chosen-tab';
import type { SuitePage, SuitePageProps } from '../../../views/vessel/SuitePage';
import type { SuitesPage } from '../../../views/vessel/SuitesPage';
import { vesselTexts as texts } from '../../../views/vessel/vessel.texts';
import { notFound } from '../http-error';
import { hrefDeckPlans, hrefSuite, hrefSuites, hrefVessel } from '../hrefs';
import { breadcrumbs, type Crumb } from '../rendering/breadcrumbs';
import { ownPictureViews } from '../rendering/own-pictures';
import type { PageAnswer } from '../rendering/page-answer';
import { refuseOtherVessels } from './refuse-other-vessels';
import { toSuiteGroups, toSuiteSummary } from './suite-views';
import { type ShownSuite, toSuiteView } from './to-suite-view';
import { toSmallPlan } from './to-small-plan';
import { suiteJsonLd } from './vessel-json-ld';
import type { VesselPagesParts } from './vessel.pages';

export class SuitesPages {
  constructor(private readonly parts: VesselPagesParts) {}

  readonly list = async (req: Request): Promise<PageAnswer<typeof SuitesPage>> => {
    const { content, showSuites, slug, assets, heads } = this.parts;
    refuseOtherVessels(req, slug);
    const [vessel, suites] = await Promise.all([content.getVessel(), showSuites.run()]);
    const pictures = ownPictureViews(
      assets,
      suites.map(({ suite }) => suite),
    );
    const pictureName = suites[0]?.suite.pictures[0].name;
    const groups = toSuiteGroups(
      suites.map((pricedSuite, index) => toSuiteSummary(pricedSuite, { vessel: slug, picture: pictures[index] })),
    );
    const requestedTab = req.query['tab'];
    const chosenGroup = chosenTab(requestedTab, {
      tabs: groups.map(({ id, title }) => ({ slug: id, label: title })),
      hasAll: true,
    });
    return {
      props: {
        head: heads.head({
          path: hrefSuites(slug),
          ...(pictureName ? { pictureName } : {}),
          jsonLd: this.breadcrumbTrail(vessel),
        }),
        vessel: { name: vessel.name, href: hrefVessel(slug) },
        deckPlansHref: hrefDeckPlans(slug),
        groups,
        chosenGroup,
        plans: suites.flatMap(({ suite }) =>
          vessel.floorPlans
            .filter(({ category }) => category === suite.category)
            .map((plan) => toSmallPlan(plan, suite, slug)),
        ),
      },
      // An unknown tab shows All and is not cached, because any value can be requested.
      ...(requestedTab === undefined || requestedTab === chosenGroup ? { cache: { tags: ['price'] } } : {}),
    };
  };

  readonly suite = async (req: Request): Promise<PageAnswer<typeof SuitePage>> => {
    const { content, voyages, showSuites, slug, assets, fareFacts } = this.parts;
    refuseOtherVessels(req, slug);
    const [vessel, suites, outcome] = await Promise.all([
      content.getVessel(),
      voyages.findSuites(),
      showSuites.one(String(req.params['slug'])),
    ]);
    if (outcome.kind === 'not-found') throw notFound();
    const around = this.aroundOf(outcome, vessel);
    return {
      props: {
        ...around,
        suite: toSuiteView(outcome, { vessel, suites, slug, assets }),
        ...(fareFacts.besidePrice === undefined ? {} : { priceNote: fareFacts.besidePrice }),
        facts: fareFacts.general(),
      },
      cache: { tags: ['price'] },
    };
  };

  private aroundOf(
    shownSuite: ShownSuite,
    vessel: Vessel,
  ): Omit<SuitePageProps, 'frame' | 'suite' | 'facts' | 'priceNote'> {
    const { slug, assets, heads } = this.parts;
    const {
      pricedSuite: { suite },
      previous,
      next,
    } = shownSuite;
    const path = hrefSuite(slug, suite.slug);
    const pictureName = suite.pictures[0].name;
    const [ofPrevious, ofNext] = ownPictureViews(assets, [previous.suite, next.suite]);
    const words = suiteJsonLd({
      ...shownSuite,
      vessel: slug,
      pictureUrl: assets.picture(pictureName).src,
      absolute: (one) => heads.absolute(one),
    });
    return {
      head: heads.head({
        path,
        pictureName,
        jsonLd: [words, this.breadcrumbTrail(vessel, { name: suite.title, path })],
      }),
      vessel: { name: vessel.name, href: hrefVessel(slug) },
      suitesHref: hrefSuites(slug),
      deckPlansHref: `${hrefDeckPlans(slug)}#deck-${suite.decks[0] ?? ''}`,
      previous: toSuiteSummary(previous, { vessel: slug, picture: ofPrevious }),
      next: toSuiteSummary(next, { vessel: slug, picture: ofNext }),
    };
  }

  private breadcrumbTrail({ name }: Vessel, ...last: readonly Crumb[]): object {
    const { heads, slug } = this.parts;
    return breadcrumbs(
      (path) => heads.absolute(path),
      { name: texts.home, path: '/' },
      { name, path: hrefVessel(slug) },
      { name: texts.suites, path: hrefSuites(slug) },
      ...last,
    );
  }
}
