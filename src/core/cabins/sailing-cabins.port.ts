import { portSymbol } from '../shared/port-symbol';

/** `held`: another visitor's for some minutes, or one that a guest on the waitlist is waiting for. `taken`: reserved. */
export type CabinState = 'free' | 'held' | 'taken';

export interface SailingCabin {
  readonly number: string;
  readonly category: string;
  readonly state: CabinState;
}

/** Each single cabin on one sailing. An engine that sells categories only has no cabins. */
export interface SailingCabins {
  /** Returns the cabins sorted by number. Undefined when the engine has no single cabins, or no such sailing. */
  findCabins(itineraryId: string): Promise<readonly SailingCabin[] | undefined>;
}
export const SailingCabins = portSymbol<SailingCabins>('SailingCabins');
