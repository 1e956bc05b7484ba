import { portSymbol } from './port-symbol';

/** The wall clock. All code reads the time here, so that tests and the demonstration can move it. */
export interface Clock {
  now(): Date;
}
export const Clock = portSymbol<Clock>('Clock');
