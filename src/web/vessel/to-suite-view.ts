import { isFunnelSuite } from '../../core/reserve/suite-id';
import { numbersText } from '../../core/vessel/cabin-numbers';
import type { ShowSuiteOutcome } from '../../core/vessel/show-suites';
import type { Vessel } from '../../core/vessel/vessel';
import type { Suite } from '../../core/voyages/voyage';
import { areaText } from '../../core/voyages/suite-size';
import type { SuiteView } from '../../../views/vessel/suite-page-view';
import { vesselTexts as texts } from '../../../views/vessel/vessel.texts';
import { hrefContactUs, hrefInquireNow } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { decksText, guestsText } from './suite-texts';
import { toFreeSailing, toSuiteSummary } from './suite-views';
import { toDeckPlan } from './to-deck-plan';
import { toFloorPlans } from './to-floor-plan';

export type ShownSuite = Extract<ShowSuiteOutcome, { kind: 'suite' }>;

interface SuiteViewSources {
  readonly vessel: Vessel;
  /** All categories, because the plan shows the neighbouring cabins too. */
  readonly suites: readonly Suite[];
  readonly slug: string;
  readonly assets: BuiltAssets;
}

const sailingsShown = 5;

export function toSuiteView(
  { pricedSuite, free }: ShownSuite,
  { vessel, suites, slug, assets }: SuiteViewSources,
): SuiteView {
  const { suite } = pricedSuite;
  const { suiteId } = suite;
  const [first, ...others] = suite.pictures;
  const { panorama } = suite;
  const plan = vessel.floorPlans.find(({ category }) => category === suite.category);
  const isByAppointment = isFunnelSuite(suiteId);
  const isAcross = vessel.measure.acrossTheBeam.includes(suite.category);
  const decks = vessel.decks.filter(({ number }) => suite.decks.includes(number));
  const next = free.slice(0, sailingsShown);
  return {
    ...toSuiteSummary(pricedSuite, { vessel: slug }),
    paragraphs: suite.body.split(/\n{2,}/).map((paragraph) => paragraph.trim()),
    hero: assets.mainPicture(first.name, 'tall', first.alt),
    gallery: others.map(({ name, alt }) => assets.picture(name, alt)),
    // Another picture cannot stand in for a missing panorama.
    ...(panorama && assets.hasPicture(panorama.name) ? { panorama: assets.picture(panorama.name, panorama.alt) } : {}),
    facts: factsOf(suite),
    primaryFeatures: suite.primaryFeatures,
    secondaryFeatures: suite.secondaryFeatures,
    floors: plan ? toFloorPlans(plan, suite.title) : [],
    planLead: isAcross ? texts.planLeadAcross : texts.planLead,
    decks: decks.map((deck) => toDeckPlan({ deck, yacht: vessel.measure, suites, vessel: slug })),
    whereLead:
      suite.cabins.length === 1
        ? texts.whereLeadOne(numbersText(suite.cabins))
        : texts.whereLead(numbersText(suite.cabins)),
    isByAppointment,
    free: next.map((sailing) => toFreeSailing(sailing, suiteId)),
    freeLead: texts.freeLead(free.length, next.length),
    inquireHref: isByAppointment ? hrefContactUs('funnel-suite', { suiteId }) : hrefInquireNow({ suiteId }),
  };
}

const factsOf = (suite: Suite): SuiteView['facts'] => [
  { label: texts.inside, value: areaText(suite.squareMetres) },
  ...(suite.terraceSquareMetres > 0 ? [{ label: texts.terrace, value: areaText(suite.terraceSquareMetres) }] : []),
  { label: texts.guests, value: guestsText(suite) },
  { label: texts.deckHead, value: decksText(suite) },
  { label: texts.numbers, value: numbersText(suite.cabins) },
];
