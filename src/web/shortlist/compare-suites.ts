import { cabinFacts, quietCabins } from '../../core/cabins/cabin-facts';
import { isFunnelSuite } from '../../core/reserve/suite-id';
import { formatMoney, type Money } from '../../core/shared/money';
import { formatDateRange } from '../../core/shared/plain-date';
import { numbersText } from '../../core/vessel/cabin-numbers';
import type { Vessel } from '../../core/vessel/vessel';
import type { FacetedSailing, SailingFilter } from '../../core/voyages/sailing-filter';
import type { Sailing } from '../../core/voyages/sailing';
import { amenitiesOf } from '../../core/voyages/suite-amenities';
import { BY_APPOINTMENT, WAITLIST_ONLY } from '../../core/voyages/suite-price';
import { areaText } from '../../core/voyages/suite-size';
import type { Suite } from '../../core/voyages/voyage';
import type { FareFactsView } from '../../../views/fare-facts/fare-facts-view';
import { compareTexts as texts } from '../../../views/shortlist/compare.texts';
import { facetsTexts } from '../../../views/voyages/facets.texts';
import { hrefSuite } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { decksText, guestsText } from '../vessel/suite-texts';
import { fareAnswers } from './compare-sailings';
import { type ComparedItem, text } from './compare-view';

export interface SuiteSources {
  readonly vessel: Vessel;
  readonly vesselSlug: string;
  readonly suites: readonly Suite[];
  readonly coming: readonly FacetedSailing[];
  /** The sailing whose fares are compared; without it the lowest fare of all coming sailings. */
  readonly on: FacetedSailing | undefined;
  readonly filter: SailingFilter;
  /** Deposit and cancellation are those of the suite's own fare; without a fare the rules stand alone. */
  readonly factsFor: (fare: Money | undefined) => FareFactsView;
  readonly assets: BuiltAssets;
}

export function toComparedSuites(chosenSuites: readonly Suite[], sources: SuiteSources): readonly ComparedItem[] {
  const { vessel, suites } = sources;
  const facts = cabinFacts(vessel, suites);
  const quiet = new Set(quietCabins(facts));
  const stepFree = new Set(vessel.access?.stepFree ?? []);
  const connecting = new Set(facts.flatMap(({ number, connectsWith }) => (connectsWith === undefined ? [] : [number])));
  return chosenSuites.map((suite) => toComparedSuite(suite, { ...sources, quiet, stepFree, connecting }));
}

interface CabinSets {
  readonly quiet: ReadonlySet<string>;
  readonly stepFree: ReadonlySet<string>;
  readonly connecting: ReadonlySet<string>;
}

function toComparedSuite(suite: Suite, sources: SuiteSources & CabinSets): ComparedItem {
  const { vesselSlug, factsFor, assets, quiet, stepFree, connecting } = sources;
  const { slug, title, summary, pictures, cabins } = suite;
  const [picture] = pictures;
  const those = (numbers: ReadonlySet<string>) => cabins.filter((number) => numbers.has(number));
  const offer = offerOf(suite, sources);
  return {
    id: slug,
    column: {
      title,
      line: summary,
      href: hrefSuite(vesselSlug, slug),
      picture: assets.picture(picture.name, picture.alt),
    },
    answers: {
      fare: fareText(offer, sources),
      inside: text(areaText(suite.squareMetres)),
      terrace: text(suite.terraceSquareMetres > 0 ? areaText(suite.terraceSquareMetres) : texts.none),
      guests: text(guestsText(suite)),
      decks: text(decksText(suite)),
      has: { lines: [...amenitiesOf(suite)].filter(isRoomKind).map((amenity) => facetsTexts.amenity[amenity]) },
      quiet: text(numbersOr(those(quiet))),
      stepFree: text(numbersOr(those(stepFree))),
      connecting: text(numbersOr(those(connecting))),
      ...fareAnswers(factsFor(typeof offer === 'object' ? offer.fare : undefined)),
    },
  };
}

/** Quiet and step-free apply to single cabins, which are listed by number, and not to the category. */
const isRoomKind = (amenity: string): amenity is 'terrace' | 'bath' | 'bedroom' | 'sleeps-3' =>
  amenity !== 'quiet' && amenity !== 'step-free';

const numbersOr = (numbers: readonly string[]) => (numbers.length > 0 ? numbersText(numbers) : texts.none);

interface SuiteOffer {
  readonly fare: Money;
  readonly sailing: Sailing;
}

export function offerOf(
  suite: Suite,
  { on, coming, filter: { party } }: Pick<SuiteSources, 'on' | 'coming' | 'filter'>,
): SuiteOffer | string {
  if (isFunnelSuite(suite.suiteId)) return BY_APPOINTMENT;
  if (party && party.adults + party.children > suite.maxGuests) return texts.tooSmall;
  const offers = (on ? [on] : coming).flatMap(({ sailing, suites }) => {
    const fare = suites.find((one) => one.suite.suiteId === suite.suiteId)?.fare;
    return fare ? [{ fare, sailing }] : [];
  });
  const [lowest] = offers.toSorted((one, other) => one.fare.amount - other.fare.amount);
  return lowest ?? WAITLIST_ONLY;
}

export function fareText(offer: SuiteOffer | string, { on }: Pick<SuiteSources, 'on'>) {
  if (typeof offer === 'string') return text(offer);
  const { fare, sailing } = offer;
  return on
    ? text(texts.fare(formatMoney(fare)))
    : text(texts.fareFrom(formatMoney(fare)), formatDateRange(sailing.start, sailing.end));
}
