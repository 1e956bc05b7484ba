import autocannon, { type Options, type Result } from 'autocannon';
import type { LoadResult } from './load-plan';
import { percentile } from './percentile';

/** Runs a load. Its latencies are taken one by one, because autocannon's histogram rounds them to milliseconds. */
export async function runLoad(options: Options): Promise<LoadResult> {
  const latencies: number[] = [];
  const result = await new Promise<Result>((resolve, reject) => {
    autocannon(options, (error: Error | null, loadResult) => (error ? reject(error) : resolve(loadResult))).on(
      'response',
      (_client, _status, _bytes, ms) => void latencies.push(ms),
    );
  });
  const answeredCount = result['2xx'] + result['3xx'];
  return {
    requests: answeredCount,
    perSecond: answeredCount / result.duration,
    failures: result.errors + result.timeouts + result['4xx'] + result['5xx'],
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
  };
}
