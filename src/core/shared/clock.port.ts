/** The wall clock. Everything that asks "what time is it?" asks here, so that tests and the demo can move it. */
export interface Clock {
  now(): Date;
}
export const Clock = Symbol('Clock');
