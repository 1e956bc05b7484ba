import { setImmediate as nextMacrotask } from 'node:timers/promises';
import Joi from 'joi';
import type { EngineOutcome } from './engine-outcome';
import { CachedReads } from './cached-reads';

const call = { path: '/v1/voyages', schema: Joi.string() };
const otherCall = { path: '/v1/voyages/ON1-CYC-270503-007/availability', schema: Joi.string() };
const answered = (body: unknown): EngineOutcome<unknown> => ({ kind: 'answered', status: 200, body });
const never = () => new Promise<EngineOutcome<unknown>>(() => undefined);

/** The engine's answers are the test's to give. A wait that is too long is longer than the test may take. */
function cachedReads({ briefMs = 5, firstMs = 30 } = {}) {
  const engine = { asked: 0, answer: (): Promise<EngineOutcome<unknown>> => Promise.resolve(answered('first')) };
  const time = { now: 1_000 };
  const read = () => {
    engine.asked += 1;
    return engine.answer() as Promise<EngineOutcome<never>>;
  };
  return { engine, time, reads: new CachedReads({ read }, { now: () => time.now, limits: { briefMs, firstMs } }) };
}

describe('cached answers of the engine', () => {
  it('E2 E1 answers from the cache while an engine hangs, and one call goes on in the background', async () => {
    const { engine, time, reads } = cachedReads({ firstMs: 60_000 });
    await reads.read(call, 0);
    let answer: (outcome: EngineOutcome<unknown>) => void = () => undefined;
    engine.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    time.now += 15 * 60_000;
    const first = { body: 'first', isOutdated: false };
    expect(await Promise.all([reads.read(call, 0), reads.read(call, 0)])).toEqual([first, first]);
    expect(await reads.read(call, 0)).toEqual(first);
    expect(engine.asked).toBe(2);
    answer(answered('second'));
    await nextMacrotask();
    expect(await reads.read(call, 10)).toEqual({ body: 'second', isOutdated: false });
  });

  it('E2 waits for an engine that is well before prices are hidden, and not for one that has just failed', async () => {
    const { engine, time, reads } = cachedReads({ briefMs: 20_000, firstMs: 20_000 });
    await reads.read(call, 0);
    time.now += 15 * 60_000 + 1;
    engine.answer = () => nextMacrotask(answered('second'));
    expect(await reads.read(call, 0)).toEqual({ body: 'second', isOutdated: false });
    time.now += 15 * 60_000 + 1;
    engine.answer = () => Promise.resolve({ kind: 'unavailable', detail: 'status 500', mayHaveHappened: false });
    expect(await reads.read(call, 0)).toEqual({ body: 'second', isOutdated: true });
    engine.answer = never;
    expect(await reads.read(call, 0)).toEqual({ body: 'second', isOutdated: true });
  });

  it('E2 lets a page wait in vain for one read only', async () => {
    const { engine, time, reads } = cachedReads({ firstMs: 60_000 });
    await reads.read(otherCall, 0);
    time.now += 15 * 60_000;
    await reads.read(call, 0);
    engine.answer = never;
    expect(await reads.read(call, 0)).toEqual({ body: 'first', isOutdated: false });
    time.now += 1;
    expect(await reads.read(otherCall, 0)).toEqual({ body: 'first', isOutdated: true });
  });

  it('E2 E5 lets the first answer be waited for no longer than a page may take, and keeps it when it comes later', async () => {
    const { engine, reads } = cachedReads();
    let answer: (outcome: EngineOutcome<unknown>) => void = () => undefined;
    engine.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await expect(reads.read(call, 0)).rejects.toMatchObject({ name: 'Unavailable' });
    answer(answered('late'));
    await nextMacrotask();
    expect(await reads.read(call, 10)).toEqual({ body: 'late', isOutdated: false });
    expect(engine.asked).toBe(1);
  });
});
