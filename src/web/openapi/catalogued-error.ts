/** An error code of the API. Texts may change; codes and statuses must not. */
export interface CataloguedError {
  readonly status: number;
  readonly when: string;
  readonly text: string;
  readonly retryAfterSeconds?: number;
  readonly field?: string;
  /** The answer names in `WWW-Authenticate` how a client authenticates. */
  readonly hasChallenge?: true;
}

/** The errors of one feature by their codes, in its `*.error-codes.ts`, which the build finds by this suffix. */
export type ErrorCodes = Readonly<Record<Uppercase<string>, CataloguedError>>;
