/** What one reservation wants ashore is looked at one after the other, on whatever node: no guest is in two places at once. */
export const partyLockKey = (reservationId: string): string => `excursion party ${reservationId}`;
