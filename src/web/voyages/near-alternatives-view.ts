import type { GuestCounts } from '../../core/reserve/guest-counts';
import { suiteStepAddress } from '../../core/reserve/step-address';
import { isFunnelSuite } from '../../core/reserve/suite-id';
import { formatMoney, formatWholeUnits, isPositive, type Money } from '../../core/shared/money';
import { formatDateRange } from '../../core/shared/plain-date';
import type { VoyageSailing } from '../../core/voyages/find-voyages';
import {
  type NearAlternative,
  nearAlternatives,
  type Relaxation,
  relaxFilter,
} from '../../core/voyages/near-alternatives';
import { shortPortName } from '../../core/voyages/port-name';
import type { Sailing } from '../../core/voyages/sailing';
import { type FacetedSailing, toFaceted } from '../../core/voyages/sailing-filter';
import type { Suite } from '../../core/voyages/voyage';
import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import type { NearItemView, NearView } from '../../../views/voyages/NearAlternatives';
import { nearTexts as texts } from '../../../views/voyages/near.texts';
import { hrefVoyage, hrefVoyages, hrefWatch } from '../hrefs';
import type { AskedSailings } from './asked-sailings';
import type { SailingAddress } from './sailing-address';

const maxSuites = 3;
const maxRelaxations = 3;

interface NearSources {
  readonly selectedSailing: Sailing | undefined;
  readonly coming: readonly VoyageSailing[];
  readonly suites: readonly Suite[];
  readonly chosenSuite?: Suite | undefined;
  readonly party: GuestCounts | undefined;
}

/** Alternatives for a sailing with only a waitlist, or for its sold-out suites; empty where all is free. */
export function toNear({ selectedSailing, coming, suites, chosenSuite, party }: NearSources): readonly NearView[] {
  const goneSuites = selectedSailing?.suites.filter(({ availableCabins }) => availableCabins === 0) ?? [];
  if (!selectedSailing || goneSuites.length === 0) return [];
  const all = toFaceted(coming, { suites, youngestMonthsOf: () => 0 });
  const sailing = all.find((one) => one.sailing.itineraryId === selectedSailing.itineraryId);
  if (!sailing) return [];
  if (selectedSailing.isWaitlistOnly) {
    const dates = formatDateRange(selectedSailing.start, selectedSailing.end);
    return toView(texts.sailingGone(dates), nearAlternatives({ sailing }, all), party, {
      label: texts.watch(dates),
      href: hrefWatch(selectedSailing.itineraryId),
    });
  }
  return (chosenSuite ? [chosenSuite] : suites)
    .filter(({ category, suiteId }) => !isFunnelSuite(suiteId) && goneSuites.some((one) => one.category === category))
    .slice(0, maxSuites)
    .flatMap(({ category, title, suiteId }) =>
      toView(texts.suiteGone(title), nearAlternatives({ sailing, category }, all), party, {
        label: texts.watch(`the ${title}`),
        href: hrefWatch(selectedSailing.itineraryId, suiteId),
      }),
    );
}

const toView = (
  goneText: string,
  near: readonly NearAlternative[],
  party: GuestCounts | undefined,
  watch: Omit<NearItemView, 'note'>,
): readonly NearView[] => [
  { goneText, items: [...near.map((one) => toNearItem(one, party)), { ...watch, note: texts.watchNote }] },
];

export function toNearItem(one: NearAlternative, party?: GuestCounts): NearItemView {
  const { voyage, sailing } = one.sailing;
  const { suite } = one.suite;
  return {
    label: labelOf(one),
    href:
      one.kind === 'neighbouring-suite'
        ? suiteStepAddress({ itineraryId: sailing.itineraryId, suiteId: suite.suiteId, counts: party })
        : hrefVoyage(voyage.slug, sailing.itineraryId),
    note: [
      texts.fare(formatMoney(one.fare)),
      ...(one.difference ? [differenceText(one.difference)] : []),
      ...(one.days === 0 ? [] : [daysText(one.days)]),
    ].join(', '),
  };
}

function labelOf({ kind, sailing: { voyage, sailing }, suite: { suite }, portSlug }: NearAlternative): string {
  switch (kind) {
    case 'neighbouring-suite':
      return texts.sameDates(suite.title);
    case 'next-sailing':
      return texts.otherDates(formatDateRange(sailing.start, sailing.end), suite.title);
    case 'same-port': {
      const port = voyage.route.find((point) => point.portSlug === portSlug)?.name ?? '';
      return texts.samePort(shortPortName(port), titleWithoutAsterisks(voyage.title));
    }
  }
}

export const differenceText = (difference: Money): string => {
  if (difference.amount === 0) return texts.sameFare;
  const amount = formatMoney({ ...difference, amount: Math.abs(difference.amount) });
  return isPositive(difference) ? texts.more(amount) : texts.less(amount);
};

const daysText = (days: number): string => (days > 0 ? texts.later(days) : texts.earlier(-days));

/** For a filter that lists nothing: what it lists without one of its parts. */
export const toRelaxations = (
  all: readonly FacetedSailing[],
  { filter, parameters }: Pick<SailingAddress, 'filter' | 'parameters'>,
): readonly NearItemView[] =>
  relaxFilter(all, filter)
    .slice(0, maxRelaxations)
    .map((one) => ({
      href: hrefVoyages({ ...parameters, ...droppedBy(one.facet) }),
      label: texts.without[one.facet](one.count),
      note: noteOf(one),
    }));

const droppedParameters: Readonly<Partial<Record<Relaxation['facet'], readonly (keyof AskedSailings)[]>>> = {
  dates: ['startDate', 'endDate'],
  party: ['guestsAdults', 'guestsChildren', 'ages'],
};

const droppedBy = (facet: Relaxation['facet']): Readonly<Record<string, undefined>> =>
  Object.fromEntries((droppedParameters[facet] ?? [facet]).map((name) => [name, undefined]));

function noteOf({ nearest: { voyage, sailing }, fare, days, unitsOver }: Relaxation): string {
  return [
    texts.nearest(titleWithoutAsterisks(voyage.title), formatDateRange(sailing.start, sailing.end)),
    ...(fare ? [texts.fare(formatMoney(fare))] : []),
    ...(days === undefined ? [] : [daysText(days)]),
    ...(unitsOver !== undefined && fare
      ? [texts.overBudget(formatWholeUnits(Math.ceil(unitsOver), fare.currency))]
      : []),
  ].join(', ');
}
