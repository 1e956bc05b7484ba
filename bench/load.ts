// The load generator: `node config/run.mjs bench/load.ts '<LoadPlan as JSON>'` prints a LoadResult.
import type { Request } from 'autocannon';
import type { LoadPlan } from './load-plan';
import { nextDay } from './next-day';
import { runLoad } from './run-load';

const plan = JSON.parse(process.argv[2] ?? '') as LoadPlan;
const result = await runLoad({
  url: plan.url,
  connections: plan.connections,
  duration: plan.seconds,
  headers: plan.headers ?? {},
  requests: plan.paths.map((path) => ({
    method: 'GET',
    path,
    ...(plan.isAlwaysNew
      ? { setupRequest: (request: Request) => ({ ...request, path: path.replace('{n}', nextDay()) }) }
      : {}),
  })),
});
process.stdout.write(JSON.stringify(result));
