import type { Request } from 'express';
import type { Vessel } from '../../core/vessel/vessel';
import type { DeckPlansPage } from '../../../views/vessel/DeckPlansPage';
import { vesselTexts as texts } from '../../../views/vessel/vessel.texts';
import { hrefDeckPlans, hrefDocument, hrefVessel } from '../hrefs';
import { breadcrumbs } from '../rendering/breadcrumbs';
import type { PageAnswer } from '../rendering/page-answer';
import { toDeckPlan } from './to-deck-plan';
import { toSideElevation } from './to-side-elevation';
import type { VesselPagesParts } from './vessel.pages';
import { refuseOtherVessels } from './refuse-other-vessels';

const pictureName = 'yacht-from-above';

export class DeckPlanPages {
  constructor(private readonly parts: VesselPagesParts) {}

  readonly all = async (req: Request): Promise<PageAnswer<typeof DeckPlansPage>> => {
    const { content, voyages, slug, heads, hasDocument } = this.parts;
    refuseOtherVessels(req, slug);
    const [vessel, suites] = await Promise.all([content.getVessel(), voyages.findSuites()]);
    const plans = vessel.decks.map((deck) => toDeckPlan({ deck, yacht: vessel.measure, suites, vessel: slug }));
    return {
      props: {
        head: heads.head({ path: hrefDeckPlans(slug), pictureName, jsonLd: this.breadcrumbTrail(vessel) }),
        vessel: { name: vessel.name, href: hrefVessel(slug) },
        side: toSideElevation(vessel, ({ number }) => `#deck-${number}`),
        decks: plans.toReversed(),
        ...(hasDocument('deck-plans') ? { bookHref: hrefDocument('deck-plans') } : {}),
      },
      cache: { tags: ['content'] },
    };
  };

  private breadcrumbTrail({ name }: Vessel): object {
    const { heads, slug } = this.parts;
    return breadcrumbs(
      (path) => heads.absolute(path),
      { name: texts.home, path: '/' },
      { name, path: hrefVessel(slug) },
      { name: texts.plansTitle, path: hrefDeckPlans(slug) },
    );
  }
}
