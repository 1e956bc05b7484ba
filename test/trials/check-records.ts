import type { BookedReservation, LineRecords } from './line-records';
import type { Round, WantedKind } from './many-buyers';
import type { Tale } from './stubborn-buyer';
import type { TrialReport, TrialRow } from './trial';

interface Evidence {
  readonly records: LineRecords;
  readonly tales: readonly Tale[];
  readonly wanted: readonly WantedKind[];
  readonly kills: number;
  readonly seconds: number;
  readonly rounds: readonly Round[];
}

const living = new Set(['BK', 'OF']);

/** Compares what buyers were answered with the line's records. */
export async function checkRecords({ records, tales, wanted, kills, seconds, rounds }: Evidence): Promise<TrialReport> {
  const [reservations, charges, refunds] = await Promise.all([
    records.findReservations(),
    records.findCharges(),
    records.countRefunds(),
  ]);
  const sold = reservations.filter(({ status }) => living.has(status));
  const outcome = (kind: 'reserved' | 'waiting') =>
    tales.flatMap(({ outcome: end }) => (end.kind === kind ? [end.reservationId] : []));
  const failures = tales.flatMap(({ outcome: end }) => (end.kind === 'failed' ? [end.why] : []));
  const lines = await Promise.all(wanted.map((kind) => checkLine(records, kind, tales)));
  const now = rounds.at(-1)?.now ?? Date.now();
  const leaked = (await Promise.all(wanted.map((kind) => records.findClaims(kind, now))))
    .flat()
    .filter((claim) => claim.of === 'unowned' || claim.of === 'held').length;
  const faults: readonly TrialRow[] = [
    [
      'failed in any other way',
      failures.length === 0 ? 0 : `${failures.length}: ${[...new Set(failures)].slice(0, 5).join('; ')}`,
    ],
    ['cabins sold beyond those that were free', oversold(sold, wanted)],
    ['cabins sold twice', repeated(sold.map(({ itineraryId, cabin }) => `${itineraryId} ${cabin}`))],
    [
      'reservations lost: confirmed to a buyer and not recorded',
      lost(outcome('reserved'), sold) + lost(outcome('waiting'), reservations),
    ],
    ['reservations doubled: two of one buyer', repeated(reservations.map(({ email }) => email))],
    [
      'reservations that were confirmed to nobody',
      lost(
        reservations.map(({ reservationId }) => reservationId),
        [...outcome('reserved'), ...outcome('waiting')].map((reservationId) => ({ reservationId })),
      ),
    ],
    [
      'payments without their reservation, or of another amount',
      charges.filter(
        (charge) =>
          !sold.some(({ reservationId, paid }) => reservationId === charge.reservationId && paid === charge.amount),
      ).length,
    ],
    ['cabins held for nobody, after every hold has ended', leaked],
    ['places that stand before one that was given earlier', lines.reduce((sum, { outOfOrder }) => sum + outOfOrder, 0)],
    ['offers past a guest who stood before', lines.reduce((sum, { passedOver }) => sum + passedOver, 0)],
    [
      'payments unsettled or cabins not offered when time was up',
      rounds.reduce((sum, { leftUndone }) => sum + leftUndone, 0),
    ],
  ];
  return {
    isGood: kills === 1 && sold.length > 0 && faults.every(([, count]) => count === 0),
    rows: [
      ['buyers at once', tales.length],
      [
        'cabins that they wanted, of so many kinds',
        `${wanted.reduce((sum, { free }) => sum + free, 0)} of ${wanted.length}`,
      ],
      ['kills (-9) of a node', kills],
      ['answers that were lost and asked for again', tales.reduce((sum, { lostAnswers }) => sum + lostAnswers, 0)],
      ['reserved, and answered so', outcome('reserved').length],
      ['left, or gave the suite back', tales.filter(({ outcome: end }) => end.kind === 'left').length],
      ['on the waitlist, and answered so', outcome('waiting').length],
      ['payments given back', refunds],
      ['offers made to the waitlist, as suites came free', lines.reduce((sum, { offers }) => sum + offers, 0)],
      ...faults,
      ['seconds from the first request to the last answer', seconds.toFixed(1)],
    ],
  };
}

const oversold = (sold: readonly BookedReservation[], wanted: readonly WantedKind[]) =>
  wanted.reduce(
    (sum, kind) =>
      sum +
      Math.max(
        0,
        sold.filter(({ itineraryId, category }) => itineraryId === kind.itineraryId && category === kind.category)
          .length - kind.free,
      ),
    0,
  );

const repeated = (names: readonly string[]) => names.length - new Set(names).size;

function lost(numbers: readonly string[], found: readonly { readonly reservationId: string }[]): number {
  const there = new Set(found.map(({ reservationId }) => reservationId));
  return numbers.filter((reservationId) => !there.has(reservationId)).length;
}

interface LineVerdict {
  readonly outOfOrder: number;
  readonly passedOver: number;
  readonly offers: number;
}

/** A guest who was answered before another one asked stands before them; offers go to the head of the waitlist and leave nobody out. */
async function checkLine(
  records: LineRecords,
  { itineraryId, category }: WantedKind,
  tales: readonly Tale[],
): Promise<LineVerdict> {
  const line = await records.findLine({ itineraryId, category });
  const entry = new Map(line.map(({ reservationId }, index) => [reservationId, index]));
  const waits = tales.flatMap(({ outcome, waited }) =>
    outcome.kind === 'waiting' && waited && entry.has(outcome.reservationId)
      ? [{ ...waited, entry: entry.get(outcome.reservationId) ?? 0 }]
      : [],
  );
  const outOfOrder = waits.filter((later) =>
    waits.some((earlier) => earlier.to < later.from && earlier.entry > later.entry),
  ).length;
  const lastOffered = line.findLastIndex(({ offers }) => Number(offers) > 0);
  return {
    outOfOrder,
    passedOver: line.slice(0, lastOffered + 1).filter(({ offers }) => Number(offers) === 0).length,
    offers: line.reduce((sum, { offers }) => sum + Number(offers), 0),
  };
}
