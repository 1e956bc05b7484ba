import type { PartyRequest } from '../../../core/excursions/excursion-bookings.port';

export const writeRequest = (request: PartyRequest): string => JSON.stringify(request);

export function readRequest(text: string): PartyRequest {
  // Only `writeRequest` writes this column, so it is not validated.
  const parsed = JSON.parse(text) as PartyRequest;
  const { begins, ends } = parsed.departure;
  return { ...parsed, departure: { ...parsed.departure, begins: new Date(begins), ends: new Date(ends) } };
}
