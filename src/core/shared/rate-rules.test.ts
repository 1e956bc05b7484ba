import fc from 'fast-check';
import { addUse, type CountedUse, dropUse, checkUse, longestWait, takenWithin, toUsedBudget } from './rate-rules';

const now = 1_800_000_000_000;
const budget = { name: 'sends', max: 3, withinSeconds: 60 };

describe('checkUse', () => {
  it('A6 lets the last use through that fits, and says when the next one will', () => {
    const used = [{ at: now - 50_500 }, { at: now - 10 }];
    expect(checkUse({ budget, countedUses: used, now })).toEqual({ kind: 'within' });
    expect(checkUse({ budget, countedUses: [...used, { at: now }], now })).toEqual({
      kind: 'exceeded',
      budget: 'sends',
      retryAfterSeconds: 10,
    });
  });

  it('A6 counts a use until its window is over to the millisecond', () => {
    const used = [{ at: now - 59_999 }, { at: now }, { at: now }];
    expect(checkUse({ budget, countedUses: used, now })).toMatchObject({ retryAfterSeconds: 1 });
    expect(checkUse({ budget, countedUses: used, now: now + 1 })).toEqual({ kind: 'within' });
    const wholeSeconds = [{ at: now - 50_000 }, { at: now }, { at: now }];
    expect(checkUse({ budget, countedUses: wholeSeconds, now })).toMatchObject({ retryAfterSeconds: 10 });
  });

  it('A7 costs nothing to ask for a counted member again', () => {
    const used = [
      { at: now, member: 'a' },
      { at: now, member: 'b' },
      { at: now, member: 'c' },
    ];
    expect(checkUse({ budget, countedUses: used, member: 'b', now }).kind).toBe('within');
    expect(checkUse({ budget, countedUses: used, member: 'd', now }).kind).toBe('exceeded');
    expect(addUse({ budget, countedUses: used, member: 'b', now: now + 5 })).toStrictEqual([
      { at: now, member: 'a' },
      { at: now, member: 'c' },
      { at: now + 5, member: 'b' },
    ]);
    expect(addUse({ budget, countedUses: [], now })).toStrictEqual([{ at: now }]);
  });

  it('A6 never lets more through than fit, in any window, in whatever rhythm they come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 60 }), (pauses) => {
        let used: readonly CountedUse[] = [];
        const taken: number[] = [];
        let at = now;
        for (const pause of pauses) {
          at += pause;
          if (checkUse({ budget, countedUses: used, now: at }).kind === 'exceeded') continue;
          used = addUse({ budget, countedUses: used, now: at });
          taken.push(at);
        }
        for (const start of taken)
          expect(taken.filter((moment) => moment >= start && moment < start + 60_000).length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('A7 never counts more different members than fit into any window', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')), {
          maxLength: 60,
        }),
        (steps) => {
          let used: readonly CountedUse[] = [];
          const taken: { readonly at: number; readonly member: string }[] = [];
          let at = now;
          for (const [pause, member] of steps) {
            at += pause;
            if (checkUse({ budget, countedUses: used, member, now: at }).kind === 'exceeded') continue;
            used = addUse({ budget, countedUses: used, member, now: at });
            taken.push({ at, member });
          }
          for (const { at: start } of taken) {
            const within = taken.filter((use) => use.at >= start && use.at < start + 60_000);
            expect(new Set(within.map(({ member }) => member)).size).toBeLessThanOrEqual(3);
          }
        },
      ),
    );
  });
});

it('D4 gives the newest use back, or the member that was named', () => {
  expect(dropUse([{ at: now }, { at: now - 5 }])).toEqual([{ at: now - 5 }]);
  expect(
    dropUse(
      [
        { at: now, member: 'a' },
        { at: now - 5, member: 'b' },
      ],
      'b',
    ),
  ).toEqual([{ at: now, member: 'a' }]);
  expect(dropUse([])).toEqual([]);
  const atOnce = [
    { at: now, member: 'a' },
    { at: now, member: 'b' },
  ];
  expect(dropUse(atOnce)).toEqual(atOnce.slice(0, 1));
});

it('A6 tells the longest of several waits', () => {
  const exceeded = (name: string, retryAfterSeconds: number) =>
    ({ kind: 'exceeded', budget: name, retryAfterSeconds }) as const;
  expect(longestWait([exceeded('short', 30), { kind: 'within' }, exceeded('long', 900)])).toEqual(
    exceeded('long', 900),
  );
  expect(longestWait([{ kind: 'within' }])).toEqual({ kind: 'within' });
});

it('A6 tells the first of two equal waits', () => {
  const exceeded = (name: string) => ({ kind: 'exceeded', budget: name, retryAfterSeconds: 30 }) as const;
  expect(longestWait([exceeded('first'), exceeded('second')])).toEqual(exceeded('first'));
});

describe('what is reported of the budgets that a use has taken', () => {
  const reported = (name: string, used: number, resetSeconds: number) => ({
    budget: { ...budget, name, isReported: true },
    useCount: used,
    resetSeconds,
  });

  it('A6 is the one with the least left, of two alike the one that is reset later, and none that is not reported', () => {
    expect(takenWithin([{ budget, useCount: 3, resetSeconds: 60 }])).toEqual({ kind: 'within' });
    expect(
      takenWithin([reported('a', 1, 50), { budget, useCount: 3, resetSeconds: 60 }, reported('b', 2, 40)]),
    ).toEqual({
      kind: 'within',
      standing: { max: 3, left: 1, resetSeconds: 40 },
    });
    expect(takenWithin([reported('a', 2, 10), reported('b', 2, 40), reported('c', 2, 20)])).toMatchObject({
      standing: { resetSeconds: 40 },
    });
    expect(takenWithin([reported('a', 4, 10)])).toMatchObject({ standing: { left: 0 } });
  });

  it('A6 counts uses, and the seconds until the oldest of them expires, at least one', () => {
    const used = [{ at: now - 100 }, { at: now - 50_500 }, { at: now }];
    expect(toUsedBudget({ budget, countedUses: used, now })).toEqual({ budget, useCount: 3, resetSeconds: 10 });
    expect(toUsedBudget({ budget, countedUses: [{ at: now - 50_000 }], now }).resetSeconds).toBe(10);
    expect(toUsedBudget({ budget, countedUses: [{ at: now - 60_000 }], now }).resetSeconds).toBe(1);
    expect(toUsedBudget({ budget, countedUses: [], now })).toEqual({ budget, useCount: 0, resetSeconds: 60 });
  });
});
