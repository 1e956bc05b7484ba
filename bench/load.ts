// The load generator: `node config/run.mjs bench/load.ts '<LoadPlan as JSON>'` prints a LoadResult.
import autocannon from 'autocannon';
import type { LoadPlan, LoadResult } from './load-plan';

const plan = JSON.parse(process.argv[2] ?? '') as LoadPlan;
const dayMs = 24 * 3600 * 1000;
let asked = Math.floor(Math.random() * 1e6);

/** Days long gone: every sailing starts after them, so each address shows the same list. */
const nextDay = () => new Date(Date.UTC(1000, 0, 1) + (asked++ % 300_000) * dayMs).toISOString().slice(0, 10);

const result = await autocannon({
  url: plan.url,
  connections: plan.connections,
  duration: plan.seconds,
  headers: plan.headers ?? {},
  requests: plan.paths.map((path) => ({
    method: 'GET',
    path,
    ...(plan.isAlwaysNew
      ? { setupRequest: (request: autocannon.Request) => ({ ...request, path: path.replace('{n}', nextDay()) }) }
      : {}),
  })),
});

const answer: LoadResult = {
  requests: result['2xx'] + result['3xx'],
  perSecond: (result['2xx'] + result['3xx']) / result.duration,
  failures: result.errors + result.timeouts + result['4xx'] + result['5xx'],
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
};
process.stdout.write(JSON.stringify(answer));
