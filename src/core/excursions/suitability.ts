import { activityLevel as levelOf } from './activity-level';

type Mobility = 'none' | 'slow' | 'stairs' | 'wheelchair';

/** For each mobility, the activity level in bars from which an excursion may be too hard, and whether a tender is. */
const limits: Readonly<Record<Mobility, { readonly bars: number; readonly isTenderHard: boolean }>> = {
  none: { bars: Infinity, isTenderHard: false },
  slow: { bars: 3, isTenderHard: false },
  stairs: { bars: 2, isTenderHard: true },
  wheelchair: { bars: 2, isTenderHard: true },
};

interface SuitabilityDoubts {
  readonly isEffortHigh: boolean;
  readonly isTenderHard: boolean;
}

/**
 * Returns doubts that are shown beside the excursion. They never refuse a booking: the traveller decides, and staff can
 * help.
 */
export function suitabilityDoubts(
  mobility: string | undefined,
  { activityLevel, isByTender }: { readonly activityLevel: string; readonly isByTender: boolean },
): SuitabilityDoubts | undefined {
  const limit = isMobility(mobility) ? limits[mobility] : limits.none;
  const doubts = {
    isEffortHigh: levelOf(activityLevel).bars >= limit.bars,
    isTenderHard: isByTender && limit.isTenderHard,
  };
  return doubts.isEffortHigh || doubts.isTenderHard ? doubts : undefined;
}

const isMobility = (text: string | undefined): text is Mobility => text !== undefined && Object.hasOwn(limits, text);
