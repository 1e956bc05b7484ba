import {
  type ExperienceFilter,
  type ExperienceLength,
  experienceLengths,
  type FoundExperience,
} from '../../core/excursions/experience-filter';
import { type ExperienceOrder, experienceOrders } from '../../core/excursions/sort-experiences';
import type { Experience } from '../../core/excursions/experience';

/** Names of the parameters; also the page's cache key. */
export const experienceQuery = ['region', 'port', 'interest', 'level', 'kind', 'month', 'duration', 'sortBy'] as const;
export type ExperienceQueryName = (typeof experienceQuery)[number];

const maxTextLength = 60;

export interface AskedExperiences {
  readonly filter: ExperienceFilter;
  readonly order: ExperienceOrder;
  readonly values: Readonly<Record<ExperienceQueryName, string>>;
  /**
   * False for unknown values or a spelling that is not canonical: such addresses are unlimited in number, so the page
   * is not cached (C15).
   */
  readonly isSound: boolean;
}

/** Reads the list's parameters. Only values that experiences have are accepted (EXC-19, H45). */
export function readExperienceFilter(
  query: Readonly<Record<string, unknown>>,
  all: readonly FoundExperience[],
): AskedExperiences {
  const asked = (name: ExperienceQueryName) => textOf(query[name]);
  const understood = Object.fromEntries(
    experienceQuery.map((name) => [name, isKnown(name, asked(name), all) ? asked(name) : '']),
  ) as Record<ExperienceQueryName, string>;
  const { region, port, interest, level, kind, month, duration, sortBy } = understood;
  return {
    filter: {
      ...(region ? { regionSlug: region } : {}),
      ...(port ? { portSlug: port } : {}),
      ...(interest ? { interest } : {}),
      ...(level ? { level } : {}),
      ...(kind ? { kind: kind as Experience['kind'] } : {}),
      ...(month ? { month: Number(month) } : {}),
      ...(duration ? { length: duration as ExperienceLength } : {}),
    },
    order: sortBy === '' ? 'suggested' : (sortBy as ExperienceOrder),
    values: understood,
    isSound: experienceQuery.every((name) => (query[name] ?? '') === understood[name]),
  };
}

function isKnown(name: ExperienceQueryName, value: string, all: readonly FoundExperience[]): boolean {
  switch (name) {
    case 'region':
      return all.some(({ calls }) => calls.some(({ voyage }) => voyage.regionSlug === value));
    case 'port':
      return all.some(({ experience }) => experience.portSlug === value);
    case 'interest':
      return all.some(({ experience }) => experience.interests.includes(value));
    case 'level':
      return all.some(({ experience }) => experience.activityLevel === value);
    case 'kind':
      return value === 'Shore' || value === 'Sea';
    case 'month':
      return /^([1-9]|1[0-2])$/.test(value);
    case 'duration':
      return (experienceLengths as readonly string[]).includes(value);
    case 'sortBy':
      return (experienceOrders as readonly string[]).includes(value);
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, maxTextLength) : '');
