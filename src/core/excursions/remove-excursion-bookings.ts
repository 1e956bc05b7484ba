import type { ExcursionBookings, SeatRemoval } from './excursion-bookings.port';
import type { NotifyOfExcursionBooking } from './notify-of-excursion-booking';

type RemoveOutcome = Awaited<ReturnType<ExcursionBookings['remove']>>;

/**
 * Removes bookings, and notifies the guests after the response. A repeat removes nothing and notifies nobody
 * (reliability D9).
 */
export class RemoveExcursionBookings {
  constructor(
    private readonly excursionBookings: Pick<ExcursionBookings, 'findParties' | 'remove'>,
    private readonly notify: Pick<NotifyOfExcursionBooking, 'notifyOfRemoval'>,
  ) {}

  async run(removal: SeatRemoval): Promise<RemoveOutcome> {
    const before = await this.excursionBookings.findParties(removal.reservationIds);
    const outcome = await this.excursionBookings.remove(removal);
    if (outcome !== 'removed') return outcome;
    for (const party of before) {
      const leaving = party.bookings.filter(({ bookingId }) => removal.bookingIds.includes(bookingId));
      if (leaving.length > 0) void this.notify.notifyOfRemoval(party, leaving);
    }
    return outcome;
  }
}
