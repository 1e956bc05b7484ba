import type { SailingFare } from '../../core/engine/fares.port';
import { fromUnits, type Money } from '../../core/shared/money';
import type { PlainDate } from '../../core/shared/plain-date';
import { readSuitePrice } from '../../core/voyages/suite-price';
import type { FarePeriod, SampleLine } from '../embedded-content/sample-line';
import type { ScheduledSailing } from './schedule';

export type PricedSailing = Pick<ScheduledSailing, 'itineraryId' | 'voyageId' | 'start' | 'nights'>;

const ROUNDED_TO = 100;

/**
 * Returns the fare of a category on a sailing: base fare of the season × nights × suite × voyage, rounded to whole
 * hundreds. It covers the suite with all its guests and includes port charges, taxes and fees. Returns undefined when
 * voyage or category is unknown, or no season covers the departure.
 */
export function sailingFare({
  sailing,
  category,
  line,
}: {
  readonly sailing: PricedSailing;
  readonly category: string;
  readonly line: SampleLine;
}): SailingFare | undefined {
  const suite = line.suites.find((one) => one.suite.category === category);
  const voyage = line.voyages.find((one) => one.voyage.voyageId === sailing.voyageId);
  const period = farePeriodOf(sailing.start, line.farePeriods);
  if (!suite || !voyage || !period) return undefined;
  const { currency, portChargesPerGuestNight, taxesPerGuestNight, feesPerGuestNight } = line.facts;
  const exact = period.perNight * sailing.nights * suite.fareFactor * voyage.fareFactor;
  const roundedFare = fromUnits(Math.round(exact / ROUNDED_TO) * ROUNDED_TO, currency);
  const suiteFare = category in voyage.statedFares ? readStated(voyage.statedFares[category], currency) : roundedFare;
  if (!suiteFare) return undefined;
  const perGuest = (perNight: number) => fromUnits(perNight * sailing.nights, currency);
  return {
    itineraryId: sailing.itineraryId,
    start: sailing.start,
    nights: sailing.nights,
    suiteFare,
    portChargesPerGuest: perGuest(portChargesPerGuestNight),
    taxesPerGuest: perGuest(taxesPerGuestNight),
    feesPerGuest: perGuest(feesPerGuestNight),
    maxGuests: suite.suite.maxGuests,
  };
}

/** Zero is stored as stated; a value that is not a price counts as none (VOY-24). */
const readStated = (value: unknown, currency: string): Money | undefined =>
  value === 0 ? fromUnits(0, currency) : readSuitePrice(value, currency);

function farePeriodOf(start: PlainDate, periods: readonly FarePeriod[]): FarePeriod | undefined {
  const day = start.slice(5);
  return periods.find(({ from, to }) => (from <= to ? day >= from && day <= to : day >= from || day <= to));
}
