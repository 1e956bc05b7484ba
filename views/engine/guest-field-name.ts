import type { GuestField } from '../../src/core/engine/guest-details';

/** The name and id of a field of the Details form; the first guest is 0. The server reads the same names. */
export const guestFieldName = (guest: number, field: GuestField) => `guest${guest}-${field}`;
