import type { StoredParty, StoredSeats, SeatRecords } from './seat-records';
import type { SeatTale } from './seat-guest';
import type { TrialReport, TrialRow } from './trial';

interface SeatsChecked {
  readonly records: SeatRecords;
  /** The last answer to each booking request. */
  readonly tales: readonly SeatTale[];
  /** For each request that failed: whether its guest got a message. */
  readonly messages: readonly boolean[];
  /** The same requests, sent once more. */
  readonly askedAgain: readonly SeatTale[];
  readonly departures: number;
  readonly guests: number;
  readonly kills: number;
  readonly seconds: number;
  readonly leftOpen: number;
}

/** Compares what guests were answered with the records of the system that books the seats. */
export async function checkSeats({
  records,
  tales,
  messages,
  askedAgain,
  departures,
  guests,
  kills,
  seconds,
  leftOpen,
}: SeatsChecked): Promise<TrialReport> {
  const truth = await records.read();
  const found = new Map(truth.parties.map((party) => [`${party.reservationId} ${party.departureId}`, party]));
  const of = ({ reservationId, departureId }: SeatTale) => found.get(`${reservationId} ${departureId}`);
  const active = tales.filter(({ isRemoved }) => !isRemoved);
  const count = (outcome: SeatTale['outcome']) => tales.filter((tale) => tale.outcome === outcome).length;
  const inVain = active.filter((tale) => tale.outcome === 'PENDING' && !of(tale));
  const requested = new Set(tales.map(({ reservationId, departureId }) => `${reservationId} ${departureId}`));
  const faults: readonly TrialRow[] = [
    ['failed in any other way', list(tales.filter(({ outcome }) => outcome === 'failed').map(({ why }) => why ?? ''))],
    ['seats sold beyond the capacity of their departure', oversold(truth)],
    ['guests with two seats or places on one departure', doubled(truth)],
    ['requests whose three answers say different things', tales.filter(({ isContradicted }) => isContradicted).length],
    ['acknowledged and absent, or another than was said', list(active.flatMap((tale) => whatIsAbsent(tale, of(tale))))],
    ['given back and still there', tales.filter((tale) => tale.isRemoved && of(tale)).length],
    ['parties that nobody asked for', [...found.keys()].filter((key) => !requested.has(key)).length],
    [
      'parties that wait, or asked again in vain, while enough seats are free, of one guest or more',
      stranded(truth, inVain),
    ],
    ['places that stand before one that was given earlier', outOfOrder(active, of)],
    ['offers past a party that stood before', passedBy(truth)],
    ['requests whose outcome is unknown after a minute', leftOpen],
    ['came to nothing, and their guests were not written to', messages.filter((isThere) => !isThere).length],
  ];
  return {
    isGood: faults.every(([, number]) => number === 0) && kills === 1,
    rows: [
      ['guests', guests],
      [
        'departures, with so many seats',
        `${departures}, ${[...new Set(tales.map(({ departureId }) => departureId))].reduce((sum, id) => sum + (truth.capacities.get(id) ?? 0), 0)}`,
      ],
      ['requests, each sent three times at both nodes', tales.length],
      ['seats wanted', tales.reduce((sum, { size }) => sum + size, 0)],
      ['kills (-9) of a node', kills],
      [
        'answers that did not come, or came too early, and were asked for again',
        tales.reduce((sum, { askedAgain }) => sum + askedAgain, 0),
      ],
      [
        'answered as confirmed, on the waitlist, pending',
        `${count('CONFIRMED')}, ${count('WAITLIST')}, ${count('PENDING')}`,
      ],
      [
        'seats with an owner in the end',
        truth.parties.reduce((sum, { state, seats }) => (state === 'waiting' ? sum : sum + seats.length), 0),
      ],
      [
        'given back, offers that came of it',
        `${tales.filter(({ isRemoved }) => isRemoved).length}, ${truth.parties.filter(({ state }) => state === 'offered').length}`,
      ],
      ['came to nothing, and their guests were written to', messages.filter(Boolean).length],
      [
        'of these, asked again: answered as confirmed, on the waitlist, pending',
        ['CONFIRMED', 'WAITLIST', 'PENDING']
          .map((outcome) => askedAgain.filter((tale) => tale.outcome === outcome).length)
          .join(', '),
      ],
      ...faults,
      ['seconds from the first request to the last answer', seconds.toFixed(1)],
    ],
  };
}

const list = (texts: readonly string[]) =>
  texts.length === 0 ? 0 : `${texts.length}: ${texts.slice(0, 3).join('; ')}`;

const takenOf = (parties: readonly StoredParty[]) =>
  parties.reduce((sum, { state, seats }) => (state === 'waiting' ? sum : sum + seats.length), 0);

function byDeparture({ capacities, parties }: StoredSeats) {
  return [...capacities].map(([departureId, capacity]) => {
    const own = parties.filter((party) => party.departureId === departureId);
    return { departureId, capacity, parties: own, free: capacity - takenOf(own) };
  });
}

const oversold = (truth: StoredSeats) => byDeparture(truth).reduce((sum, { free }) => sum + Math.max(0, -free), 0);

function doubled({ parties }: StoredSeats): number {
  const ids = parties.flatMap(({ departureId, seats }) =>
    seats.map(({ participantId }) => `${departureId} ${participantId}`),
  );
  return ids.length - new Set(ids).size;
}

/** A request that no system has recorded counts as refused. */
const stranded = (truth: StoredSeats, inVain: readonly SeatTale[]) =>
  byDeparture(truth).reduce(
    (sum, { departureId, parties, free }) =>
      sum +
      parties.filter(({ state, seats }) => state === 'waiting' && seats.length <= free).length +
      inVain.filter((tale) => tale.departureId === departureId && tale.size <= free).length,
    0,
  );

/** A party that was confirmed has seats; one that was put on the waitlist waits, or has been offered seats since. */
function whatIsAbsent(
  { outcome, reservationId, departureId, bookingIds }: SeatTale,
  party: StoredParty | undefined,
): readonly string[] {
  if (outcome !== 'CONFIRMED' && outcome !== 'WAITLIST') return [];
  const isThere =
    party &&
    bookingIds.every((id) => party.seats.some(({ bookingId }) => bookingId === id)) &&
    (party.state === 'confirmed') === (outcome === 'CONFIRMED');
  return isThere
    ? []
    : [`${reservationId} on ${departureId} was answered ${outcome} and is ${party?.state ?? 'not there'}`];
}

function outOfOrder(tales: readonly SeatTale[], of: (tale: SeatTale) => StoredParty | undefined): number {
  const inLine = tales.flatMap((tale) => {
    const party = of(tale);
    return tale.outcome === 'WAITLIST' && party && party.state !== 'confirmed'
      ? [{ tale, joinedAt: party.joinedAt }]
      : [];
  });
  return inLine.filter((later) =>
    inLine.some(
      (earlier) =>
        earlier.tale.departureId === later.tale.departureId &&
        earlier.tale.to < later.tale.from &&
        earlier.joinedAt > later.joinedAt,
    ),
  ).length;
}

/** The offer belonged to the party before it, if that one is no bigger. */
const passedBy = (truth: StoredSeats) =>
  byDeparture(truth).reduce(
    (sum, { parties }) =>
      sum +
      parties.filter(
        (offered) =>
          offered.state === 'offered' &&
          parties.some(
            ({ state, joinedAt, seats }) =>
              state === 'waiting' && joinedAt < offered.joinedAt && seats.length <= offered.seats.length,
          ),
      ).length,
    0,
  );
