/** An operator's command that was refused and changed nothing: it prints each fault on a line and exits with 1. */
export class RefusedCommand extends Error {
  override readonly name = 'RefusedCommand';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

export function refuse(...lines: readonly string[]): never {
  throw new RefusedCommand(lines);
}
