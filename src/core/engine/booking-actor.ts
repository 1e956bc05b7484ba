import { maxSuitesOfBooking } from './held-suites';
import type { Secrets } from '../shared/secrets.port';

/**
 * The visitor who holds or reserves a cabin without paying (reliability F4). Browser and network are keyed digests:
 * nothing personal is stored.
 */
export interface BookingActor {
  readonly browser: string;
  /** The network of the client address; absent when it is this machine's own, which says nothing about the visitor. */
  readonly network?: string;
  /** The e-mail address that was proved in this browser, or `contact:` followed by the id of the signed-in guest. */
  readonly proved?: string;
}

/** `sailing`: the actors without proof together hold the maximum share of its free cabins. */
export type StockLimit = 'browser' | 'network' | 'proved' | 'sailing';

export const maxOpenHolds = 2;
/** Maximum of all open holds of an actor together: the number of suites that one booking may have. */
const maxHeldSuites = maxSuitesOfBooking;
const unprovedShare = 0.2;

interface HeldStock {
  /** Cabins that are free, or held by actors without proof. */
  readonly free: number;
  readonly unproved: number;
  readonly byBrowser: ActorsStock;
  readonly byNetwork: ActorsStock;
  readonly byProof: ActorsStock;
}

interface ActorsStock {
  readonly holds: number;
  readonly suites: number;
}

const isTooMuch = ({ holds, suites }: ActorsStock) => holds > maxOpenHolds || suites > maxHeldSuites;

/**
 * Returns the limit that is exceeded, the newest hold included. An actor with proof is limited by that proof alone,
 * because guests of one hotel share a network. At least one cabin may be held without proof; otherwise the last cabins
 * could not be bought without it.
 */
export function findExceededLimit(actor: BookingActor, heldStock: HeldStock): StockLimit | undefined {
  if (actor.proved !== undefined) return isTooMuch(heldStock.byProof) ? 'proved' : undefined;
  if (isTooMuch(heldStock.byBrowser)) return 'browser';
  if (isTooMuch(heldStock.byNetwork)) return 'network';
  return heldStock.unproved > Math.max(1, Math.floor(heldStock.free * unprovedShare)) ? 'sailing' : undefined;
}

/**
 * `network` is an IPv4 address, or the /64 of an IPv6 address. Operator commands compute the same digest of a given
 * address.
 */
export const networkDigest = (secrets: Pick<Secrets, 'digest'>, network: string): string =>
  secrets.digest('booking-network', network);
