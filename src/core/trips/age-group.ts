import { ageOn, type PlainDate } from '../shared/plain-date';

// Four rules about ages that look alike but differ (H34). Do not merge them.

/** Ages in years at which the reservation engine prices guests whose birthday is unknown (ENG-01). */
export const PRICING_AGES = { adult: 30, child: 5 } as const;
/** Each age group of an excursion begins at this age in years (TRD-09). */
export const AGE_GROUP_STARTS = { adult: 18, child: 6, youngChild: 3 } as const;
/** The 'Child under 10' badge ends on this birthday (TRD-07). */
export const BADGE_ENDS_AT = 10;
/** The minimum age in years of an excursion that names none (EXC-15). */
export const DEFAULT_EXCURSION_MINIMUM_AGE = 18;

export type AgeGroup = 'ADULT' | 'CHILD' | 'YOUNG_CHILD' | 'INFANT';

/** The two groups of children share one label; their codes and prices differ (H34). */
export const AGE_GROUP_LABELS: Readonly<Record<AgeGroup, string>> = {
  ADULT: 'Adult',
  CHILD: 'Child',
  YOUNG_CHILD: 'Child',
  INFANT: 'Infant',
};

/**
 * Returns the age group of a guest on `day`: the day of the excursion where it is known, else today. 18 and over `ADULT`, 6
 * to 17 `CHILD`, 3 to 5 `YOUNG_CHILD`, under 3 `INFANT`; without a birthday `ADULT` (TRD-09, H34).
 */
export function ageGroupOn(birthday: PlainDate | undefined, day: PlainDate): AgeGroup {
  if (birthday === undefined) return 'ADULT';
  const age = ageOn(birthday, day);
  if (age >= AGE_GROUP_STARTS.adult) return 'ADULT';
  if (age >= AGE_GROUP_STARTS.child) return 'CHILD';
  return age >= AGE_GROUP_STARTS.youngChild ? 'YOUNG_CHILD' : 'INFANT';
}

/** Guests have the badge until the day before their tenth birthday (TRD-07, H34). */
export function hasChildBadge(birthday: PlainDate | undefined, today: PlainDate): boolean {
  if (birthday === undefined) return false;
  const age = ageOn(birthday, today);
  return age >= 0 && age < BADGE_ENDS_AT;
}
