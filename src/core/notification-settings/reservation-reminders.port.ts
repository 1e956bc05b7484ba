import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import type { DueVoyage, VoyageOccasion } from './voyage-messages';
import { portSymbol } from '../shared/port-symbol';

/** A payment that is due soon, or overdue, on a reservation. */
export interface DueReminder {
  readonly reservationId: string;
  /**
   * The guest who has confirmed the reservation as theirs. While nobody has, the address that it was made with: an
   * offer without a payment was made by whoever proved it, any other has money on it.
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

/** Payments to remind of, and voyages to write about; each is given out once. Safe on many nodes at once. */
export interface ReservationReminders {
  /**
   * Due from `today` on, deposits until `depositBy` and balances until `balanceBy`; and overdue since, but not before,
   * these days. Each is claimed by one caller until `leaseUntil`.
   */
  takeDue(window: {
    readonly today: PlainDate;
    readonly depositBy: PlainDate;
    readonly balanceBy: PlainDate;
    readonly depositOverdueFrom: PlainDate;
    readonly balanceOverdueFrom: PlainDate;
    readonly leaseUntil: Date;
  }): Promise<readonly DueReminder[]>;
  markNotified(reminder: Pick<DueReminder, 'reservationId' | 'payment' | 'dueOn' | 'isOverdue'>): Promise<void>;
  /** Voyages that begin within these days, or ended within them; each claimed by one caller until `leaseUntil`. */
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
