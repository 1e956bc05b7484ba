/** An entry that cannot be used: missing or wrong fields, or a link that leads nowhere. */
export class BrokenEntry extends Error {
  override readonly name = 'BrokenEntry';

  /** @param where document and entry: `stories/6tYhu…` */
  constructor(
    readonly where: string,
    readonly problem: string,
  ) {
    super(`${where}: ${problem}`);
  }
}

/** What becomes of it: told in the log; the site goes on without it (ADR 0022). */
export type ReportBroken = (broken: BrokenEntry) => void;
