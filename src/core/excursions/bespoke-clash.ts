import type { BespokeRequest } from './bespoke-request';
import type { PartyRequest, ReserveOutcome } from './excursion-bookings.port';
import { overlap } from '../shared/overlap';

/**
 * Returns a bespoke request of one of these guests at that time that was not declined; undefined when there is none.
 */
export function bespokeClash(
  { departure, guests }: PartyRequest,
  requests: readonly BespokeRequest[],
): Extract<ReserveOutcome, { readonly kind: 'overlaps' }> | undefined {
  const going = new Set(guests.map(({ participantId }) => participantId));
  const sharedGuests = (request: BespokeRequest) =>
    request.guests.map(({ participantId }) => participantId).filter((id) => going.has(id));
  const clashingRequest = requests.find(
    (request) => request.state !== 'declined' && overlap(request, departure) && sharedGuests(request).length > 0,
  );
  return (
    clashingRequest && {
      kind: 'overlaps',
      participantIds: sharedGuests(clashingRequest),
      other: { date: clashingRequest.date, startsAt: clashingRequest.from, timeZone: clashingRequest.timeZone },
    }
  );
}
