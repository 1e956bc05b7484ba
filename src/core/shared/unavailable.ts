/**
 * A system behind a port does not answer, or answers that it cannot. It surfaces as 503 with Retry-After, never as 500
 * and never as the system's own words (reliability, conventions).
 */
export class Unavailable extends Error {
  /** When to try again, where the system's adapter knows better than "in a moment". */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly system: string,
    options: { readonly cause?: unknown; readonly retryAfterSeconds?: number } = {},
  ) {
    super(`${system} is unavailable`, options);
    this.name = 'Unavailable';
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
