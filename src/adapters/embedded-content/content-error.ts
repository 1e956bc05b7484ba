export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** @param where a file, or a file and a line: `stories/x.md:4` */
  constructor(
    readonly where: string,
    readonly problem: string,
  ) {
    super(`${where}: ${problem}`);
  }
}
