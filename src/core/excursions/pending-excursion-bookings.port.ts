import type { PartyRequest } from './excursion-bookings.port';
import { portSymbol } from '../shared/port-symbol';

/**
 * `sending`: stored, and being sent unless its node crashed. `unsure`: the response is lost. `settled`: the booking
 * system has it. `failed`: the booking system never received it.
 */
export type SendingState = 'sending' | 'unsure' | 'settled' | 'failed';

export interface PendingExcursionBooking {
  readonly request: PartyRequest;
  /** The key it was last sent with: the request's own, or a new one after an oversold booking was released. */
  readonly sentKey: string;
  readonly state: SendingState;
  readonly sentAt: Date;
  readonly isNotified: boolean;
}

/**
 * Booking requests are stored here before they are sent, so that none is lost with a response or a node (reliability
 * D7), and retained for at least a day, so that a repeat is recognised (D6). Every method is atomic across all nodes.
 */
export interface PendingExcursionBookings {
  /** Stores the request as `sending`; undefined when it is new, else the unchanged earlier one with its key. */
  begin(request: PartyRequest): Promise<PendingExcursionBooking | undefined>;
  get(requestKey: string): Promise<PendingExcursionBooking | undefined>;
  /** Marks it as sent again, with the key `to`. Returns false when another caller did so since it was read. */
  sendAgain(bookingRequest: {
    readonly requestKey: string;
    readonly from: string;
    readonly to: string;
  }): Promise<boolean>;
  note(requestKey: string, state: Exclude<SendingState, 'sending'>): Promise<void>;
  markNotified(requestKey: string): Promise<void>;
  forget(requestKey: string): Promise<void>;
  findOpen(reservationIds: readonly string[]): Promise<readonly PendingExcursionBooking[]>;
  countHeld(departureIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Requests to reconcile now, each claimed by one caller until `leaseUntil`; at most `limit`. */
  claimDue(due: { readonly leaseUntil: Date; readonly limit: number }): Promise<readonly PendingExcursionBooking[]>;
}
export const PendingExcursionBookings = portSymbol<PendingExcursionBookings>('PendingExcursionBookings');

/** A request that is `sending` for longer than a write of the API may take was abandoned by a crashed node. */
export const abandonedAfterMs = 15_000;
/** Delay until a booking whose response was lost is reconciled first; a slow system is usually done by then. */
export const firstLookAfterMs = 2_000;
