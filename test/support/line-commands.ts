import { readConfig } from '../../config/config';
import { RefusedCommand } from '../../src/adapters/embedded-office/refused-command';
import { openLine } from '../../src/commands/open-line';
import { operateLine } from '../../src/commands/operate-line';

export interface LineCommands {
  /** What the command prints. */
  readonly run: (...given: readonly string[]) => Promise<string>;
  /** What a refused command prints before its program ends with 1. */
  readonly refusalOf: (...given: readonly string[]) => Promise<string>;
  readonly close: () => Promise<void>;
}

/**
 * `npm run line -- …` beside a running demonstration, on its folder. The program takes a second for each command, which
 * `test/operations` shows; here it is part of the test's own process.
 */
export async function openLineCommands(dataFolder: string): Promise<LineCommands> {
  const line = await openLine(readConfig({ DATA_DIR: dataFolder, DEMO: 'true' }));
  const run = async (...given: readonly string[]) => {
    const lines = await operateLine(line.offices, given);
    if (!lines) throw new Error(`There is no command ${given.join(' ')}`);
    return lines.join('\n');
  };
  const refusalOf = (...given: readonly string[]) =>
    run(...given).then(
      (output) => `not refused: ${output}`,
      (error: unknown) => {
        if (error instanceof RefusedCommand) return error.lines.join('\n');
        throw error;
      },
    );
  return { run, refusalOf, close: line.close };
}
