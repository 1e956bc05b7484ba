/** D1: how long a lead is tried before a person has to look. */
export const givenUpAfterMs = 72 * 3_600_000;
/** D2: a delivered lead is remembered for longer than the 24 hours in which it may be sent again. */
export const rememberedMs = 25 * 3_600_000;

const firstPauseMs = 1_000;
const maxPauseMs = 15 * 60_000;

/** Nothing is ever planned further ahead than this: what is was written before the clock went back. */
export const furthestAheadMs = 2 * maxPauseMs;

/** The longest pause after so many tries: one second, doubling, a quarter of an hour at most (D1). */
export const pauseAfter = (attempts: number): number =>
  Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(Math.max(attempts - 1, 0), 20));
