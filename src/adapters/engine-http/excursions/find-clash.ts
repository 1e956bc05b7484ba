import type { ExcursionParty, PartyRequest, ReserveOutcome } from '../../../core/excursions/excursion-bookings.port';
import { overlap } from '../../../core/shared/overlap';

/**
 * Finds the booking that prevents these guests from taking part, because the contract only reports that there is one. A
 * seat or waitlist entry of the same departure comes first, then any other booking at that time; undefined when there
 * is none.
 */
export function findClash(
  parties: readonly ExcursionParty[],
  { departure, guests }: PartyRequest,
): ReserveOutcome | undefined {
  const wantedIds = new Set(guests.map(({ participantId }) => participantId));
  const sharedGuests = ({ bookings }: ExcursionParty) =>
    bookings.map(({ participantId }) => participantId).filter((id) => wantedIds.has(id));
  const clashingParties = parties.filter((party) => sharedGuests(party).length > 0);
  const same = clashingParties
    .filter((party) => party.departure.departureId === departure.departureId)
    .flatMap(sharedGuests);
  if (same.length > 0) return { kind: 'already-booked', participantIds: same };
  const other = clashingParties.find((party) => overlap(party.departure, departure));
  return other && { kind: 'overlaps', participantIds: sharedGuests(other), other: other.departure };
}
