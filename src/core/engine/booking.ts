import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';

/** A booking needs a sailing, a cabin category and the ages that price it (ENG-01). */
export interface BookingRequest {
  readonly itineraryId: string;
  readonly category: string;
  readonly ages: readonly number[];
}

export type QuotePart = 'suite-fare' | 'port-charges' | 'taxes' | 'fees';

export interface QuoteLine {
  readonly part: QuotePart;
  readonly label: string;
  readonly amount: Money;
}

export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly total: Money;
  readonly deposit: Money;
  readonly finalDueOn: PlainDate;
  readonly depositDueOn: PlainDate;
}

export interface GuestDetails {
  readonly firstName: string;
  readonly middleName?: string;
  readonly lastName: string;
  readonly birthday: PlainDate;
  readonly email?: string;
  readonly phone?: string;
}

export interface HeldSuite {
  readonly category: string;
  readonly cabinNumber: string;
  readonly ages: readonly number[];
  readonly quote: Quote;
  readonly guests?: readonly GuestDetails[];
}

/** Suites held for one visitor who fills in Details and Payment: the lead guest's suite, and any others with it. */
export interface CabinHold extends HeldSuite {
  readonly holdId: string;
  readonly itineraryId: string;
  readonly expiresAt: Date;
  /** Suites of the same booking are held, paid and reserved together with the first. */
  readonly otherSuites?: readonly HeldSuite[];
  readonly contactId?: string;
  readonly reservationId?: string;
}
