import fc from 'fast-check';
import { type DeliveryStep, maxPauseMs, nextStep, retryPausesMs } from './delivery-rules';

const failure = fc.oneof(
  fc.record({ status: fc.integer({ min: 300, max: 599 }).filter((status) => status !== 410) }),
  fc.record({
    status: fc.constantFrom(429, 503),
    retryAfterMs: fc.integer({ min: 0, max: 10 * maxPauseMs }),
  }),
  fc.constant({}),
);
const random = fc.double({ min: 0, max: 0.999, noNaN: true });

describe('what follows from an attempt', () => {
  it('D1 pauses longer after each failure, by a fifth more at most, and gives up after almost three days', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(failure, random), { minLength: 20, maxLength: 20 }), (attempts) => {
        const steps: DeliveryStep[] = [];
        let limitMs = 0;
        for (const [attempt, randomPart] of attempts) {
          const step = nextStep(attempt, { attempts: steps.length + 1, random: randomPart });
          steps.push(step);
          if (step.kind !== 'retry') break;
          const pauseMs = retryPausesMs[steps.length - 1] ?? 0;
          const wantedMs = 'retryAfterMs' in attempt ? Math.min(attempt.retryAfterMs, maxPauseMs) : 0;
          limitMs = Math.max(pauseMs, wantedMs) + pauseMs * 0.2;
          expect(step.afterMs).toBeGreaterThanOrEqual(Math.max(pauseMs, wantedMs));
          expect(step.afterMs).toBeLessThanOrEqual(limitMs);
          expect(Number.isInteger(step.afterMs)).toBe(true);
        }
        expect(steps.map(({ kind }) => kind)).toEqual([...retryPausesMs.map(() => 'retry'), 'given-up']);
      }),
    );
    const hours = retryPausesMs.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
    expect([hours > 60, hours < 72]).toEqual([true, true]);
  });

  it('D1 varies a pause evenly between itself and a fifth more', () => {
    const afterMs = (randomPart: number) => {
      const step = nextStep({ status: 500 }, { attempts: 1, random: randomPart });
      return step.kind === 'retry' ? step.afterMs : step.kind;
    };
    expect([0, 0.25, 0.5, 0.999].map(afterMs)).toEqual([5_000, 5_250, 5_500, 5_999]);
  });

  it('D1 is done after any 2xx, and after 410, at whatever attempt', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 299 }),
        fc.integer({ min: 1, max: 99 }),
        random,
        (status, attempts, randomPart) => {
          expect(nextStep({ status }, { attempts, random: randomPart })).toEqual({ kind: 'delivered' });
          expect(nextStep({ status: 410 }, { attempts, random: randomPart })).toEqual({ kind: 'gone' });
        },
      ),
    );
  });
});
