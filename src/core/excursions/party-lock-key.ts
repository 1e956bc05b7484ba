/** Serialises the excursion bookings of one reservation across nodes, so that no guest gets two at the same time. */
export const partyLockKey = (reservationId: string): string => `excursion party ${reservationId}`;
