/** Operators of the line run it as `npm run line -- …`, or in the image as `node dist/line.js …` (H56). */
import { readConfig } from '../../config/config';
import { openLine } from './open-line';
import { lineUsage, operateLine, usageFor } from './operate-line';
import { fail, formatLines, runProgram } from './run-program';

async function run(args: readonly string[]): Promise<number> {
  const [name = ''] = args;
  if (['', 'help', '--help'].includes(name)) {
    if (name === '') return fail(lineUsage);
    process.stdout.write(lineUsage);
    return 0;
  }
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && config.dataFolder === ':memory:')
    return fail('A line in memory is managed by nobody but its own process. Set DATA_DIR or DATABASE_URL.\n');
  const { offices } = await openLine(config);
  const lines = await operateLine(offices, args);
  if (lines === undefined) return fail(usageFor(name));
  process.stdout.write(formatLines(lines));
  return 0;
}

runProgram(run);
