type BookingStatus = 'PREBOOKED_NOT_POSTED' | 'WAITLIST';

/**
 * The status to expect for so many guests with so many seats left (EXC-07). A hint only: the booking system decides
 * (H32).
 */
export const expectedStatus = (left: number, guests: number): BookingStatus =>
  left - guests >= 0 ? 'PREBOOKED_NOT_POSTED' : 'WAITLIST';
