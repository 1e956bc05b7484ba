import fc from 'fast-check';
import {
  accept,
  join,
  leave,
  lineOf,
  waitlistPosition,
  seatsFree,
  seatsTaken,
  settle,
  type SeatLedger,
} from './seat-ledger';

const hour = 3_600_000;
const at = (now: number, hours = 24) => ({ now, offerEndsAt: now + hours * hour });
const party = (partyId: string, size: number) => ({
  partyId,
  participantIds: Array.from({ length: size }, (_, index) => `${partyId}${index}`),
});
const stateOf = (ledger: SeatLedger | undefined, partyId: string) =>
  ledger?.parties.find((one) => one.partyId === partyId)?.state;
const empty = (capacity: number): SeatLedger => ({ capacity, parties: [] });

describe('the seats of a departure', () => {
  it('EXC-07 go to a whole party or to nobody of it', () => {
    const ledger = join(join(empty(4), party('a', 2), at(1)), party('b', 3), at(2));
    expect([stateOf(ledger, 'a'), stateOf(ledger, 'b'), seatsFree(ledger)]).toEqual(['confirmed', 'waiting', 2]);
    expect(waitlistPosition(ledger, 'b')).toBe(1);
    expect(waitlistPosition(ledger, 'a')).toBeUndefined();
  });

  it('EXC-07 are not refused to one guest while one is free, though a larger party waits', () => {
    const ledger = join(join(join(empty(4), party('a', 3), at(1)), party('b', 2), at(2)), party('c', 1), at(3));
    expect([stateOf(ledger, 'b'), stateOf(ledger, 'c')]).toEqual(['waiting', 'confirmed']);
  });

  it('EXC-07 that come free are held for the first waiting party that fits them', () => {
    const full = [party('a', 2), party('b', 2), party('big', 3), party('small', 2)].reduce(
      (ledger, one, index) => join(ledger, one, at(index)),
      empty(4),
    );
    const ledger = leave(full, ['a0', 'a1'], at(10));
    expect([stateOf(ledger, 'big'), stateOf(ledger, 'small'), seatsFree(ledger)]).toEqual(['waiting', 'offered', 0]);
    expect(lineOf(ledger).map(({ partyId }) => partyId)).toEqual(['big', 'small']);
    expect(stateOf(accept(ledger, 'small', at(11)), 'small')).toBe('confirmed');
    expect(accept(ledger, 'big', at(11))).toBeUndefined();
  });

  it('EXC-07 pass on to the next when an offer is not answered in time', () => {
    const full = [party('a', 2), party('b', 2), party('c', 1)].reduce(
      (ledger, one, index) => join(ledger, one, at(index)),
      empty(2),
    );
    const offered = leave(full, ['a0', 'a1'], at(10, 1));
    expect([stateOf(offered, 'b'), stateOf(offered, 'c')]).toEqual(['offered', 'waiting']);
    const passed = settle(offered, at(10 + hour));
    expect([stateOf(passed, 'b'), stateOf(passed, 'c')]).toEqual([undefined, 'offered']);
    expect(accept(offered, 'b', at(10 + hour))).toBeUndefined();
  });

  it('EXC-07 of an offer that ran out belong to the next party, also when nobody looked since', () => {
    const full = join(join(empty(2), party('a', 2), at(1)), party('b', 2), at(2));
    const offered = leave(full, ['a0', 'a1'], at(10, 1));
    expect([stateOf(offered, 'b'), stateOf(join(offered, party('early', 2), at(11)), 'early')]).toEqual([
      'offered',
      'waiting',
    ]);
    const ledger = join(offered, party('late', 2), at(10 + hour));
    expect([stateOf(ledger, 'b'), stateOf(ledger, 'late')]).toEqual([undefined, 'confirmed']);
  });

  it('EXC-07 are offered to nobody when there is no time left to answer', () => {
    const full = join(join(empty(1), party('a', 1), at(1)), party('b', 1), at(2));
    expect(stateOf(leave(full, ['a0'], { now: 10, offerEndsAt: 10 }), 'b')).toBe('waiting');
  });

  it('EXC-07 are waited for in the order of joining, however the parties are stored', () => {
    const waiting = (partyId: string, joinedAt: number) => ({
      ...party(partyId, 1),
      state: 'waiting' as const,
      joinedAt,
    });
    const parties = [waiting('late', 9), waiting('early', 2), waiting('b', 5), waiting('a', 5)];
    expect(lineOf({ capacity: 0, parties }).map(({ partyId }) => partyId)).toEqual(['early', 'a', 'b', 'late']);
  });

  it('EXC-07 are joined one after the other, even within one millisecond or after a clock was set back', () => {
    const joined = [5, 5, 3, 20].reduce((ledger, now, index) => join(ledger, party(`p${index}`, 1), at(now)), empty(1));
    expect(joined.parties.map(({ joinedAt }) => joinedAt)).toEqual([5, 6, 7, 20]);
  });
});

