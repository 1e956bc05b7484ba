import type { BespokeRequest, BespokeDetails } from './bespoke-request';
import { portSymbol } from '../shared/port-symbol';

export interface BespokeAsk {
  readonly requestKey: string;
  readonly reservationId: string;
  readonly contactId: string;
  readonly details: BespokeDetails;
}

/** A booking or request of one of these guests at that time. Hours are port-local. */
export interface BespokeOverlap {
  readonly title: { readonly kind: 'experience'; readonly tourCode: string } | { readonly kind: 'bespoke' };
  readonly date: string;
  readonly from: string;
}

export type BespokeAskOutcome =
  /** The request is stored. A repeat returns the same request. */
  | { readonly kind: 'asked'; readonly request: BespokeRequest }
  /** This key was used before for a different request. */
  | { readonly kind: 'key-reused' }
  /** The reservation has an equal request at these hours that was not declined (EXC-05). */
  | { readonly kind: 'already-asked'; readonly request: BespokeRequest }
  | { readonly kind: 'overlaps'; readonly other: BespokeOverlap };

export interface BespokeChange {
  readonly reservationId: string;
  readonly requestId: string;
  readonly revision: number;
  readonly details: BespokeDetails;
}

export type BespokeChangeOutcome =
  /** A repeat changes nothing and returns the same request. */
  | { readonly kind: 'changed'; readonly request: BespokeRequest }
  /** The line has answered in the meantime. */
  | { readonly kind: 'settled'; readonly request: BespokeRequest }
  /** Another guest of the party has changed it in the meantime. */
  | { readonly kind: 'stale'; readonly request: BespokeRequest }
  | { readonly kind: 'already-asked'; readonly request: BespokeRequest }
  | { readonly kind: 'overlaps'; readonly other: BespokeOverlap }
  | { readonly kind: 'not-found' };

/** Guests' bespoke requests to the line. Every method is atomic across all nodes. */
export interface BespokeRequests {
  find(reservationIds: readonly string[]): Promise<readonly BespokeRequest[]>;
  ask(details: BespokeAsk): Promise<BespokeAskOutcome>;
  change(change: BespokeChange): Promise<BespokeChangeOutcome>;
  /** Answers of which the guest was not notified yet, each claimed by one caller until `leaseUntil`. */
  claimUnnotified(leaseUntil: Date): Promise<readonly BespokeRequest[]>;
  markNotified(requestId: string): Promise<void>;
}
export const BespokeRequests = portSymbol<BespokeRequests>('BespokeRequests');
