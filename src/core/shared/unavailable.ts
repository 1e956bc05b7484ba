/** A system behind a port does not answer: 503 with Retry-After, never 500, never the system's own message. */
export class Unavailable extends Error {
  /** Seconds until the next attempt makes sense, where the adapter knows better than the default. */
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

/** For `catch`: swallows `Unavailable`, and rethrows any other error, which is a defect. */
export function unlessUnavailable(error: unknown): undefined {
  if (error instanceof Unavailable) return undefined;
  throw error;
}

/** The error with what caused it, for operators; visitors never see the system's own message. */
export function describeForOperators(error: Error): string {
  const { message, cause } = error;
  if (!(cause instanceof Error)) return message;
  // Several addresses of one host that all fail make an error without a message of its own.
  const causes =
    cause instanceof AggregateError && cause.message === '' ? cause.errors.map(String).join('; ') : cause.message;
  return causes === '' ? message : `${message}: ${causes}`;
}
