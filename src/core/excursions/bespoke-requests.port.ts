import type { BespokeRequest, BespokeDetails } from './bespoke-request';

export interface BespokeAsk {
  /** The same for every try of one wish (reliability D6). */
  readonly requestKey: string;
  readonly reservationId: string;
  readonly contactId: string;
  readonly details: BespokeDetails;
}

/** Something that one of these guests has, or has asked for, at that time already. Hours are port-local. */
export interface BespokeOverlap {
  readonly title: { readonly kind: 'experience'; readonly tourCode: string } | { readonly kind: 'bespoke' };
  readonly date: string;
  readonly from: string;
}

export type BespokeAskOutcome =
  /** It stands with the line. A repeat gives the same request. */
  | { readonly kind: 'asked'; readonly request: BespokeRequest }
  /** This key was sent before with another wish. */
  | { readonly kind: 'other-wish' }
  /** The reservation has asked for just this, at these hours, and it was not declined (EXC-05). */
  | { readonly kind: 'already-asked'; readonly request: BespokeRequest }
  | { readonly kind: 'overlaps'; readonly other: BespokeOverlap };

export interface BespokeChange {
  readonly reservationId: string;
  readonly requestId: string;
  /** What its guest saw when they changed it. */
  readonly revision: number;
  readonly details: BespokeDetails;
}

export type BespokeChangeOutcome =
  /** A repeat changes nothing and gives the same request. */
  | { readonly kind: 'changed'; readonly request: BespokeRequest }
  /** The line has answered in the meantime. */
  | { readonly kind: 'settled'; readonly request: BespokeRequest }
  /** Somebody else of the party has changed it in the meantime. */
  | { readonly kind: 'stale'; readonly request: BespokeRequest }
  | { readonly kind: 'already-asked'; readonly request: BespokeRequest }
  | { readonly kind: 'overlaps'; readonly other: BespokeOverlap }
  | { readonly kind: 'not-found' };

/** What guests have asked the line to arrange for them. Every method is one atomic step, whatever other nodes do. */
export interface BespokeRequests {
  /** By when they begin, then by when they were asked for. */
  find(reservationIds: readonly string[]): Promise<readonly BespokeRequest[]>;
  ask(details: BespokeAsk): Promise<BespokeAskOutcome>;
  change(change: BespokeChange): Promise<BespokeChangeOutcome>;
  /** Answers that no guest was told of, each given to one caller until `leaseUntil`. */
  claimUnnotified(leaseUntil: Date): Promise<readonly BespokeRequest[]>;
  markNotified(requestId: string): Promise<void>;
}
export const BespokeRequests = Symbol('BespokeRequests');
