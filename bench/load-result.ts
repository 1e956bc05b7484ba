import type { Result } from 'autocannon';
import type { LoadResult } from './load-plan';

export function toLoadResult(result: Result): LoadResult {
  const answered = result['2xx'] + result['3xx'];
  return {
    requests: answered,
    perSecond: answered / result.duration,
    failures: result.errors + result.timeouts + result['4xx'] + result['5xx'],
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}
