import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import type { TravelAdviser } from './travel-adviser';

/**
 * BK is booked, OF an offer, WL a waitlist entry, CL closed, TM ended, CT an option timed out, CX cancelled (TRP-05,
 * H18).
 */
export type ReservationStatus = 'BK' | 'OF' | 'WL' | 'CL' | 'TM' | 'CT' | 'CX';

export interface TripPackage {
  readonly packageCode: string;
  readonly packageName: string;
  readonly packageType: string;
  readonly reservationPackageId: string;
  readonly cabinCategory: string;
  readonly cabinNumber?: string | undefined;
  readonly start: PlainDate;
  readonly end: PlainDate;
}

export interface Passenger {
  readonly fullName: string;
  readonly firstName?: string;
  readonly middleName?: string;
  readonly lastName?: string;
  readonly birthday?: PlainDate;
  readonly email?: string;
  readonly phoneNumber?: string;
}

export interface FareLine {
  readonly label: string;
  readonly amount: Money;
}

export interface TripSibling extends Pick<TripPackage, 'cabinCategory' | 'cabinNumber'> {
  readonly reservationId: string;
}

export interface EndedAccount {
  readonly retained: Money;
  readonly refunded: Money;
  /** The sum that is not yet refunded to the cards. */
  readonly toRefund: Money;
  readonly refundedAt?: Date;
}

/** A reservation as its guest sees it (TRP-13). Amounts are in the reservation's currency. */
export interface Trip {
  readonly reservationId: string;
  /** A `ReservationStatus`, or a value that the site does not know, from which nothing may be concluded. */
  readonly status: string;
  readonly reservedOn: PlainDate;
  readonly depositDueOn?: PlainDate | undefined;
  readonly finalDueOn?: PlainDate | undefined;
  readonly deposit?: Money | undefined;
  readonly depositPaid: Money;
  readonly totalPaid: Money;
  readonly total: Money;
  readonly onboardCredit?: Money;
  readonly packages: readonly TripPackage[];
  readonly passengers: readonly Passenger[];
  readonly fareLines: readonly FareLine[];
  readonly isUnconfirmed: boolean;
  /** The engine's record cannot be read: only the number is known, the status is blank, and no sum may be shown. */
  readonly isUnreadable?: true;
  readonly bookedTogether?: readonly TripSibling[] | undefined;
  readonly adviser?: TravelAdviser | undefined;
  /** Account of a cancelled or lapsed reservation on which something was paid, where the engine states it. */
  readonly ended?: EndedAccount | undefined;
}
