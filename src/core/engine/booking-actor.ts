import { maxSuitesOfBooking } from './held-suites';
import type { Secrets } from '../shared/secrets.port';

/**
 * The visitor who takes stock without paying (reliability F4). Browser and network are keyed digests: nothing personal
 * is stored.
 */
export interface BookingActor {
  readonly browser: string;
  /** The network of the client address; absent when it is this machine's own, which says nothing about the visitor. */
  readonly network?: string;
  /** The e-mail address that was proved in this browser, or `contact:` and the id of the signed-in guest. */
  readonly proved?: string;
}

/** `sailing`: actors without proof hold as many of its free cabins as they may together. */
export type StockLimit = 'browser' | 'network' | 'proved' | 'sailing';

export const maxOpenHolds = 2;
/** Of all open holds of an actor together: as many as one booking has. */
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
 * The limit that the actor's newest hold exceeds, which is counted already. An actor with proof is counted by it alone:
 * guests of one hotel share a network. At least one cabin may be held without proof, or the last ones could not be
 * bought without it.
 */
export function findExceededLimit(actor: BookingActor, held: HeldStock): StockLimit | undefined {
  if (actor.proved !== undefined) return isTooMuch(held.byProof) ? 'proved' : undefined;
  if (isTooMuch(held.byBrowser)) return 'browser';
  if (isTooMuch(held.byNetwork)) return 'network';
  return held.unproved > Math.max(1, Math.floor(held.free * unprovedShare)) ? 'sailing' : undefined;
}

/** `network`: an IPv4 address, or the /64 of an IPv6 one. Operators' commands make the same digest of one they are given. */
export const networkDigest = (secrets: Pick<Secrets, 'digest'>, network: string): string =>
  secrets.digest('booking-network', network);
