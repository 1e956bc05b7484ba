import { CircuitState } from 'cockatiel';
import { RecentFailures } from './recent-failures';

const { Closed, HalfOpen } = CircuitState;

describe('recent failures', () => {
  let now = 0;
  const open = () => new RecentFailures({ minCalls: 20, windowMs: 10_000 }, () => now);
  const call = (breaker: RecentFailures, times: number, failed: boolean) =>
    Array.from({ length: times }, () => (failed ? breaker.failure(Closed) : breaker.success(Closed))).at(-1);

  it('E4 opens at half of twenty calls, not before', () => {
    const breaker = open();
    call(breaker, 10, false);
    expect(call(breaker, 9, true)).toBe(false);
    expect(call(breaker, 1, true)).toBe(true);
    const mostlyWell = open();
    call(mostlyWell, 11, false);
    expect(call(mostlyWell, 10, true)).toBe(false);
  });

  it('E4 forgets what is older than ten seconds, also when calls are rare', () => {
    const breaker = open();
    for (let i = 0; i < 50; i += 1) {
      now += 1_000;
      expect(breaker.failure(Closed)).toBe(false);
    }
    now += 9_999;
    expect(call(breaker, 19, true)).toBe(true);
  });

  it('E4 stays open when its trial fails, and begins anew when it succeeds', () => {
    const breaker = open();
    call(breaker, 20, true);
    expect(breaker.failure(HalfOpen)).toBe(true);
    breaker.success(HalfOpen);
    expect(call(breaker, 18, true)).toBe(false);
  });
});
