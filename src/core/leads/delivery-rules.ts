/** D1: delivery is tried for this long before an operator must act. */
export const givenUpAfterMs = 72 * 3_600_000;
/** D2: a delivered lead is remembered for longer than the 24 hours in which it may be sent again. */
export const rememberedMs = 25 * 3_600_000;

const firstPauseMs = 1_000;
const maxPauseMs = 15 * 60_000;

/** Maximum delay that is ever planned. A later due time was written before the clock was set back. */
export const maxPlannedDelayMs = 2 * maxPauseMs;

/** Returns the maximum delay after so many attempts: one second, doubling, a quarter of an hour at most (D1). */
export const pauseAfter = (attempts: number): number =>
  Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(Math.max(attempts - 1, 0), 20));
