interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
  readonly cause?: DescribedError;
}

/**
 * Describes an error for the log: class, message and stack, and those of its causes. Other properties are left out: a
 * database adds the refused row, a client the sent request, with personal data (reliability E14).
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
