import type { Experience } from './experience';
import { type ExperienceCall, monthOf } from './port-calls';

/** `short` is up to two and a half hours, `half-day` up to four and a half, `long` is longer. */
export const experienceLengths = ['short', 'half-day', 'long'] as const;
type ExperienceLength = (typeof experienceLengths)[number];

const SHORT_MINUTES = 150;
const HALF_DAY_MINUTES = 270;

export interface ExperienceFilter {
  readonly categorySlug?: string;
  readonly regionSlug?: string;
  readonly portSlug?: string;
  readonly interest?: string;
  readonly level?: string;
  readonly kind?: Experience['kind'];
  /** 1 to 12: the vessel calls in that month of any coming year, and the experience is offered then. */
  readonly month?: number;
  readonly length?: ExperienceLength;
}

export interface FoundExperience {
  readonly experience: Experience;
  readonly calls: readonly ExperienceCall[];
}

export function matchesFilter({ experience, calls }: FoundExperience, filter: ExperienceFilter): boolean {
  const { categorySlug, portSlug, interest, level, kind, length } = filter;
  return (
    isWanted(categorySlug, experience.categorySlug) &&
    isWanted(portSlug, experience.portSlug) &&
    isWanted(level, experience.activityLevel) &&
    isWanted(kind, experience.kind) &&
    isWanted(length, lengthOf(experience)) &&
    (interest === undefined || experience.interests.includes(interest)) &&
    hasCall(calls, filter)
  );
}

function lengthOf({ durationMinutes }: Pick<Experience, 'durationMinutes'>): ExperienceLength {
  if (durationMinutes <= SHORT_MINUTES) return 'short';
  return durationMinutes <= HALF_DAY_MINUTES ? 'half-day' : 'long';
}

/**
 * Region and month must match in the same call: June in the Adriatic, not June elsewhere and the Adriatic in another
 * month.
 */
function hasCall(calls: readonly ExperienceCall[], { regionSlug, month }: ExperienceFilter): boolean {
  if (regionSlug === undefined && month === undefined) return true;
  return calls.some(({ voyage, date }) => isWanted(regionSlug, voyage.regionSlug) && isWanted(month, monthOf(date)));
}

const isWanted = <T>(wantedValue: T | undefined, value: T) => wantedValue === undefined || wantedValue === value;
