import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import type { DueVoyage, VoyageOccasion } from './voyage-messages';
import { portSymbol } from '../shared/port-symbol';

/** A payment that is due soon, or overdue, on a reservation. */
export interface DueReminder {
  readonly reservationId: string;
  /**
   * The guest who has confirmed the reservation as theirs. Until a guest has, the address of the booking, if it is
   * trusted: an offer without payment was made by a visitor who proved the address, and any other reservation has money
   * on it.
   */
  readonly to:
    | { readonly kind: 'guest'; readonly contactId: string }
    | { readonly kind: 'address'; readonly email: string };
  readonly payment: 'deposit' | 'balance';
  readonly dueOn: PlainDate;
  readonly isOverdue: boolean;
  readonly amount: Money;
  readonly paid: Money;
  readonly voyage: string;
}

/** Payments to remind of, and voyages to write about; each is returned once. Safe on many nodes at once. */
export interface ReservationReminders {
  /**
   * Returns payments that are due from `today` on, deposits until `depositBy` and balances until `balanceBy`, and
   * payments that became overdue on one of the given days or later. Each is claimed by one caller until `leaseUntil`.
   */
  claimDue(window: {
    readonly today: PlainDate;
    readonly depositBy: PlainDate;
    readonly balanceBy: PlainDate;
    readonly depositOverdueFrom: PlainDate;
    readonly balanceOverdueFrom: PlainDate;
    readonly leaseUntil: Date;
  }): Promise<readonly DueReminder[]>;
  markNotified(reminder: Pick<DueReminder, 'reservationId' | 'payment' | 'dueOn' | 'isOverdue'>): Promise<void>;
  /** Voyages that begin or have ended within these days, each claimed by one caller until `leaseUntil`. */
  takeVoyages(window: {
    readonly occasion: VoyageOccasion;
    readonly voyage: 'ahead' | 'over';
    readonly from: PlainDate;
    readonly to: PlainDate;
    readonly leaseUntil: Date;
  }): Promise<readonly DueVoyage[]>;
  markVoyageNotified(
    voyageNotice: Pick<DueVoyage, 'reservationId' | 'day'> & { readonly occasion: VoyageOccasion },
  ): Promise<void>;
}
export const ReservationReminders = portSymbol<ReservationReminders>('ReservationReminders');
