import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { engineManners } from '../simulators/engine/excursion-store';
import { startDurablePostgres } from '../services/postgres-server';
import { freePort } from '../services/redis-server';
import { signIn } from '../support/sign-in';
import { addGuests, addReservations, trialEmail, trialReservationId } from './add-guests';
import { checkSeats } from './check-seats';
import { openSeatRecords, type SeatRecords } from './seat-records';
import { type OfferedDeparture, SeatGuest, type SeatTale } from './seat-guest';
import { openSeatSite, type SeatSiteOptions } from './seat-site';
import { addressOf, type Drill, type TrialReport, withConcurrency } from './trial';
import { type TwoNodeSite, untilAnswered } from './two-node-site';

const travellers = 3;
const signInConcurrency = 12;
/** Every so many guests give back what they have. */
const givesBackEvery = 5;
/** What is unsure is known within a minute (D7). */
const openLimitMs = 75_000;

export interface SeatTrial extends SeatSiteOptions {
  readonly guests: number;
  readonly departures: number;
  readonly requestsEach: number;
  /** Whether the node that is killed comes back. */
  readonly comesBack: boolean;
}

/**
 * Guests of some sailings want departures in parties of one to three, everything sent three times over two nodes, one of
 * which is killed half way. Then every fifth of them gives back what they have, and each guest who got the message that
 * a request failed asks once more.
 */
export async function sellSeats({
  guests,
  departures: count,
  requestsEach,
  comesBack,
  ...options
}: SeatTrial): Promise<TrialReport> {
  const site = await openSeatSite(options);
  const records = await openSeatRecords(options.databaseUrl, site.engine);
  try {
    const location = { databaseUrl: options.databaseUrl, dataFolder: '' };
    await addGuests(location, guests);
    const sailings = await findSailings(site.nodes, count);
    const sailingOf = (index: number) => sailings[index % sailings.length] as Sailing;
    if (site.engineFolder !== undefined)
      await addGuests({ databaseUrl: undefined, dataFolder: site.engineFolder }, guests);
    await addReservations(
      site.engineFolder === undefined ? location : { databaseUrl: undefined, dataFolder: site.engineFolder },
      guests,
      (index) => ({ itineraryId: sailingOf(index).itineraryId, travellers }),
    );
    let answered = 0;
    const crowd: SeatGuest[] = [];
    await withConcurrency(
      signInConcurrency,
      Array.from({ length: guests }, (_, index) => index),
      async (index) => {
        // A machine that is busy with everything at once may be slow to sign a guest in.
        const client = await untilAnswered((attempt) =>
          signIn(site.nodes.url(index + attempt), trialEmail(index), { address: addressOf(1_000 + index) }),
        );
        crowd[index] = new SeatGuest({
          index,
          client,
          reservationId: trialReservationId(index),
          nodes: site.nodes.url,
          onAnswer: () => void (answered += 1),
        });
      },
    );
    const began = performance.now();
    const wants = crowd.map((_, index) =>
      Array.from({ length: requestsEach }, (__, requestIndex) =>
        departureFor(sailingOf(index), Math.floor(index / sailings.length), requestIndex),
      ).filter((departure) => departure !== undefined),
    );
    const kill = killWhen(
      () => answered >= wants.flat().length / 2,
      comesBack ? site.nodes.killNode : site.nodes.loseNode,
    );
    const tales: SeatTale[] = [];
    await Promise.all(
      crowd.map(async (guest, index) => {
        for (const [requestIndex, departure] of (wants[index] ?? []).entries())
          tales.push(await guest.request(departure, 1 + ((index + requestIndex) % travellers)));
      }),
    );
    const kills = await kill;
    const leaving = tales.filter(({ guest, bookingIds }) => guest % givesBackEvery === 0 && bookingIds.length > 0);
    await Promise.all(leaving.map((tale) => (crowd[tale.guest] as SeatGuest).release(tale)));
    const seconds = (performance.now() - began) / 1000;
    const openFirst = await waitForAll(records);
    const truth = await records.read();
    const inVain = tales.filter(
      (tale) =>
        tale.outcome === 'PENDING' &&
        !truth.parties.some(
          ({ reservationId, departureId }) => reservationId === tale.reservationId && departureId === tale.departureId,
        ),
    );
    const messages = await Promise.all(inVain.map(({ guest }) => records.hasMessage(trialEmail(guest))));
    // A guest who got the message that the request failed asks once more: what is free then is theirs.
    const askedAgain = await Promise.all(
      inVain.map(({ guest, departureId, size }) => {
        const departure = wants[guest]?.find(({ id }) => id === departureId);
        if (!departure) throw new Error(`Nobody wanted ${departureId}`);
        return (crowd[guest] as SeatGuest).request(departure, size);
      }),
    );
    const leftOpen = openFirst + (await waitForAll(records));
    const last = [...tales.filter((tale) => !inVain.includes(tale)), ...askedAgain];
    return await checkSeats({
      records,
      tales: last,
      messages,
      askedAgain,
      departures: sailings.reduce((sum, { days }) => sum + days.flat().length, 0),
      guests,
      kills,
      seconds,
      leftOpen,
    });
  } finally {
    await records.close();
    await site.close();
  }
}

