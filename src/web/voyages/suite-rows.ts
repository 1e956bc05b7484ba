import type { GuestCounts } from '../../core/reserve/guest-counts';
import { suiteStepAddress } from '../../core/reserve/step-address';
import { suiteButtonLabel } from '../../core/reserve/suite-button';
import { isFunnelSuite } from '../../core/reserve/suite-id';
import type { Sailing } from '../../core/voyages/sailing';
import { sleepsParty } from '../../core/voyages/sailing-for-party';
import { BY_APPOINTMENT, isWaitlistOnly, suitePriceLabel } from '../../core/voyages/suite-price';
import type { Suite } from '../../core/voyages/voyage';
import { suiteSizeText } from '../../core/voyages/suite-size';
import { reserveTexts } from '../../../views/reserve/reserve.texts';
import type { SuiteRowView } from '../../../views/voyages/SuiteList';
import { hrefContactUs, hrefSuite } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';

interface SuiteRowSources {
  readonly suites: readonly Suite[];
  readonly sailing: Sailing | undefined;
  readonly party?: GuestCounts | undefined;
  readonly vessel: string;
  readonly assets: BuiltAssets;
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Rows of suites, without prices when no date is open (VOY-24 to VOY-26, SUI-13, SUI-18, H24). */
export function toSuiteRows({ suites, sailing, party, vessel, assets }: SuiteRowSources): readonly SuiteRowView[] {
  return suites.map((suite) => {
    const [picture] = suite.pictures;
    return {
      category: suite.category,
      title: suite.title,
      summary: suite.summary,
      size: suiteSizeText(suite),
      sleeps: sleepsText(suite),
      ...(sailing ? offerOn(sailing, suite, party) : {}),
      pageHref: hrefSuite(vessel, suite.slug),
      picture: assets.picture(picture.name, picture.alt),
    };
  });
}

function offerOn(
  { itineraryId, suites }: Sailing,
  { suiteId, category, maxGuests }: Suite,
  party: GuestCounts | undefined,
): Pick<SuiteRowView, 'price' | 'isWaitlist' | 'isByAppointment' | 'href' | 'tooSmall'> {
  if (isFunnelSuite(suiteId))
    return {
      price: BY_APPOINTMENT,
      isByAppointment: true,
      href: hrefContactUs('funnel-suite', { itineraryId, suiteId }),
    };
  const { price, availableCabins } = suites.find((offer) => offer.category === category) ?? {};
  const shownPrice = suitePriceLabel(isWaitlistOnly({ price, availableCabins }) ? undefined : price);
  if (party && !sleepsParty({ maxGuests }, party))
    return { price: shownPrice, tooSmall: reserveTexts.tooSmall(maxGuests) };
  return {
    price: shownPrice,
    isWaitlist: suiteButtonLabel({ suiteId, price, availableCabins }) === 'Join Waitlist',
    href: suiteStepAddress({ itineraryId, suiteId, counts: party }),
  };
}

export const sleepsText = ({ maxGuests }: Suite) => `Up to ${numberWords[maxGuests] ?? maxGuests} guests`;
