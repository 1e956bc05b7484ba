import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type DestinationStream } from 'pino';
import { openLogDestination } from './log-destination';

/** Of Linux: a file on a disk that is always full. */
const fullDisk = '/dev/full';

type LogStream = DestinationStream & NodeJS.EventEmitter & { flushSync(): void };

(existsSync(fullDisk) ? it : it.skip)('E11 G7 goes on, and ends, while the disk of the log is full', async () => {
  const file = openSync(fullDisk, 'w');
  const destination = openLogDestination(file) as LogStream;
  const log = pino(destination);
  const refused = once(destination, 'error').catch((error: unknown) => [error]);
  log.error('the first line');
  expect(String((await refused)[0])).toContain('ENOSPC');
  const dropped = once(destination, 'drop');
  for (let line = 0; line < 30; line += 1) log.error('x'.repeat(50_000));
  await dropped;
  // The file stays open: the destination may still try to write, and its number would belong to another file.
  destination.flushSync();
});

it('G10 writes each line, one after the other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-log-'));
  try {
    const destination = openLogDestination(openSync(join(folder, 'log'), 'w')) as LogStream;
    const log = pino(destination);
    for (const line of ['one', 'two', 'three']) log.info(line);
    await once(destination, 'drain');
    destination.flushSync();
    const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg)).toEqual(['one', 'two', 'three']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
