import { compareTexts } from '../shared/compare-texts';

/** `offered`: seats are held for a waiting party until it answers. */
export type PartyState = 'confirmed' | 'waiting' | 'offered';

export interface SeatParty {
  readonly partyId: string;
  /** Each of them takes one seat, and the list is never empty. */
  readonly participantIds: readonly string[];
  readonly state: PartyState;
  readonly joinedAt: number;
  readonly offerEndsAt?: number;
}

export interface SeatLedger {
  readonly capacity: number;
  readonly parties: readonly SeatParty[];
}

export interface OfferTime {
  readonly now: number;
  /** An offer that is made now expires then; not later than the departure. */
  readonly offerEndsAt: number;
}

/** Confirmed and offered seats count as taken. Taken and free seats always add up to the capacity (EXC-07). */
export function seatsTaken({ parties }: SeatLedger): number {
  return parties.reduce(
    (sum, { state, participantIds }) => (state === 'waiting' ? sum : sum + participantIds.length),
    0,
  );
}

/** The number is never below zero, even where a departure's capacity was reduced after its seats were taken. */
export const seatsFree = (ledger: SeatLedger): number => Math.max(0, ledger.capacity - seatsTaken(ledger));

export function lineOf({ parties }: SeatLedger): readonly SeatParty[] {
  return parties
    .filter(({ state }) => state !== 'confirmed')
    .sort((one, other) => one.joinedAt - other.joinedAt || compareTexts(one.partyId, other.partyId));
}

export function waitlistPosition(ledger: SeatLedger, partyId: string): number | undefined {
  const index = lineOf(ledger).findIndex((party) => party.partyId === partyId);
  return index < 0 ? undefined : index + 1;
}

/**
 * Updates the ledger to this instant: expired offers leave the waitlist, and free seats are offered, as long as there
 * are any, to the first party that they suffice for. Afterwards no party waits for which there are enough seats, so
 * that a new party may take free seats without overtaking.
 */
export function settle(ledger: SeatLedger, time: OfferTime): SeatLedger {
  const open = {
    ...ledger,
    parties: ledger.parties.filter(({ state, offerEndsAt }) => state !== 'offered' || (offerEndsAt ?? 0) > time.now),
  };
  const first =
    time.offerEndsAt > time.now
      ? lineOf(open).find(
          ({ state, participantIds }) => state === 'waiting' && participantIds.length <= seatsFree(open),
        )
      : undefined;
  if (!first) return open;
  return settle(withParty(open, { ...first, state: 'offered', offerEndsAt: time.offerEndsAt }), time);
}

/** The whole party gets seats, else an entry at the end of the waitlist (EXC-07, reliability D5). */
export function join(
  ledger: SeatLedger,
  party: Pick<SeatParty, 'partyId' | 'participantIds'>,
  time: OfferTime,
): SeatLedger {
  const settledLedger = settle(ledger, time);
  const last = Math.max(0, ...settledLedger.parties.map(({ joinedAt }) => joinedAt));
  const state = party.participantIds.length <= seatsFree(settledLedger) ? 'confirmed' : 'waiting';
  return {
    ...settledLedger,
    parties: [...settledLedger.parties, { ...party, state, joinedAt: Math.max(time.now, last + 1) }],
  };
}

export function leave(ledger: SeatLedger, participantIds: readonly string[], time: OfferTime): SeatLedger {
  const parties = ledger.parties.flatMap((party) => {
    const staying = party.participantIds.filter((id) => !participantIds.includes(id));
    return staying.length > 0 ? [{ ...party, participantIds: staying }] : [];
  });
  return settle({ ...ledger, parties }, time);
}

export function accept(ledger: SeatLedger, partyId: string, time: OfferTime): SeatLedger | undefined {
  const settledLedger = settle(ledger, time);
  const offeredParty = settledLedger.parties.find((party) => party.partyId === partyId && party.state === 'offered');
  if (!offeredParty) return undefined;
  const { partyId: id, participantIds, joinedAt } = offeredParty;
  return withParty(settledLedger, { partyId: id, participantIds, joinedAt, state: 'confirmed' });
}

const withParty = (ledger: SeatLedger, party: SeatParty): SeatLedger => ({
  ...ledger,
  parties: ledger.parties.map((one) => (one.partyId === party.partyId ? party : one)),
});
