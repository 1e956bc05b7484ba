export class BrokenEntry extends Error {
  override readonly name = 'BrokenEntry';

  constructor(
    readonly where: string,
    readonly problem: string,
  ) {
    super(`${where}: ${problem}`);
  }
}

/** A broken entry is logged; the site runs without it (ADR 0022). */
export type ReportBroken = (brokenEntry: BrokenEntry) => void;
