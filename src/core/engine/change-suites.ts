import type { Clock } from '../shared/clock.port';
import type { BookingActor } from './booking-actor';
import type { BookingTerms } from './booking-terms';
import type { CabinHold } from './booking';
import type { CabinBookings } from './cabin-bookings.port';
import type { Fares } from './fares.port';
import { agesOf, maxGuestsOfBooking, maxSuitesOfBooking, suitesOf } from './held-suites';
import { quoteRequest, type QuoteRefusal } from './hold-cabin';
import type { AddSuiteOutcome, HoldSuites } from './hold-suites.port';
import { finishPaid, chargeReference } from './payment-steps';
import type { Payments } from './payments.port';

/** `payment-under-way`: the provider has not confirmed yet whether the unchanged suites were paid. */
type Unchangeable =
  | { readonly kind: 'reserved'; readonly reservationId: string }
  | { readonly kind: 'payment-in-progress' }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'unknown-hold' };

export type AddedSuiteOutcome =
  | AddSuiteOutcome
  | Unchangeable
  | QuoteRefusal
  | { readonly kind: 'too-many-guests' | 'too-many-suites' };

export type RemovedSuiteOutcome = { readonly kind: 'removed' | 'last-suite' } | Unchangeable;

type MovedSuiteOutcome = { readonly kind: 'moved' | 'cabin-taken' | 'changed' } | Unchangeable;

interface WantedSuite {
  readonly category: string;
  readonly ages: readonly number[];
  readonly seenSuites: number;
  readonly actor?: BookingActor;
}

interface ChangeSuitesParts {
  readonly fares: Fares;
  readonly cabinBookings: Pick<CabinBookings, 'getHold' | 'reserve'>;
  readonly suites: HoldSuites;
  readonly payments: Pick<Payments, 'close' | 'refund'>;
  readonly clock: Clock;
  readonly terms: BookingTerms;
  readonly officeTimeZone: string;
}

/**
 * A payment that was begun for the former suites is closed first, so that the guest never pays another sum than the one
 * shown.
 */
export class ChangeSuites {
  constructor(private readonly parts: ChangeSuitesParts) {}

  async add(holdId: string, { category, ages, seenSuites, actor }: WantedSuite): Promise<AddedSuiteOutcome> {
    const { fares, suites, clock, terms, officeTimeZone: timeZone } = this.parts;
    const now = clock.now();
    const hold = await this.getChangeableHold(holdId, now);
    if ('kind' in hold) return hold;
    if (suitesOf(hold).length >= maxSuitesOfBooking) return { kind: 'too-many-suites' };
    if (agesOf(hold).length + ages.length > maxGuestsOfBooking) return { kind: 'too-many-guests' };
    const { itineraryId } = hold;
    const quoteOutcome = await quoteRequest({ itineraryId, category, ages }, { fares, terms, now, timeZone });
    if (quoteOutcome.kind !== 'quoted') return quoteOutcome;
    const holdMs = terms.cabinHoldMinutes * 60_000;
    return suites.addSuite(
      holdId,
      { category, ages, quote: quoteOutcome.quote },
      {
        expiresAt: new Date(now.getTime() + holdMs),
        maxLifeMs: maxSuitesOfBooking * holdMs,
        seenSuites,
        ...(actor === undefined ? {} : { actor }),
      },
    );
  }

  async remove(holdId: string, cabinNumber: string): Promise<RemovedSuiteOutcome> {
    const hold = await this.getChangeableHold(holdId, this.parts.clock.now());
    return 'kind' in hold ? hold : { kind: await this.parts.suites.removeSuite(holdId, cabinNumber) };
  }

  /** Moves the suite to another cabin; its price, its guests and its expiry stay as they are. */
  async move(holdId: string, move: { readonly from: string; readonly to: string }): Promise<MovedSuiteOutcome> {
    const hold = await this.getChangeableHold(holdId, this.parts.clock.now());
    return 'kind' in hold ? hold : { kind: await this.parts.suites.moveSuite(holdId, move) };
  }

  private async getChangeableHold(holdId: string, now: Date): Promise<CabinHold | Unchangeable> {
    const { cabinBookings, payments } = this.parts;
    const hold = await cabinBookings.getHold(holdId);
    if (!hold) return { kind: 'unknown-hold' };
    if (hold.reservationId !== undefined) return { kind: 'reserved', reservationId: hold.reservationId };
    if (hold.expiresAt <= now) return { kind: 'hold-expired' };
    const charge = await payments.close(chargeReference(holdId));
    if (charge?.kind === 'unknown') return { kind: 'payment-in-progress' };
    if (charge?.kind !== 'paid') return hold;
    const outcome = await finishPaid({ cabinBookings, payments, holdId, charge });
    return outcome.kind === 'reserved' ? outcome : { kind: 'hold-expired' };
  }
}