type Step =
  | { readonly kind: 'join'; readonly size: number }
  | { readonly kind: 'leave' | 'accept' | 'shrink'; readonly pick: number }
  | { readonly kind: 'wait'; readonly hours: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('join' as const), size: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constantFrom('leave' as const, 'accept' as const, 'shrink' as const), pick: fc.nat(30) }),
    fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 0, max: 30 }) }),
  ),
  { maxLength: 60 },
);

function play(
  capacity: number,
  history: readonly Step[],
  seen: (before: SeatLedger, after: SeatLedger, step: Step, now: number) => void,
): void {
  let [ledger, now] = [empty(capacity), 1];
  for (const [index, step] of history.entries()) {
    now += step.kind === 'wait' ? step.hours * hour : 1;
    const picked =
      step.kind === 'join' || step.kind === 'wait'
        ? undefined
        : ledger.parties[step.pick % Math.max(1, ledger.parties.length)];
    const before = ledger;
    if (step.kind === 'join') ledger = join(ledger, party(`p${index}-`, step.size), at(now));
    else if (picked && step.kind === 'accept')
      ledger = accept(ledger, picked.partyId, at(now)) ?? settle(ledger, at(now));
    else if (picked)
      ledger = leave(
        ledger,
        step.kind === 'leave' ? picked.participantIds : picked.participantIds.slice(0, 1),
        at(now),
      );
    // Time alone settles nothing: the next request meets the offers that have run out meanwhile.
    if (ledger !== before) seen(before, ledger, step, now);
  }
}

describe('whatever is booked, removed, offered and left unanswered', () => {
  it('EXC-07 keeps seats taken and free at the capacity, each seat with one owner', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), steps, (capacity, history) =>
        play(capacity, history, (_before, ledger) => {
          expect(seatsTaken(ledger) + seatsFree(ledger)).toBe(capacity);
          const owners = ledger.parties.flatMap(({ participantIds }) => participantIds);
          expect(new Set(owners).size).toBe(owners.length);
          expect(ledger.parties.every(({ participantIds }) => participantIds.length > 0)).toBe(true);
        }),
      ),
    );
  });

  it('EXC-07 leaves nobody waiting whom the free seats are enough for, and no open offer past its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), steps, (capacity, history) =>
        play(capacity, history, (_before, ledger, _step, now) => {
          for (const one of lineOf(ledger)) {
            if (one.state === 'waiting') expect(one.participantIds.length).toBeGreaterThan(seatsFree(ledger));
            else expect(one.offerEndsAt).toBeGreaterThan(now);
          }
        }),
      ),
    );
  });

  it('EXC-07 keeps the order of the line, and nobody who has seats loses them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), steps, (capacity, history) =>
        play(capacity, history, (before, after, step) => {
          const staying = lineOf(after).map(({ partyId }) => partyId);
          const was = lineOf(before)
            .map(({ partyId }) => partyId)
            .filter((id) => staying.includes(id));
          expect(staying.slice(0, was.length)).toEqual(was);
          if (step.kind === 'join' || step.kind === 'wait' || step.kind === 'accept') {
            for (const one of before.parties.filter(({ state }) => state === 'confirmed'))
              expect(stateOf(after, one.partyId)).toBe('confirmed');
          }
          // An offer goes to the first whom it fits: nobody before it who is no larger still waits.
          for (const offered of after.parties.filter(
            ({ partyId, state }) => state === 'offered' && stateOf(before, partyId) === 'waiting',
          )) {
            const passedBy = lineOf(after).filter(
              ({ state, joinedAt }) => state === 'waiting' && joinedAt < offered.joinedAt,
            );
            for (const one of passedBy)
              expect(one.participantIds.length).toBeGreaterThan(offered.participantIds.length);
          }
        }),
      ),
    );
  });
});
