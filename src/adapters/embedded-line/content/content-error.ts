/** The content folder says something that cannot be. The message names the file and the field; the program does not start. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
  }
}
