/**
 * Work that must not be done twice at the same time, on whatever node: checks that another system makes before it
 * writes, and does not make well. Turns of one key come one after the other; those of different keys side by side.
 */
export interface Locks {
  /**
   * Does the work when nobody else has the turn of this key, and gives what it gives or throws. The turn of a node that
   * died passes on after some seconds. Throws `Unavailable`, with nothing done, when it does not come in time.
   * Never take the turn of a key within itself; who needs two takes them in an order that all others keep to.
   */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}
export const Locks = Symbol('Locks');
