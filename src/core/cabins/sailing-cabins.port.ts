import { portSymbol } from '../shared/port-symbol';

/** `held`: claimed for some minutes by another visitor, or offered to a guest on the waitlist. `taken`: reserved. */
export type CabinState = 'free' | 'held' | 'taken';

export interface SailingCabin {
  readonly number: string;
  readonly category: string;
  readonly state: CabinState;
}

/** Numbers of cabins that are not free, by itinerary id. */
export type CabinClaims = ReadonlyMap<string, ReadonlySet<string>>;

/** Each single cabin on one sailing. An engine that sells categories only has no cabins. */
export interface SailingCabins {
  /** Returns the cabins sorted by number, and undefined when the engine has no single cabins, or no such sailing. */
  findCabins(itineraryId: string): Promise<readonly SailingCabin[] | undefined>;
  /**
   * Returns which of the named cabins are held or taken, by coming sailing; a sailing without any may be absent. An
   * engine that reports single cabins for one sailing at a time only, or not at all, answers undefined.
   */
  findClaims(numbers: readonly string[]): Promise<CabinClaims | undefined>;
}
export const SailingCabins = portSymbol<SailingCabins>('SailingCabins');
