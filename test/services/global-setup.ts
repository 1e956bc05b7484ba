import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from './pool';
import { run } from './run';

/** One folder and one pool for what the suites of this run share, so that runs at the same time do not meet. */
export default async function openServices(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-services-'));
  // PostgreSQL runs as a user of its own inside it.
  chmodSync(folder, 0o755);
  run.pool = new Pool();
  process.env['TEST_SERVICES_FOLDER'] = folder;
  process.env['TEST_POOL_URL'] = await run.pool.listen();
  process.env['TEST_RUN_PID'] = String(process.pid);
}
