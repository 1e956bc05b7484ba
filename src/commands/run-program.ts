import { ConfigError } from '../../config/config';
import { Unavailable } from '../core/shared/unavailable';
import { CommandError } from './command-error';
import { escapeOutput } from './escape-output';
import { RefusedCommand } from './refused-command';

/** Prints what went wrong; returns the exit code. */
export function fail(text: string): number {
  process.stderr.write(text);
  return 1;
}

/** Lines of output, as a terminal may have them. */
export const formatLines = (lines: readonly string[]): string =>
  lines.map((line) => `${escapeOutput(line)}\n`).join('');

/** Runs a program and ends the process: with its code, or with one sentence where the caller can mend what is wrong. */
export function runProgram(program: (given: readonly string[]) => Promise<number>): void {
  program(process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error: unknown) => {
      if (error instanceof RefusedCommand) {
        process.stdout.write(formatLines(error.lines));
        process.exit(1);
      }
      const isMendable = error instanceof ConfigError || error instanceof Unavailable || error instanceof CommandError;
      const text = isMendable ? error.message : String(error instanceof Error ? error.stack : error);
      process.exit(fail(formatLines(text.split('\n'))));
    },
  );
}
