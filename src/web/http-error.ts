export interface FieldError {
  readonly field: string;
  readonly message: string;
}

interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** Any handler throws it for an unsuccessful answer: JSON below /api, a branded page elsewhere. */
export class HttpError extends Error {
  readonly retryAfterSeconds: number | undefined;
  readonly fields: readonly FieldError[] | undefined;
  readonly challenge: string | undefined;
  /** The `error_description` of OAuth (RFC 6749, 5.2), whose `error` is a code. */
  readonly description: string | undefined;
  /** Pages that a mistyped address may mean. */
  readonly near: readonly PageLink[];

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    options: {
      readonly retryAfterSeconds?: number | undefined;
      readonly fields?: readonly FieldError[] | undefined;
      readonly challenge?: string;
      readonly description?: string;
      readonly near?: readonly PageLink[];
      /** For the log only. */
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'HttpError';
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.fields = options.fields;
    this.challenge = options.challenge;
    this.description = options.description;
    this.near = options.near ?? [];
  }
}

export const notFound = (near: readonly PageLink[] = []) =>
  new HttpError(404, 'NOT_FOUND', 'We could not find what you asked for.', { near });

export const unavailable = (retryAfterSeconds = 5, cause?: unknown) =>
  new HttpError(503, 'UNAVAILABLE', 'This part of the site is resting. Please try again in a moment.', {
    retryAfterSeconds,
    cause,
  });
