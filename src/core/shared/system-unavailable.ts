/**
 * A system behind the site cannot answer now: down, too slow, full. Adapters throw it; the error handler answers 503
 * with Retry-After, never the system's own words (reliability, conventions).
 */
export class SystemUnavailable extends Error {
  override readonly name = 'SystemUnavailable';

  constructor(readonly system: string, cause?: unknown) {
    super(`The ${system} cannot answer now.`, { cause });
  }
}
