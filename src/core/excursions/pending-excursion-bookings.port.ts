import type { PartyRequest } from './excursion-bookings.port';

/**
 * `sending`: written down, and on its way unless its node died. `unsure`: its answer is lost. `settled`: the desk has it.
 * `failed`: the desk never got it.
 */
export type SendingState = 'sending' | 'unsure' | 'settled' | 'failed';

/** A wish that goes to a desk in another system. */
export interface PendingExcursionBooking {
  readonly request: PartyRequest;
  /** What it was sent by last: the wish's own key, or another one where what it made was sold too much and given back. */
  readonly sentKey: string;
  readonly state: SendingState;
  readonly sentAt: Date;
  /** Whoever asked knows that it came to nothing. */
  readonly isNotified: boolean;
}

/**
 * Wishes are written down here before they are sent, so that none is lost with an answer or a node (reliability D7), and
 * kept for a day, so that a repeat is known (D6). Every method is one atomic step, on whatever node.
 */
export interface PendingExcursionBookings {
  /** Writes the wish down as `sending`; undefined when it is new, else what is known of its key, unchanged. */
  begin(request: PartyRequest): Promise<PendingExcursionBooking | undefined>;
  get(requestKey: string): Promise<PendingExcursionBooking | undefined>;
  /** It is sent once more, by the key `to`. False when somebody else did that since it was looked at. */
  sendAgain(bookingRequest: {
    readonly requestKey: string;
    readonly from: string;
    readonly to: string;
  }): Promise<boolean>;
  note(requestKey: string, state: Exclude<SendingState, 'sending'>): Promise<void>;
  markNotified(requestKey: string): Promise<void>;
  /** Nothing came of it, and whoever asked knows. */
  forget(requestKey: string): Promise<void>;
  /** Those of these reservations that nobody knows yet what became of, oldest first. */
  findOpen(reservationIds: readonly string[]): Promise<readonly PendingExcursionBooking[]>;
  /** Seats that unsure wishes may have, by departure. */
  countHeld(departureIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What has to be looked at now, each given to one caller until `leaseUntil`; at most `limit`. */
  takeDue(due: { readonly leaseUntil: Date; readonly limit: number }): Promise<readonly PendingExcursionBooking[]>;
  /** Those that are settled for a day or more. */
  forgetOld(): Promise<void>;
}
export const PendingExcursionBookings = Symbol('PendingExcursionBookings');

/** After so long a wish that is still `sending` is one whose node died: longer than a write of the API may take. */
export const abandonedAfterMs = 15_000;
/** The first look at a lost answer; a system that is slow has done its part by then. */
export const firstLookAfterMs = 2_000;
