/** Operators of the line run it as `npm run line -- …`, or in the image as `node dist/line.js …` (H56). */
import { join } from 'node:path';
import { readConfig } from '../../config/config';
import { emptyLine } from '../adapters/embedded-content/empty-line';
import { contentFolderOf } from '../adapters/embedded-content/imported-documents';
import { loadPreparedLine, preparedLineName } from '../adapters/embedded-content/prepared-line';
import { EmbeddedDemoStateStore } from '../adapters/embedded-state/demo/demo-state-store';
import { MovableClock } from '../adapters/embedded-state/demo/movable-clock';
import { NodeGuestSeals } from '../adapters/node-crypto/guest-seals';
import { openDatabase } from '../adapters/sql/open-database';
import { withSealedColumns } from '../adapters/sql/sealed-columns';
import { escapeOutput } from './escape-output';
import { openOffices } from './open-offices';
import { lineUsage, operateLine } from './operate-line';
import { fail, formatLines, runProgram } from './run-program';

async function run(given: readonly string[]): Promise<number> {
  const config = readConfig(process.env);
  const { databaseUrl, dataFolder, contentFolder, migratesAtStart } = config;
  if (databaseUrl === undefined && dataFolder === ':memory:')
    return fail('A line in memory is managed by nobody but its own process. Set DATA_DIR or DATABASE_URL.\n');
  const seals = new NodeGuestSeals(config.dataKeys);
  const db = withSealedColumns(await openDatabase({ databaseUrl, dataFolder, migratesAtStart }), seals);
  const folder = await contentFolderOf(db, contentFolder);
  const content =
    folder === undefined
      ? emptyLine
      : loadPreparedLine(folder, {
          preparedFile: join(config.builtFolder, preparedLineName),
          report: (error) => void process.stderr.write(`${escapeOutput(String(error))}\n`),
        });
  // The demonstration's clock may have been moved; a real line's clock has no offset.
  const clock = new MovableClock();
  await clock.follow(new EmbeddedDemoStateStore(db), { isAlone: false });
  const lines = await operateLine(openOffices({ config, db, seals, content, folder, clock }), given);
  if (lines === undefined) return fail(lineUsage);
  process.stdout.write(formatLines(lines));
  return 0;
}

runProgram(run);
