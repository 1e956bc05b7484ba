import { compareTexts } from '../shared/compare-texts';

/** `offered`: seats are kept for a party from the line until it answers. */
export type PartyState = 'confirmed' | 'waiting' | 'offered';

/** Guests of one reservation who want to go together. */
export interface SeatParty {
  readonly partyId: string;
  /** One seat each; never empty. */
  readonly participantIds: readonly string[];
  readonly state: PartyState;
  /** Milliseconds since 1970; no two of a departure are alike. */
  readonly joinedAt: number;
  /** Of an open offer: unanswered by then, it passes on. */
  readonly offerEndsAt?: number;
}

/** The seats of one departure and everybody who has one, is offered one or waits for one. */
export interface SeatLedger {
  readonly capacity: number;
  readonly parties: readonly SeatParty[];
}

export interface OfferTime {
  readonly now: number;
  /** When an offer made now ends; not later than the departure. */
  readonly offerEndsAt: number;
}

/** Confirmed and offered seats have an owner; the rest is free. Seats taken and free are the capacity, always (EXC-07). */
export function seatsTaken({ parties }: SeatLedger): number {
  return parties.reduce(
    (sum, { state, participantIds }) => (state === 'waiting' ? sum : sum + participantIds.length),
    0,
  );
}

/** Never below zero, also where a departure was made smaller after its seats were taken. */
export function seatsFree(ledger: SeatLedger): number {
  return Math.max(0, ledger.capacity - seatsTaken(ledger));
}

/** Who stands in line, in its order; an open offer keeps its party there. */
export function lineOf({ parties }: SeatLedger): readonly SeatParty[] {
  return parties
    .filter(({ state }) => state !== 'confirmed')
    .sort((one, other) => one.joinedAt - other.joinedAt || compareTexts(one.partyId, other.partyId));
}

/** 1 is first; undefined for whoever is not in line. */
export function waitlistPosition(ledger: SeatLedger, partyId: string): number | undefined {
  const index = lineOf(ledger).findIndex((party) => party.partyId === partyId);
  return index < 0 ? undefined : index + 1;
}

/**
 * Brings the book to this moment: offers that ran out leave the line, and free seats are offered to the first party that
 * they are enough for, again and again. Afterwards nobody waits for whom there is room, so that a party that comes now
 * may have what is left without passing anybody by.
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
  return settle(changed(open, { ...first, state: 'offered', offerEndsAt: time.offerEndsAt }), time);
}

/** The whole party or nobody: seats for all of it, else a place at the end of the line (EXC-07, reliability D5). */
export function join(
  ledger: SeatLedger,
  party: Pick<SeatParty, 'partyId' | 'participantIds'>,
  time: OfferTime,
): SeatLedger {
  const settled = settle(ledger, time);
  const last = Math.max(0, ...settled.parties.map(({ joinedAt }) => joinedAt));
  const state = party.participantIds.length <= seatsFree(settled) ? 'confirmed' : 'waiting';
  return { ...settled, parties: [...settled.parties, { ...party, state, joinedAt: Math.max(time.now, last + 1) }] };
}

/** These guests give up their seats or their waitlist entries; what they free goes on. Who is not there changes nothing. */
export function leave(ledger: SeatLedger, participantIds: readonly string[], time: OfferTime): SeatLedger {
  const parties = ledger.parties.flatMap((party) => {
    const staying = party.participantIds.filter((id) => !participantIds.includes(id));
    return staying.length > 0 ? [{ ...party, participantIds: staying }] : [];
  });
  return settle({ ...ledger, parties }, time);
}

/** The party takes the seats that are kept for it; undefined when there is no open offer. */
export function accept(ledger: SeatLedger, partyId: string, time: OfferTime): SeatLedger | undefined {
  const settled = settle(ledger, time);
  const offered = settled.parties.find((party) => party.partyId === partyId && party.state === 'offered');
  if (!offered) return undefined;
  const { partyId: id, participantIds, joinedAt } = offered;
  return changed(settled, { partyId: id, participantIds, joinedAt, state: 'confirmed' });
}

const changed = (ledger: SeatLedger, party: SeatParty): SeatLedger => ({
  ...ledger,
  parties: ledger.parties.map((one) => (one.partyId === party.partyId ? party : one)),
});
