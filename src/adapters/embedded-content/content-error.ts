export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(
    readonly where: string,
    readonly problem: string,
  ) {
    super(`${where}: ${problem}`);
  }
}
