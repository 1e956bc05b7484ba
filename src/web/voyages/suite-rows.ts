import { suiteStepAddress } from '../../core/reserve/step-address';
import { startingCounts } from '../../core/reserve/guest-counts';
import { isFunnelSuite } from '../../core/reserve/suite-id';
import type { Sailing } from '../../core/voyages/sailing';
import { BY_APPOINTMENT, isWaitlistOnly, suitePriceLabel } from '../../core/voyages/suite-price';
import type { Suite } from '../../core/voyages/voyage';
import type { SuiteRowView } from '../../../views/voyages/SuiteList';
import { hrefSuite } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';

interface SuiteRowSources {
  readonly suites: readonly Suite[];
  readonly sailing: Sailing | undefined;
  /** The yacht's slug in addresses (H39). */
  readonly vessel: string;
  readonly assets: BuiltAssets;
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Prints the suites of a voyage page with their prices on the chosen date (VOY-24 to VOY-26, SUI-18, H24). */
export function toSuiteRows({ suites, sailing, vessel, assets }: SuiteRowSources): readonly SuiteRowView[] {
  return suites.map((suite) => {
    const offer = sailing?.suites.find(({ category }) => category === suite.category);
    const isWaitlist = isWaitlistOnly({ price: offer?.price, availableCabins: offer?.availableCabins });
    const [picture] = suite.pictures;
    return {
      category: suite.category,
      title: suite.title,
      summary: suite.summary,
      size: sizeText(suite),
      sleeps: sleepsText(suite),
      price: isFunnelSuite(suite.suiteId) ? BY_APPOINTMENT : suitePriceLabel(isWaitlist ? undefined : offer?.price),
      ...(sailing ? { href: suiteStepAddress({ itineraryId: sailing.itineraryId, suiteId: suite.suiteId, counts: startingCounts() }) } : {}),
      pageHref: hrefSuite(vessel, suite.slug),
      picture: assets.picture(picture.name, picture.alt),
    };
  });
}

export const sizeText = ({ squareMetres, terraceSquareMetres }: Suite) =>
  terraceSquareMetres > 0 ? `${squareMetres} m² with a terrace of ${terraceSquareMetres} m²` : `${squareMetres} m²`;

export const sleepsText = ({ maxGuests }: Suite) => `Up to ${numberWords[maxGuests] ?? maxGuests} guests`;
