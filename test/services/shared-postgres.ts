import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './redis-server';
import { readNote, startPostgres, stopAfter, writeNote } from './postgres-server';
import { servicesFolder } from './services-folder';

const startLimitMs = 90_000;

/**
 * The address of the one PostgreSQL that all suites of a test run share. The first suite that asks starts it, so that
 * a run which needs none pays nothing; global-teardown stops it.
 */
export async function sharedPostgres(): Promise<string> {
  const folder = join(servicesFolder(), 'postgres');
  if (isFirst(folder)) {
    writeNote(folder, startPostgres(folder, await freePort()).url);
    stopAfter(Number(process.env['TEST_RUN_PID']), folder);
  }
  return waitForNote(folder);
}

/** Making a folder succeeds for one process only. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function waitForNote(folder: string): Promise<string> {
  for (const giveUpAt = Date.now() + startLimitMs; Date.now() < giveUpAt; await sleep(100)) {
    const url = readNote(folder);
    if (url) return url;
  }
  throw new Error('PostgreSQL did not start; see what the first suite that needed it says.');
}