/** How many requests have no known outcome when all should have one. */
async function waitForAll(records: SeatRecords): Promise<number> {
  let open = await records.countOpen();
  for (const giveUpAt = Date.now() + openLimitMs; open > 0 && Date.now() < giveUpAt; await sleep(500))
    open = await records.countOpen();
  return open;
}

interface Sailing {
  readonly itineraryId: string;
  /** Departures of each day: those of one day may be at the same hour. */
  readonly days: readonly (readonly OfferedDeparture[])[];
}

/** Another day for each request, so that no guest wants two at once; guests are spread over the departures of a day. */
function departureFor({ days }: Sailing, location: number, requestIndex: number): OfferedDeparture | undefined {
  const day = days[(location + requestIndex) % days.length];
  return requestIndex < days.length ? day?.[location % day.length] : undefined;
}

/** Sailings with the most departures first, so many that they have `count` of them together. */
async function findSailings(nodes: TwoNodeSite, count: number): Promise<readonly Sailing[]> {
  const guest = await signIn(nodes.url(0), 'guest@example.com', { address: addressOf(1) });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { contents } = (await (
    await guest.get(`/api/shore-ex-available?startDate=${day(30)}&endDate=${day(395)}`)
  ).json()) as { readonly contents: readonly OfferedDeparture[] };
  const found = groupsOf(contents, 0);
  const chosen: Sailing[] = [];
  let left = count;
  for (const [itineraryId, own] of [...found].sort(([, one], [, other]) => other.length - one.length)) {
    if (left <= 0) break;
    const some = own.slice(0, left);
    left -= some.length;
    chosen.push({ itineraryId, days: [...groupsOf(some, 2).values()] });
  }
  if (left > 0) throw new Error(`The sample line has no ${count} departures`);
  return chosen;
}

/** By one part of their ids: the sailing, or the day. */
function groupsOf(
  departures: readonly OfferedDeparture[],
  part: number,
): ReadonlyMap<string, readonly OfferedDeparture[]> {
  const groups = new Map<string, readonly OfferedDeparture[]>();
  for (const departure of departures) {
    const name = departure.id.split('.')[part] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), departure]);
  }
  return groups;
}

async function killWhen(isTime: () => boolean, kill: () => Promise<void>): Promise<number> {
  for (const giveUpAt = Date.now() + 600_000; !isTime(); await sleep(5)) if (Date.now() > giveUpAt) return 0;
  await kill();
  return 1;
}

const names = {
  line: 'the line’s own excursion bookings',
  atomic: 'an engine that is atomic',
  'check-then-add': 'an engine that checks, and adds 200 ms later',
  'loses-answers': 'an engine that loses every tenth answer',
} as const;

/** SEATS_KEEPER chooses one of the four; SEATS_GUESTS makes it smaller, with a tenth as many departures. */
async function drill(): Promise<TrialReport> {
  const { SEATS_KEEPER: only, SEATS_GUESTS: guests = '500' } = process.env;
  const reports: TrialReport[] = [];
  for (const keeper of (['line', ...engineManners] as const).filter((one) => only === undefined || only === one)) {
    const home = mkdtempSync(join(tmpdir(), 'landfall-seats-pg-'));
    // PostgreSQL runs as a user of its own inside it.
    chmodSync(home, 0o755);
    const postgres = startDurablePostgres(join(home, 'server'), await freePort());
    try {
      const { rows, isGood } = await sellSeats({
        keeper,
        databaseUrl: postgres.url,
        guests: Number(guests),
        departures: Math.ceil(Number(guests) / 10),
        requestsEach: 3,
        comesBack: true,
        capacity: 20,
      });
      reports.push({ isGood, rows: [[`**${names[keeper]}**`, ''], ...rows] });
    } finally {
      postgres.crash();
      rmSync(home, { recursive: true, force: true });
    }
  }
  return { rows: reports.flatMap(({ rows }) => rows), isGood: reports.every(({ isGood }) => isGood) };
}

export const seats: Drill = {
  title: 'Seats ashore',
  how: 'Two nodes on one PostgreSQL that syncs to disk, four times: with the line’s own excursion bookings, and with ENGINE=http before a simulated engine whose manner is named. Each guest comes from an address of their own, with a reservation for three, and wants three departures in parties of one to three; every request is sent three times, at both nodes, by one key, and asked again where no answer came. Half way one node is killed with -9 and comes back. Then every fifth guest gives back what they have, three times, and each guest who got the message that a request failed asks once more.',
  verdict:
    'No seat was sold twice, nobody was doubled, nothing that was acknowledged is absent, nobody waits, or asked in vain, whom a free seat would fit, and the waitlists kept their order, however carelessly the engine behind the contract sells and answers.',
  run: drill,
};
