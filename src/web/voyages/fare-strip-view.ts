import { formatMoney, inUnits } from '../../core/shared/money';
import { formatDateRange, formatMonth, plainDate } from '../../core/shared/plain-date';
import { fareCalendar, type FareMonth, withoutTime } from '../../core/voyages/fare-calendar';
import type { FacetedSailing } from '../../core/voyages/sailing-filter';
import { WAITLIST_ONLY } from '../../core/voyages/suite-price';
import { facetsTexts as texts } from '../../../views/voyages/facets.texts';
import type { FareMonthView, FareStripView } from '../../../views/voyages/FareStrip';
import { hrefVoyages } from '../hrefs';
import type { SailingAddress } from './sailing-address';
import { ViewsByFilter } from './views-by-filter';

const daysOfLongMonth = 31;

type View = 'list' | 'voyages' | undefined;
type AskedStrip = Pick<SailingAddress, 'filter' | 'parameters'>;

const strips = new ViewsByFilter<FareStripView | undefined>();

/** The strip is left out when fewer than two months have a fare, because there is nothing to compare. */
export function toFareStrip(
  all: readonly FacetedSailing[],
  address: AskedStrip,
  view: View,
): FareStripView | undefined {
  // The strip shows the whole year, whatever days are asked; months that are chosen are in `parameters`.
  const filter = withoutTime(address.filter);
  const by = JSON.stringify([{ ...address.parameters, startDate: undefined, endDate: undefined }, view]);
  return strips.of({ all, filter, by }, () => makeStrip(all, address, view));
}

function makeStrip(
  all: readonly FacetedSailing[],
  { filter, parameters }: AskedStrip,
  view: View,
): FareStripView | undefined {
  const months = fareCalendar(all, filter);
  if (months.filter(({ lowest }) => lowest).length < 2) return undefined;
  const highest = Math.max(...months.flatMap(({ sailings }) => sailings.map(({ fare }) => (fare ? inUnits(fare) : 0))));
  return {
    note: texts.stripNote,
    months: months.map((month, index): FareMonthView => {
      const isChosen = filter.months.includes(month.month);
      const name = formatMonth(plainDate(`${month.month}-01`));
      const isNewYear = index === 0 || month.month.endsWith('-01');
      return {
        month: month.month,
        name,
        shortName: name.slice(0, 3),
        ...(isNewYear ? { year: month.month.slice(0, 4) } : {}),
        href: hrefVoyages({
          ...parameters,
          startDate: undefined,
          endDate: undefined,
          view,
          month: chosenMonths(filter.months, month.month, isChosen) || undefined,
        }),
        isChosen,
        price: priceText(month),
        isLowest: month.sailings.some(({ isLowest }) => isLowest),
        spokenText: spokenText(month),
        sailings: month.sailings.map(({ sailing, fare, isLowest }) => ({
          at: (Number(sailing.start.slice(8)) - 1) / (daysOfLongMonth - 1),
          height: fare ? Math.round((inUnits(fare) / highest) * 1000) / 1000 : 0,
          isLowest,
        })),
      };
    }),
  };
}

const chosenMonths = (months: readonly string[], month: string, isChosen: boolean): string =>
  (isChosen ? months.filter((other) => other !== month) : [...months, month].toSorted()).join(',');

const priceText = ({ lowest, sailings }: FareMonth): string => {
  if (lowest) return formatMoney(lowest);
  return sailings.length > 0 ? WAITLIST_ONLY : texts.noSailing;
};

const spokenText = ({ sailings }: FareMonth): string =>
  sailings.length === 0
    ? texts.noSailing
    : sailings
        .map(({ sailing, voyage, fare, isLowest }) =>
          texts.spokenFare(
            formatDateRange(sailing.start, sailing.end),
            voyage.title,
            fare ? formatMoney(fare) : WAITLIST_ONLY,
            isLowest,
          ),
        )
        .join('; ');
