import { CommandError } from './command-error';

/** What a refused command prints: faults, each on its line. The command ends with a code that says so. */
export class RefusedCommand extends CommandError {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
