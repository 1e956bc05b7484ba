import { ConfigError } from '../../config/config';
import { Unavailable } from '../core/shared/unavailable';
import { CommandError } from './command-error';

/** Prints what went wrong; returns the exit code. */
export function fail(text: string): number {
  process.stderr.write(text);
  return 1;
}

/** Runs a program and ends the process: with its code, or with one sentence where the caller can mend what is wrong. */
export function runProgram(program: (given: readonly string[]) => Promise<number>): void {
  program(process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error: unknown) => {
      const isMendable = error instanceof ConfigError || error instanceof Unavailable || error instanceof CommandError;
      process.exit(fail(`${isMendable ? error.message : String(error instanceof Error ? error.stack : error)}\n`));
    },
  );
}
