import { activityLevel } from '../../core/excursions/activity-level';
import { experienceLengths, type FoundExperience } from '../../core/excursions/experience-filter';
import { monthOf } from '../../core/excursions/port-calls';
import { experienceOrders } from '../../core/excursions/sort-experiences';
import { compareTexts } from '../../core/shared/compare-texts';
import { queryText } from '../../core/shared/query-text';
import type { Port, Region } from '../../core/voyages/voyage';
import type { ExperienceFilterView, FilterChoice } from '../../../views/excursions/ExperienceFilter';
import { excursionsTexts as texts } from '../../../views/excursions/excursions.texts';
import { paths } from '../paths';
import { type AskedExperiences, experienceQuery, type ExperienceQueryName } from './read-experience-filter';

interface FilterSources {
  readonly all: readonly FoundExperience[];
  readonly regions: readonly Region[];
  readonly ports: readonly Port[];
  readonly browsedFor?: readonly (readonly [name: string, value: string | undefined])[];
}

type Options = FilterChoice['options'];

export function toExperienceFilterView(
  { values }: Pick<AskedExperiences, 'values'>,
  sources: FilterSources,
): ExperienceFilterView {
  const options = optionsOf(sources);
  const { browsedFor = [] } = sources;
  const choice = (name: ExperienceQueryName): FilterChoice => ({
    name,
    label: labels[name],
    value: values[name] === 'suggested' ? '' : values[name],
    options: options[name],
  });
  const chosenNames = experienceQuery.filter((name) => name !== 'sortBy' && values[name] !== '');
  return {
    main: [choice('region'), choice('month'), choice('interest'), choice('sortBy')],
    more: [choice('port'), choice('level'), choice('kind'), choice('duration')],
    chosenFilters: chosenNames.map((name) => ({
      label: options[name].find(({ value }) => value === values[name])?.label ?? values[name],
      href: hrefExperiences([
        ...browsedFor,
        ...experienceQuery.map((each) => [each, each === name ? '' : values[each]] as const),
      ]),
    })),
    hiddenFields: browsedFor.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }])),
    clearHref: hrefExperiences(browsedFor),
  };
}

function hrefExperiences(parameters: Parameters<typeof queryText>[0]): string {
  const query = queryText(parameters);
  return `${paths.excursions.list}${query === '' ? '' : `?${query}`}#results`;
}

const labels: Readonly<Record<ExperienceQueryName, string>> = {
  region: texts.region,
  port: texts.port,
  interest: texts.interest,
  level: texts.level,
  kind: texts.kind,
  month: texts.month,
  duration: texts.length,
  sortBy: texts.order,
};

function optionsOf({ all, regions, ports }: FilterSources): Readonly<Record<ExperienceQueryName, Options>> {
  const experiences = all.map(({ experience }) => experience);
  const calls = all.flatMap((foundExperience) => foundExperience.calls);
  const calledRegions = new Set(calls.map(({ voyage }) => voyage.regionSlug));
  const usedPorts = new Set(experiences.map(({ portSlug }) => portSlug));
  const interests = [...new Set(experiences.flatMap((each) => each.interests))].sort(compareTexts);
  const levels = [...new Set(experiences.map((each) => each.activityLevel))].sort(
    (one, other) => activityLevel(one).bars - activityLevel(other).bars,
  );
  const months = [...new Set(calls.map(({ date }) => monthOf(date)))].sort((one, other) => one - other);
  return {
    region: [
      any(texts.anyRegion),
      ...regions.filter(({ slug }) => calledRegions.has(slug)).map(({ slug, name }) => ({ value: slug, label: name })),
    ],
    port: [
      any(texts.anyPort),
      ...ports
        .filter(({ slug }) => usedPorts.has(slug))
        .map(({ slug, name }) => ({ value: slug, label: name }))
        .sort((one, other) => one.label.localeCompare(other.label, 'en')),
    ],
    interest: [any(texts.anyInterest), ...interests.map(same)],
    level: [any(texts.anyLevel), ...levels.map(same)],
    kind: [any(texts.anyKind), { value: 'Shore', label: texts.kinds.Shore }, { value: 'Sea', label: texts.kinds.Sea }],
    month: [
      any(texts.anyMonth),
      ...months.map((month) => ({ value: String(month), label: texts.months[month - 1] ?? '' })),
    ],
    duration: [
      any(texts.anyLength),
      ...experienceLengths.map((length) => ({ value: length, label: texts.lengths[length] })),
    ],
    sortBy: experienceOrders.map((order) => ({
      value: order === 'suggested' ? '' : order,
      label: texts.orders[order],
    })),
  };
}

const any = (label: string) => ({ value: '', label });
const same = (word: string) => ({ value: word, label: word });
