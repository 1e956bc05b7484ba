type BookingStatus = 'PREBOOKED_NOT_POSTED' | 'WAITLIST';

/** Returns the status that a booking would get. It is a hint for display: the booking system decides (EXC-07, H32). */
export const expectedBookingStatus = (seatsLeft: number, guests: number): BookingStatus =>
  seatsLeft - guests >= 0 ? 'PREBOOKED_NOT_POSTED' : 'WAITLIST';
