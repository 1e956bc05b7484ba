// The load generator: `node config/run.mjs bench/load.ts '<LoadPlan as JSON>'` prints a LoadResult.
import autocannon from 'autocannon';
import type { LoadPlan } from './load-plan';
import { toLoadResult } from './load-result';
import { nextDay } from './next-day';

const plan = JSON.parse(process.argv[2] ?? '') as LoadPlan;
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
process.stdout.write(JSON.stringify(toLoadResult(result)));
