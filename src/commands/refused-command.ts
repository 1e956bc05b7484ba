import { CommandError } from './command-error';

/** A refused command, which prints its faults, each on its line, and exits with an error code. */
export class RefusedCommand extends CommandError {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
