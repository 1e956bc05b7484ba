import type { FoundSailings } from '../../core/voyages/find-sailings';
import { formatWholeUnits } from '../../core/shared/money';
import { formatLongDate, formatMonth, plainDate } from '../../core/shared/plain-date';
import { facetChoices } from '../../core/voyages/facet-choices';
import { type CountedChoice, countChoices, defaultParty, type FacetName } from '../../core/voyages/facet-counts';
import type { NonStopFlights } from '../../core/voyages/non-stop-flights';
import { shortPortName } from '../../core/voyages/port-name';
import type { FacetedSailing, SailingFilter } from '../../core/voyages/sailing-filter';
import type { SuiteAmenity } from '../../core/voyages/suite-amenities';
import type { Port, Region } from '../../core/voyages/voyage';
import { watersOf } from '../../core/voyages/waters';
import { facetsTexts as texts } from '../../../views/voyages/facets.texts';
import type { AskedView, ChoiceView, VoyageFacetsView } from '../../../views/voyages/voyage-facets-view';
import { hrefVoyages } from '../hrefs';
import { LastView } from '../rendering/last-view';
import type { AskedSailings } from './asked-sailings';
import type { SailingAddress } from './sailing-address';
import { ViewsByFilter } from './views-by-filter';

interface FacetSources extends FoundSailings {
  readonly address: SailingAddress;
  readonly ports: readonly Port[];
  readonly flights: NonStopFlights;
}

type Counts = Readonly<Record<FacetName, readonly CountedChoice[]>>;

type FacetFields = Pick<VoyageFacetsView, 'where' | 'guests' | 'suite'> & Pick<VoyageFacetsView['when'], 'times'>;

const fields = new ViewsByFilter<FacetFields>();

export function toFacetsView(sources: FacetSources): VoyageFacetsView {
  const { address, all, matches, regions, ports, flights } = sources;
  const { filter, parameters } = address;
  const by = JSON.stringify([parameters.region, parameters.ages]);
  const { times, ...others } = fields.of({ all, filter, from: [regions, ports, flights], by }, () => toFields(sources));
  return {
    ...others,
    when: { summary: whenText(filter, parameters), times },
    showText: texts.show(matches.length),
    hasMatches: matches.length > 0,
    ...(parameters.sortBy ? { sortBy: parameters.sortBy } : {}),
  };
}

function toFields(sources: FacetSources): FacetFields {
  const { address, all, regions } = sources;
  const { filter, parameters } = address;
  const counts = countChoices(all, filter, facetChoices({ all, regions, filter }));
  return {
    where: toWhere(sources, counts),
    times: {
      months: listing(toChoices(counts.month, shortMonthText, filter.months)),
      nights: listing(toChoices(counts.nights, (nights) => texts.nightsOf(Number(nights)), filter.nights.map(String))),
    },
    guests: toGuests(filter, parameters, counts, currencyOf(all)),
    suite: {
      summary: filter.amenities.map(amenityText).join(', ') || texts.anySuite,
      amenities: toChoices(counts.amenity, (value) => texts.amenity[value as SuiteAmenity], filter.amenities),
      availability: toChoices(counts.availability, () => texts.openOnly, filter.isOpenOnly ? ['open'] : []),
      isStepFreeNamed: counts.amenity.some(({ value }) => value === ('step-free' satisfies SuiteAmenity)),
    },
  };
}

