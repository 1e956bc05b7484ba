import {
  type ExperienceFilter,
  experienceLengths,
  type FoundExperience,
} from '../../core/excursions/experience-filter';
import { type ExperienceOrder, experienceOrders } from '../../core/excursions/sort-experiences';
import { experienceKinds } from '../../core/excursions/experience';
import { slugOf } from '../../core/shared/fold-text';
import { textOf } from '../voyages/voyage-filter';

/** Names of the parameters; also the page's cache key. */
export const experienceQuery = ['region', 'port', 'interest', 'level', 'kind', 'month', 'duration', 'sortBy'] as const;
export type ExperienceQueryName = (typeof experienceQuery)[number];

export interface AskedExperiences {
  readonly filter: ExperienceFilter;
  readonly order: ExperienceOrder;
  readonly values: Readonly<Record<ExperienceQueryName, string>>;
  /** Values of the address that the list ignores, because no experience has them (ROU-30). */
  readonly unknownValues: readonly string[];
  /**
   * False for unknown values or a spelling that is not canonical: such addresses are unlimited in number, so the page
   * is not cached (C15).
   */
  readonly isCanonical: boolean;
}

/** Reads the list's parameters. Only values that experiences have are accepted (EXC-19, H45). */
export function readExperienceFilter(
  query: Readonly<Record<string, unknown>>,
  all: readonly FoundExperience[],
): AskedExperiences {
  const readParameter = (name: ExperienceQueryName) => textOf(query[name]);
  const askedIf = (name: ExperienceQueryName, isKnown: (value: string) => boolean) =>
    isKnown(readParameter(name)) ? readParameter(name) : '';
  const regionSlug = slugOf(readParameter('region'));
  const values = {
    region: all.some(({ calls }) => calls.some(({ voyage }) => voyage.regionSlug === regionSlug)) ? regionSlug : '',
    port: askedIf('port', (slug) => all.some(({ experience }) => experience.portSlug === slug)),
    interest: askedIf('interest', (slug) => all.some(({ experience }) => experience.interests.includes(slug))),
    level: askedIf('level', (level) => all.some(({ experience }) => experience.activityLevel === level)),
    kind: oneOf(experienceKinds, readParameter('kind')),
    month: askedIf('month', (month) => /^([1-9]|1[0-2])$/.test(month)),
    duration: oneOf(experienceLengths, readParameter('duration')),
    sortBy: oneOf(experienceOrders, readParameter('sortBy')),
  };
  const { region, port, interest, level, kind, month, duration, sortBy } = values;
  const ignored = experienceQuery.filter((name) => values[name] === '').map(readParameter);
  return {
    filter: {
      ...(region ? { regionSlug: region } : {}),
      ...(port ? { portSlug: port } : {}),
      ...(interest ? { interest } : {}),
      ...(level ? { level } : {}),
      ...(kind ? { kind } : {}),
      ...(month ? { month: Number(month) } : {}),
      ...(duration ? { length: duration } : {}),
    },
    order: sortBy === '' ? 'suggested' : sortBy,
    values,
    unknownValues: [...new Set(ignored)].filter((value) => value !== ''),
    isCanonical: experienceQuery.every((name) => (query[name] ?? '') === values[name]),
  };
}

const oneOf = <Value extends string>(options: readonly Value[], text: string): Value | '' =>
  options.find((value) => value === text) ?? '';
