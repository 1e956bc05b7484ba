const leastPercent = 2;

/**
 * Returns the progress in percent, 2 to 99, at the question with this index from 0 (SUR-07, H69). A finished survey has
 * 100.
 */
export const surveyProgress = ({ index, count }: { readonly index: number; readonly count: number }): number =>
  count === 0 ? leastPercent : Math.max(leastPercent, Math.floor((100 * index) / count));

export const finishedPercent = 100;
