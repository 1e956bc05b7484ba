interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
  readonly cause?: DescribedError;
}

/**
 * What a log says of an error: its kind, words and place, and those of its causes. Nothing else that hangs on it: a
 * database adds the row that it refused, a client the request that it sent, with whoever they name (reliability E14).
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    ...(stack === undefined ? {} : { stack }),
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
