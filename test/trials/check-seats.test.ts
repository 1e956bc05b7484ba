import { checkSeats } from './check-seats';
import type { StoredParty } from './seat-records';
import type { SeatTale } from './seat-guest';

const departureId = 'a-departure';
const tale = (guest: number, outcome: SeatTale['outcome'], size = 1): SeatTale => ({
  guest,
  reservationId: `reservation-${guest}`,
  departureId,
  size,
  outcome,
  bookingIds: [],
  isContradicted: false,
  from: guest,
  to: guest,
  askedAgain: 0,
  isRemoved: false,
});
const party = (guest: number, state: StoredParty['state'], size = 1): StoredParty => ({
  partyId: `party-${guest}`,
  reservationId: `reservation-${guest}`,
  departureId,
  state,
  joinedAt: guest,
  seats: Array.from({ length: size }, (_, index) => ({
    bookingId: `booking-${guest}-${index}`,
    participantId: `guest-${guest}-${index}`,
  })),
});
const check = (tales: readonly SeatTale[], parties: readonly StoredParty[]) =>
  checkSeats({
    records: {
      read: async () => ({ capacities: new Map([[departureId, 3]]), parties }),
      countOpen: async () => 0,
      hasMessage: async () => true,
      close: async () => undefined,
    },
    tales,
    messages: [],
    askedAgain: [],
    departures: 1,
    guests: tales.length,
    kills: 1,
    seconds: 1,
    leftOpen: 0,
  });
const left = async (...trial: Parameters<typeof check>) => {
  const { isGood, rows } = await check(...trial);
  return [isGood, rows.find(([what]) => what.startsWith('parties that wait'))?.[1]];
};

describe('who is left without a seat', () => {
  it('D5 D7 is refused where enough are free, whether they wait or nothing came of their request', async () => {
    const seated = party(1, 'confirmed', 2);
    expect(await left([tale(1, 'CONFIRMED', 2), tale(2, 'WAITLIST')], [seated, party(2, 'waiting')])).toEqual([
      false,
      1,
    ]);
    expect(await left([tale(1, 'CONFIRMED', 2), tale(2, 'PENDING')], [seated])).toEqual([false, 1]);
    expect(
      await left(
        [tale(1, 'CONFIRMED', 2), tale(2, 'PENDING', 2), tale(3, 'WAITLIST', 2)],
        [seated, party(3, 'waiting', 2)],
      ),
    ).toEqual([true, 0]);
  });
});
