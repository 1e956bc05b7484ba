import { suiteStepAddress } from '../../core/reserve/step-address';
import { suiteButtonLabel } from '../../core/reserve/suite-button';
import { isFunnelSuite } from '../../core/reserve/suite-id';
import type { Sailing } from '../../core/voyages/sailing';
import { BY_APPOINTMENT, isWaitlistOnly, suitePriceLabel } from '../../core/voyages/suite-price';
import type { Suite } from '../../core/voyages/voyage';
import { suiteSizeText } from '../../core/voyages/suite-size';
import type { SuiteRowView } from '../../../views/voyages/SuiteList';
import { hrefContactUs, hrefSuite } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';

interface SuiteRowSources {
  readonly suites: readonly Suite[];
  readonly sailing: Sailing | undefined;
  readonly vessel: string;
  readonly assets: BuiltAssets;
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Rows of suites, without prices when no date is open (VOY-24 to VOY-26, SUI-13, SUI-18, H24). */
export function toSuiteRows({ suites, sailing, vessel, assets }: SuiteRowSources): readonly SuiteRowView[] {
  return suites.map((suite) => {
    const [picture] = suite.pictures;
    return {
      category: suite.category,
      title: suite.title,
      summary: suite.summary,
      size: suiteSizeText(suite),
      sleeps: sleepsText(suite),
      ...(sailing ? offerOn(sailing, suite) : {}),
      pageHref: hrefSuite(vessel, suite.slug),
      picture: assets.picture(picture.name, picture.alt),
    };
  });
}

function offerOn(
  { itineraryId, suites }: Sailing,
  { suiteId, category }: Suite,
): Pick<SuiteRowView, 'price' | 'isWaitlist' | 'isByAppointment' | 'href'> {
  if (isFunnelSuite(suiteId))
    return {
      price: BY_APPOINTMENT,
      isByAppointment: true,
      href: hrefContactUs('funnel-suite', { itineraryId, suiteId }),
    };
  const { price, availableCabins } = suites.find((offer) => offer.category === category) ?? {};
  return {
    price: suitePriceLabel(isWaitlistOnly({ price, availableCabins }) ? undefined : price),
    isWaitlist: suiteButtonLabel({ suiteId, price, availableCabins }) === 'Join Waitlist',
    href: suiteStepAddress({ itineraryId, suiteId }),
  };
}

export const sleepsText = ({ maxGuests }: Suite) => `Up to ${numberWords[maxGuests] ?? maxGuests} guests`;
