import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLocation } from '../adapters/sql/open-database';

/**
 * A command that was given no DATABASE_URL works on SQLite, where a missing file is made. Its answer is then about an
 * empty line, which an operator who only forgot the variable has to know.
 */
export function noteNewDatabase(
  { databaseUrl, dataFolder }: Pick<DatabaseLocation, 'databaseUrl' | 'dataFolder'>,
  say: (text: string) => void = (text) => void process.stderr.write(text),
): void {
  if (databaseUrl !== undefined || dataFolder === ':memory:' || existsSync(join(dataFolder, 'line.sqlite'))) return;
  say(`${dataFolder} (DATA_DIR) has no database yet, and DATABASE_URL is not set: an empty one is made there.\n`);
}