function toWhere({ address, regions, ports, flights }: FacetSources, counts: Counts): VoyageFacetsView['where'] {
  const { filter, parameters } = address;
  const groups = watersOf(regions);
  const nameOf = new Map(regions.map(({ slug, name }) => [slug, name]));
  const allOf = new Map(groups.map(({ slug, name }) => [slug, texts.allOf(name)]));
  const portName = portNames(ports);
  const choices = toChoices(
    counts.region,
    (slug) => allOf.get(slug) ?? nameOf.get(slug) ?? slug,
    parameters.region ? [parameters.region] : [],
  );
  const inGroup = new Set(groups.flatMap((group) => [group.slug, ...group.regions.map(({ slug }) => slug)]));
  // Ports are in the order of slugs, which is that of their names.
  const byName = toChoices(counts.port, portName, filter.ports);
  return {
    summary: whereText(address, regions, ports),
    region: parameters.region ?? '',
    groups: groups.map((group) => {
      const within = new Set([group.slug, ...group.regions.map(({ slug }) => slug)]);
      return { label: group.name, choices: choices.filter(({ value }) => within.has(value)) };
    }),
    ungroupedChoices: choices.filter(({ value }) => !inGroup.has(value)),
    chosenPorts: byName.filter(({ isChosen }) => isChosen),
    // Ports that would leave no sailing are left out, because there are too many to show.
    ports: byName.filter(({ isChosen, count }) => !isChosen && count > 0),
    chosenCountry: toChoices(counts.country, (slug) => filter.country?.name ?? slug, [filter.country?.slug ?? '']),
    ...(flights.checkedOn && {
      flights: {
        choices: toChoices(counts.flyingFrom, originNames(flights), filter.flyingFrom ? [filter.flyingFrom] : []),
        note: texts.flightsNote(formatLongDate(flights.checkedOn)),
      },
    }),
    seaDays: toChoices(
      counts.seaDays,
      (days) => texts.seaDaysUpTo(Number(days)),
      filter.maxSeaDays === undefined ? [] : [String(filter.maxSeaDays)],
    ),
  };
}

function toGuests(
  { party = defaultParty, maxFare }: SailingFilter,
  parameters: AskedSailings,
  counts: Counts,
  currency: string,
): VoyageFacetsView['guests'] {
  const budget = maxFare === undefined ? [] : [String(maxFare)];
  return {
    summary: [
      texts.adultsOf(party.adults),
      ...(party.children > 0 ? [texts.childrenOf(party.children)] : []),
      ...budget.map((units) => texts.fareUpTo(formatWholeUnits(Number(units), currency))),
    ].join(', '),
    adults: toChoices(counts.adults, (count) => texts.adultsOf(Number(count)), [String(party.adults)]),
    children: toChoices(counts.children, (count) => texts.childrenOf(Number(count)), [String(party.children)]),
    ages: parameters.ages?.replaceAll(',', ', ') ?? '',
    budget: toChoices(counts.budget, (units) => budgetText(units, currency), budget),
  };
}

export function toAsked(
  address: SailingAddress,
  {
    regions,
    ports,
    flights,
    all,
    view,
  }: Pick<FacetSources, 'regions' | 'ports' | 'flights' | 'all'> & Pick<AskedHref, 'view'>,
): readonly AskedView[] {
  const { parameters, filter } = address;
  const without = (label: string, changes: AskedHref): AskedView => ({
    label,
    href: hrefVoyages({ ...parameters, view, ...changes }),
  });
  const drop = (
    name: 'month' | 'nights' | 'port' | 'amenity',
    values: readonly (string | number)[],
    value: unknown,
  ) => ({
    [name]: values.filter((other) => other !== value).join(',') || undefined,
  });
  const portName = portNames(ports);
  const { party, country, maxFare, maxSeaDays, flyingFrom } = filter;
  return [
    ...(parameters.region ? [without(regionText(parameters.region, regions), { region: undefined })] : []),
    ...filter.ports.map((port) => without(portName(port), drop('port', filter.ports, port))),
    ...(country ? [without(country.name, { country: undefined })] : []),
    ...(maxSeaDays === undefined ? [] : [without(texts.fewSeaDays(maxSeaDays), { seaDays: undefined })]),
    ...(flyingFrom === undefined
      ? []
      : [without(texts.nonStopFrom(originNames(flights)(flyingFrom)), { flyingFrom: undefined })]),
    ...filter.months.map((month) => without(monthText(month), drop('month', filter.months, month))),
    ...filter.nights.map((nights) => without(texts.nightsOf(nights), drop('nights', filter.nights, nights))),
    ...(filter.from || filter.to ? [without(daysText(filter), { startDate: undefined, endDate: undefined })] : []),
    ...(party
      ? [
          without(partyText(party.adults, party.children, parameters.ages), {
            guestsAdults: undefined,
            guestsChildren: undefined,
            ages: undefined,
          }),
        ]
      : []),
    ...(maxFare === undefined ? [] : [without(budgetText(String(maxFare), currencyOf(all)), { budget: undefined })]),
    ...filter.amenities.map((one) => without(texts.amenity[one], drop('amenity', filter.amenities, one))),
    ...(filter.isOpenOnly ? [without(texts.openOnly, { availability: undefined })] : []),
  ];
}

