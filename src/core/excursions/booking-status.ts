export type BookingStatus = 'PREBOOKED_NOT_POSTED' | 'WAITLIST';

/** What the caller may expect for so many guests where so many seats are left (EXC-07). A hint: the desk decides (H32). */
export const expectedStatus = (left: number, guests: number): BookingStatus =>
  left - guests >= 0 ? 'PREBOOKED_NOT_POSTED' : 'WAITLIST';
