import type { ExcursionParty, PartyRequest, ReserveOutcome } from '../../../core/excursions/excursion-bookings.port';

/**
 * What keeps these guests from going along: the contract says only that something does. A seat or a place for the same
 * departure comes first, then whatever else they are on at that time; undefined when nothing of theirs does.
 */
export function findClash(
  parties: readonly ExcursionParty[],
  { departure, guests }: PartyRequest,
): ReserveOutcome | undefined {
  const wanted = new Set(guests.map(({ participantId }) => participantId));
  const theirs = ({ bookings }: ExcursionParty) =>
    bookings.map(({ participantId }) => participantId).filter((id) => wanted.has(id));
  const held = parties.filter((party) => theirs(party).length > 0);
  const same = held.filter((party) => party.departure.departureId === departure.departureId).flatMap(theirs);
  if (same.length > 0) return { kind: 'already-booked', participantIds: same };
  const [other] = held.filter(({ departure: { begins, ends } }) => begins < departure.ends && ends > departure.begins);
  return other && { kind: 'overlaps', participantIds: theirs(other), other: other.departure };
}