type AskedHref = NonNullable<Parameters<typeof hrefVoyages>[0]>;

const toChoices = (
  countedChoices: readonly CountedChoice[],
  labelOf: (value: string) => string,
  chosenValues: readonly string[],
): readonly ChoiceView[] =>
  countedChoices.map(({ value, count }) => ({
    value,
    label: labelOf(value),
    count,
    isChosen: chosenValues.includes(value),
  }));

/** Where there are many choices, those that would list nothing are left out, unless they were chosen. */
const listing = (choices: readonly ChoiceView[]): readonly ChoiceView[] =>
  choices.filter(({ count, isChosen }) => count > 0 || isChosen);

/** Returns, for example, "Feb 2027". */
const shortMonthText = (month: string): string => monthText(month).replace(/^(\p{L}{3})\p{L}*/u, '$1');

const monthText = (month: string): string => formatMonth(plainDate(`${month}-01`));

const amenityText = (amenity: SuiteAmenity, index: number): string => {
  const text = texts.amenity[amenity].replace(/^An? /, '');
  return index === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text.charAt(0).toLowerCase() + text.slice(1);
};

const shortNames = new LastView<ReadonlyMap<string, string>>();

const portNames = (ports: readonly Port[]) => {
  const names = shortNames.of(ports, [], () => new Map(ports.map(({ slug, name }) => [slug, shortPortName(name)])));
  return (slug: string) => names.get(slug) ?? slug;
};

const originNames =
  ({ origins }: NonStopFlights) =>
  (slug: string): string =>
    origins.find((origin) => origin.slug === slug)?.name ?? slug;

export const regionText = (slug: string, regions: readonly Region[]): string =>
  [...regions, ...watersOf(regions)].find((one) => one.slug === slug)?.name ?? slug;

function whereText({ parameters, filter }: SailingAddress, regions: readonly Region[], ports: readonly Port[]): string {
  const portName = portNames(ports);
  const parts = [
    ...(parameters.region ? [regionText(parameters.region, regions)] : []),
    ...(filter.country ? [filter.country.name] : []),
    ...filter.ports.map(portName),
  ];
  return parts.join(', ') || (filter.maxSeaDays === undefined ? texts.anywhere : texts.fewSeaDays(filter.maxSeaDays));
}

function whenText(filter: SailingFilter, { startDate, endDate }: AskedSailings): string {
  const { months, nights } = filter;
  const parts = [
    ...(months.length > 2 ? [texts.monthsOf(months.length)] : months.map(monthText)),
    ...(nights.length > 0 ? [texts.anyNightsOf(nights)] : []),
    ...(startDate || endDate ? [daysText(filter)] : []).filter((text) => text !== ''),
  ];
  return parts.join(', ') || texts.anyTime;
}

const daysText = ({ from, to }: SailingFilter): string =>
  texts.days(from && formatLongDate(from), to && formatLongDate(to));

const partyText = (adults: number, children: number, ages: string | undefined): string =>
  [
    texts.adultsOf(adults),
    ...(children > 0
      ? [`${texts.childrenOf(children)}${ages ? ` ${texts.agesOf(ages.replaceAll(',', ', '))}` : ''}`]
      : []),
  ].join(', ');

const budgetText = (units: string, currency: string): string => texts.upTo(formatWholeUnits(Number(units), currency));

/** The line sells in one currency; without any fare there is no budget to choose from. */
export const currencyOf = (all: readonly FacetedSailing[]): string => {
  for (const { suites } of all) for (const { fare } of suites) if (fare) return fare.currency;
  return '';
};
