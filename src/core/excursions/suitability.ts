import { activityLevel as levelOf } from './activity-level';

export type Mobility = 'none' | 'slow' | 'stairs' | 'wheelchair';

/** Bars of effort from which on an excursion is a question for somebody, and whether a tender is. */
const limits: Readonly<Record<Mobility, { readonly bars: number; readonly isTenderHard: boolean }>> = {
  none: { bars: Infinity, isTenderHard: false },
  slow: { bars: 3, isTenderHard: false },
  stairs: { bars: 2, isTenderHard: true },
  wheelchair: { bars: 2, isTenderHard: true },
};

export interface SuitabilityDoubts {
  readonly isEffortHigh: boolean;
  readonly isTenderHard: boolean;
}

/** Doubts, and no refusal: the traveller knows best, and the line's people help. */
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
