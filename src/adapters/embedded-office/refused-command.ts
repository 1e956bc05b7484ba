/**
 * A refused command of an operator, which changed nothing: it prints its faults, each on its line, and exits with 1.
 */
export class RefusedCommand extends Error {
  override readonly name = 'RefusedCommand';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

export function refuse(...lines: readonly string[]): never {
  throw new RefusedCommand(lines);
}
