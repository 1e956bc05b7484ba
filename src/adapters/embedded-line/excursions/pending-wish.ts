import type { PartyRequest } from '../../../core/excursions/excursion-bookings.port';

/** As JSON; the two moments become text. */
export const writeWish = (request: PartyRequest): string => JSON.stringify(request);

export function readWish(text: string): PartyRequest {
  // Only `writeWish` writes this column.
  const wish = JSON.parse(text) as PartyRequest;
  const { begins, ends } = wish.departure;
  return { ...wish, departure: { ...wish.departure, begins: new Date(begins), ends: new Date(ends) } };
}
