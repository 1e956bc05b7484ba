import { isFunnelSuite } from '../../core/reserve/suite-id';
import { voyageStepAddress } from '../../core/reserve/step-address';
import { formatDateRange } from '../../core/shared/plain-date';
import type { FreeSailing, PricedSuite } from '../../core/vessel/show-suites';
import { BY_APPOINTMENT, suitePriceLabel } from '../../core/voyages/suite-price';
import { areaText } from '../../core/voyages/suite-size';
import type { PictureView } from '../../../views/ui/picture-view';
import type { SuiteSummaryView } from '../../../views/vessel/SuiteCard';
import type { FreeSailingView } from '../../../views/vessel/suite-page-view';
import type { SuiteGroupView } from '../../../views/vessel/SuitesPage';
import { vesselTexts as texts } from '../../../views/vessel/vessel.texts';
import { hrefSuite, hrefVoyage } from '../hrefs';
import { nightsText, portsText } from '../voyages/voyage-card';
import { decksText, guestsText } from './suite-texts';

interface SummarySources {
  readonly vessel: string;
  readonly picture?: PictureView | undefined;
}

export function toSuiteSummary({ suite, lowest }: PricedSuite, { vessel, picture }: SummarySources): SuiteSummaryView {
  const price = isFunnelSuite(suite.suiteId) ? BY_APPOINTMENT : lowest && suitePriceLabel(lowest);
  return {
    category: suite.category,
    slug: suite.slug,
    suiteId: suite.suiteId,
    title: suite.title,
    summary: suite.summary,
    href: hrefSuite(vessel, suite.slug),
    deck: decksText(suite),
    inside: areaText(suite.squareMetres),
    terrace: suite.terraceSquareMetres > 0 ? areaText(suite.terraceSquareMetres) : texts.noTerrace,
    guests: guestsText(suite),
    ...(price ? { price } : {}),
    ...(picture ? { picture } : {}),
  };
}

const groups: readonly { readonly id: keyof typeof texts.groups; readonly categories: readonly string[] }[] = [
  { id: 'seaview', categories: ['SV', 'SVM', 'SS', 'SVS'] },
  { id: 'ocean', categories: ['OS', 'OSS', 'GS'] },
  { id: 'named', categories: ['AS', 'TS', 'MS', 'SB', 'PS'] },
  { id: 'residences', categories: ['LS', 'FS'] },
];

export const toSuiteGroups = (suites: readonly SuiteSummaryView[]): readonly SuiteGroupView[] =>
  groups.flatMap(({ id, categories }) => {
    const members = suites.filter(({ category }) => categories.includes(category));
    return members.length > 0 ? [{ id, ...texts.groups[id], suites: members }] : [];
  });

export function toFreeSailing(
  { voyage, sailing, price, availableCabins }: FreeSailing,
  suiteId: string,
): FreeSailingView {
  const leftText = texts.left(availableCabins);
  return {
    itineraryId: sailing.itineraryId,
    title: voyage.title,
    href: hrefVoyage(voyage.slug, sailing.itineraryId),
    dates: `${formatDateRange(sailing.start, sailing.end)}, ${nightsText(sailing.nights)}`,
    ports: portsText(voyage),
    price: suitePriceLabel(price),
    ...(leftText ? { leftText } : {}),
    reserveHref: voyageStepAddress({ itineraryId: sailing.itineraryId, suiteId }),
  };
}
