import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { servicesFolder } from '../services/services-folder';

/** A copy of the sample line's folder for the tests of a file, which is as new before each of them. */
export function copySampleLine(): string {
  const folder = mkdtempSync(join(servicesFolder(), 'line-'));
  beforeEach(() => cpSync('config/sample-line', folder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
