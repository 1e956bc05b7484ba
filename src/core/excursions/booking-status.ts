type BookingStatus = 'PREBOOKED_NOT_POSTED' | 'WAITLIST';

/** A hint only: the booking system decides (EXC-07, H32). */
export const expectedStatus = (left: number, guests: number): BookingStatus =>
  left - guests >= 0 ? 'PREBOOKED_NOT_POSTED' : 'WAITLIST';
