import { cabinFacts } from '../../core/cabins/cabin-facts';
import { eveningSun } from '../../core/cabins/evening-sun';
import type { SailingCabin } from '../../core/cabins/sailing-cabins.port';
import { cabinStepAddress } from '../../core/reserve/step-address';
import type { Port, Suite } from '../../core/voyages/voyage';
import { cabinTexts } from '../../../views/cabins/cabins.texts';
import { compareTexts as texts } from '../../../views/shortlist/compare.texts';
import { toCabinFacts } from '../cabins/to-cabin-facts';
import { cabinId } from '../cabins/to-cabin-step';
import { hrefSuite } from '../hrefs';
import { fareText, offerOf, type SuiteSources } from './compare-suites';
import { type ComparedItem, text } from './compare-view';

interface CabinSources extends Pick<
  SuiteSources,
  'vessel' | 'vesselSlug' | 'suites' | 'coming' | 'on' | 'filter' | 'assets'
> {
  readonly ports: readonly Port[];
  /** The engine has single cabins only for a chosen sailing, and some engines have none at all. */
  readonly states: readonly SailingCabin[] | undefined;
}

/** Each cabin by its number: the facts of the deck plan, and for a sailing whether it is free and what it costs. */
export function toComparedCabins(numbers: readonly string[], sources: CabinSources): readonly ComparedItem[] {
  const { vessel, suites, on, ports } = sources;
  const all = cabinFacts(vessel, suites);
  const zones = new Map(ports.map(({ slug, timeZone }) => [slug, timeZone]));
  const sun = on && eveningSun(on.voyage, { start: on.sailing.start, zoneOf: (slug) => zones.get(slug) });
  return numbers.flatMap((number): readonly ComparedItem[] => {
    const facts = all.find((one) => one.number === number);
    const suite = suites.find(({ cabins }) => cabins.includes(number));
    if (!facts || !suite) return [];
    const factEntries = toCabinFacts(facts, suite, sun).map(({ label, value }) => [label, text(value)] as const);
    return [
      {
        id: number,
        column: columnOf(number, suite, sources),
        answers: {
          fare: fareText(offerOf(suite, sources), sources),
          state: stateOf(number, sources),
          deck: text(cabinTexts.deck(facts.deck)),
          ...Object.fromEntries(factEntries),
        },
      },
    ];
  });
}

function columnOf(number: string, suite: Suite, { on, filter, vesselSlug, assets }: CabinSources) {
  const [picture] = suite.pictures;
  const plan = on && {
    href: `${cabinStepAddress({
      itineraryId: on.sailing.itineraryId,
      suiteId: suite.suiteId,
      counts: filter.party ?? { adults: 2, children: 0 },
    })}#${cabinId(number)}`,
    label: texts.onPlan,
  };
  return {
    title: texts.cabin(number),
    line: suite.title,
    href: hrefSuite(vesselSlug, suite.slug),
    picture: assets.picture(picture.name, picture.alt),
    reserve: plan,
  };
}

function stateOf(number: string, { states }: CabinSources) {
  const state = states?.find((one) => one.number === number)?.state;
  return states ? text(cabinTexts.states[state ?? 'taken']) : undefined;
}
