import { compareTexts } from '../shared/compare-texts';
import type { FoundExperience } from './experience-filter';

/** Sort orders (H45, EXC-19). `price` is offered on the public list only. */
export const experienceOrders = ['suggested', 'popular', 'duration', 'price'] as const;
export type ExperienceOrder = (typeof experienceOrders)[number];

export interface ExperienceRanks {
  /** A guest prefers some of the experiences' interests; a visitor has no preferences. */
  readonly preferences: readonly string[];
  readonly confirmedSeats: ReadonlyMap<string, number>;
}

export interface ExperienceSorting {
  readonly order: ExperienceOrder;
  readonly ranks: ExperienceRanks;
}

export const suggestedToAll: ExperienceSorting = {
  order: 'suggested',
  ranks: { preferences: [], confirmedSeats: new Map() },
};

type Comparison = (one: FoundExperience, other: FoundExperience) => number;

/**
 * Sort orders of H45: suggested by matches with the guest's preferences, then by the editors' rank; popular by
 * confirmed seats; duration and price ascending. Ties by the first available date, then by tour code.
 */
export function sortExperiences(
  foundExperiences: readonly FoundExperience[],
  order: ExperienceOrder,
  ranks: ExperienceRanks,
): readonly FoundExperience[] {
  const comparisons = [...comparisonsOf(order, ranks), byFirstCall, byCode];
  return foundExperiences.toSorted((one, other) =>
    comparisons.reduce((result, compare) => result || compare(one, other), 0),
  );
}

function comparisonsOf(
  order: ExperienceOrder,
  { preferences, confirmedSeats }: ExperienceRanks,
): readonly Comparison[] {
  switch (order) {
    case 'suggested':
      return [
        descending(
          ({ experience }) => experience.interests.filter((interest) => preferences.includes(interest)).length,
        ),
        ascending(({ experience }) => experience.editorialRank),
      ];
    case 'popular':
      return [descending(({ experience }) => confirmedSeats.get(experience.tourCode) ?? 0)];
    case 'duration':
      return [ascending(({ experience }) => experience.durationMinutes)];
    case 'price':
      return [ascending(({ experience }) => experience.price?.amount ?? Infinity)];
  }
}

type Measure = (foundExperience: FoundExperience) => number;
const ascending =
  (measure: Measure): Comparison =>
  (one, other) =>
    Math.sign(measure(one) - measure(other)) || 0;
const descending = (measure: Measure): Comparison => ascending((foundExperience) => -measure(foundExperience));

/** Experiences without a coming date sort last. */
const byFirstCall: Comparison = (one, other) =>
  compareTexts(one.calls[0]?.date ?? '9999', other.calls[0]?.date ?? '9999');
const byCode: Comparison = (one, other) => compareTexts(one.experience.tourCode, other.experience.tourCode);
