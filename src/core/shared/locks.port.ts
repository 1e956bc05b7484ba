import { portSymbol } from './port-symbol';

/** Locks for work that must not run twice at the same time on any node. Work with different keys runs in parallel. */
export interface Locks {
  /**
   * Runs the work while holding the key's lock, and returns or throws what it does. The lock of a crashed node expires
   * after some seconds. @throws Unavailable, with nothing done, when the wait times out. Not re-entrant; a caller that
   * needs two locks takes them in the global order.
   */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}
export const Locks = portSymbol<Locks>('Locks');
