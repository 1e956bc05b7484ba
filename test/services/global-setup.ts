import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileSources } from '../environment/compile-sources.cjs';
import { Pool } from './pool';
import { run } from './run';

const memoryFolder = '/dev/shm';
/** A container has 64 MB there by default. */
const minMemoryBytes = 2 ** 31;

/** The part of jest's settings that says which files the command line named. */
interface ChosenFiles {
  readonly testPathPatterns: { readonly patterns: readonly string[] };
}

/** One folder and one pool for what the suites of this run share, so that runs at the same time do not meet. */
export default async function openServices({ testPathPatterns }: ChosenFiles): Promise<void> {
  const folder = mkdtempSync(join(fastFolder(), 'landfall-services-'));
  // PostgreSQL runs as a user of its own inside it.
  chmodSync(folder, 0o755);
  run.pool = new Pool();
  process.env['TEST_SERVICES_FOLDER'] = folder;
  // Compiling a few files takes less time than compiling all modules.
  if (testPathPatterns.patterns.length === 0) {
    process.env['TEST_COMPILED_FOLDER'] = join(folder, 'compiled');
    await compileSources();
  }
  process.env['TEST_POOL_URL'] = await run.pool.listen();
  process.env['TEST_RUN_PID'] = String(process.pid);
}

/** SQLite syncs every transaction: on a disk the suites would wait for that longer than for anything else. */
function fastFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize < minMemoryBytes ? tmpdir() : memoryFolder;
}
