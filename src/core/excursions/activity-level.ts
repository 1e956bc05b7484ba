type ActivityLevelName = 'GENTLE' | 'MODERATE' | 'ACTIVE' | 'STRENUOUS';

const BARS: Readonly<Record<ActivityLevelName, 1 | 2 | 3 | 4>> = { GENTLE: 1, MODERATE: 2, ACTIVE: 3, STRENUOUS: 4 };

interface ActivityLevel {
  readonly name: ActivityLevelName;
  readonly bars: 1 | 2 | 3 | 4;
}

/**
 * Maps the line's label of an activity level (Gentle, Moderate, Active, Strenuous, case-insensitive) to a name and
 * bars. MODERATE, ACTIVE and STRENUOUS are two to four; every other label is level one (EXC-23).
 */
export function activityLevel(word: string): ActivityLevel {
  const name = word.trim().toUpperCase();
  const knownName = isActivityLevelName(name) ? name : 'GENTLE';
  return { name: knownName, bars: BARS[knownName] };
}

const isActivityLevelName = (name: string): name is ActivityLevelName => Object.hasOwn(BARS, name);
