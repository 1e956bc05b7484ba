/** Returns the code of a database's error, such as `57014` or `SQLITE_BUSY`; empty where it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
