let aheadMs = 0;

/**
 * Milliseconds since 1970 by the clock that all nodes share: it is this machine's clock, corrected by its difference
 * from the database's (reliability G9), and never a demonstration's moved clock.
 */
export const realTime = (): number => Date.now() - aheadMs;

/** @param seconds by which this machine's clock is ahead; negative when it is behind. */
export function correctRealTime(seconds: number): void {
  aheadMs = seconds * 1_000;
}
