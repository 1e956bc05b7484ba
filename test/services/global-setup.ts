import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One folder for the services that the suites of this run share, so that runs at the same time do not meet. */
export default async function makeServicesFolder(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-services-'));
  // PostgreSQL runs as a user of its own inside it.
  chmodSync(folder, 0o755);
  process.env['TEST_SERVICES_FOLDER'] = folder;
  process.env['TEST_RUN_PID'] = String(process.pid);
}
