import type { CabinHold, GuestDetails, HeldSuite, Quote } from './booking';
import type { BookingActor, StockLimit } from './booking-actor';
import { portSymbol } from '../shared/port-symbol';

export type AddedSuite = Pick<HeldSuite, 'category' | 'ages' | 'quote'>;

export interface SuiteGuests {
  readonly cabinNumber: string;
  readonly ages: readonly number[];
  readonly quote: Quote;
  readonly guests: readonly GuestDetails[];
}

export type AddSuiteOutcome =
  | { readonly kind: 'held'; readonly hold: CabinHold }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'too-many-holds'; readonly limit: StockLimit }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'unknown-hold' };

/**
 * Several suites in one hold: they share one expiry and one payment, and are reserved all or none. Each method is
 * atomic and changes nothing unless it succeeds. An engine without this port sells one suite in each booking.
 */
export interface HoldSuites {
  /**
   * Adds a suite and restarts the hold's expiry, but not beyond `maxLifeMs` after it began, because its prices stand as
   * long. Each cabin counts against the sailing's limit; the hold counts once. `seenSuites` is the number of suites when
   * the guest asked: where the hold has another number by now, as after a double click, nothing is added and the expiry
   * stays.
   */
  addSuite(
    holdId: string,
    suite: AddedSuite,
    terms: {
      readonly expiresAt: Date;
      readonly maxLifeMs: number;
      readonly seenSuites: number;
      readonly actor?: BookingActor;
    },
  ): Promise<AddSuiteOutcome>;
  removeSuite(holdId: string, cabinNumber: string): Promise<'removed' | 'last-suite' | 'hold-expired' | 'unknown-hold'>;
  /**
   * To another free cabin of the same category, which is claimed before the former one is freed. `changed`: the hold
   * has no such suite.
   */
  moveSuite(
    holdId: string,
    move: { readonly from: string; readonly to: string },
  ): Promise<'moved' | 'cabin-taken' | 'changed' | 'hold-expired' | 'unknown-hold'>;
  /** `changed`: the hold no longer has exactly the suites that are named. */
  saveSuites(
    holdId: string,
    suites: readonly [SuiteGuests, ...SuiteGuests[]],
  ): Promise<'saved' | 'changed' | 'hold-expired' | 'unknown-hold'>;
}
export const HoldSuites = portSymbol<HoldSuites>('HoldSuites');
