import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as LoadLine from '../../src/adapters/embedded-content/load-line';
import type { SampleLine } from '../../src/adapters/embedded-content/sample-line';
import { servicesFolder } from '../services/services-folder';

/**
 * The line of config/sample-line. The first suite of a run that asks reads the folder and saves the result for the
 * others: reading it takes a second, its modules a third of one, and jest loads modules anew for every file.
 */
export function readSampleLine(): SampleLine {
  const file = join(servicesFolder(), 'sample-line.json');
  if (!existsSync(file)) {
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify(loadFolder()));
    renameSync(unfinished, file);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SampleLine;
}

function loadFolder(): SampleLine {
  // An import would load the modules even where the saved line is read.
  const { loadLine } = jest.requireActual<typeof LoadLine>('../../src/adapters/embedded-content/load-line');
  return loadLine('config/sample-line');
}
