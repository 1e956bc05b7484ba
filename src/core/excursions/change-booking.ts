import type { ExcursionBookings, ReserveOutcome } from './excursion-bookings.port';
import type { BookingChange } from './plan-booking-change';

export type ChangeBookingOutcome =
  | { readonly kind: 'changed' }
  /** Another guest took the seats first, or the booking system refuses the change: nothing has changed. */
  | { readonly kind: 'refused'; readonly reason: Exclude<ReserveOutcome['kind'], 'reserved' | 'pending'> | 'no-seats' }
  /** The new seats are booked or pending, and the old ones are still booked. */
  | { readonly kind: 'both-stand' }
  /** The booking system does not support changing a note; everything else has changed. */
  | { readonly kind: 'notes-not-changed' };

interface ChangeBookingParts {
  readonly excursionBookings: Pick<ExcursionBookings, 'reserve' | 'remove' | 'setNotes'>;
}

/**
 * New seats are taken before old ones are released, so that after a failed change all guests still have their seats.
 */
export class ChangeBooking {
  constructor(private readonly parts: ChangeBookingParts) {}

  /** @throws Unavailable when the booking system does not answer and certainly nothing was done */
  async run(change: BookingChange, requestKey: string): Promise<ChangeBookingOutcome> {
    const { party, isMoved, chosenGuests, addedGuests, removedBookings, areNotesChanged } = change;
    const joining = isMoved ? chosenGuests : addedGuests;
    if (joining.length > 0) {
      const refusal = await this.join(change, requestKey);
      if (refusal) return refusal;
    }
    const leaving = isMoved ? party.bookings : removedBookings;
    const leaveOutcome = await this.leave(
      change,
      leaving.map(({ bookingId }) => bookingId),
    ).catch(() => 'failed' as const);
    if (leaveOutcome !== 'removed') return { kind: 'both-stand' };
    if (!isMoved && areNotesChanged && !(await this.note(change))) return { kind: 'notes-not-changed' };
    return { kind: 'changed' };
  }

  /** A waitlist entry is not a seat: it is removed at once. */
  private async join(
    { party, target: { departure, experience }, isMoved, chosenGuests, addedGuests, notes }: BookingChange,
    requestKey: string,
  ): Promise<ChangeBookingOutcome | undefined> {
    const { price } = experience;
    const outcome = await this.parts.excursionBookings.reserve({
      requestKey,
      reservationId: party.reservationId,
      contactId: party.contactId,
      departure,
      guests: (isMoved ? chosenGuests : addedGuests).map((guest) => ({ ...guest, ...(price ? { price } : {}) })),
      ...(notes === '' ? {} : { notes }),
    });
    if (outcome.kind === 'pending') return { kind: 'both-stand' };
    if (outcome.kind !== 'reserved') return { kind: 'refused', reason: outcome.kind };
    if (outcome.party.state === 'confirmed') return undefined;
    await this.parts.excursionBookings.remove({
      contactId: party.contactId,
      reservationIds: [party.reservationId],
      bookingIds: outcome.party.bookings.map(({ bookingId }) => bookingId),
    });
    return { kind: 'refused', reason: 'no-seats' };
  }

  private async leave({ party }: BookingChange, bookingIds: readonly string[]) {
    if (bookingIds.length === 0) return 'removed' as const;
    const { contactId, reservationId } = party;
    return this.parts.excursionBookings.remove({ contactId, reservationIds: [reservationId], bookingIds });
  }

  private async note({ party, notes }: BookingChange): Promise<boolean> {
    const { partyId, reservationId } = party;
    const outcome = await this.parts.excursionBookings.setNotes({ partyId, reservationIds: [reservationId], notes });
    return outcome === 'changed';
  }
}
