import type Joi from 'joi';

/**
 * One call of the API as its documents describe it. Validation and OpenAPI both read it, so that they cannot disagree.
 * The validated input stands in `res.locals.query` and `res.locals.body`; unknown fields are dropped (reliability C4).
 */
export interface ApiOperation {
  readonly id: string;
  readonly summary: string;
  /** Ledger rows that the call answers. */
  readonly ledger: readonly string[];
  /** Parameters in the path, for the documents: what is none of these is answered 404. */
  readonly path?: Joi.ObjectSchema;
  readonly query?: Joi.ObjectSchema;
  readonly body?: Joi.Schema;
  /** A body that is taken, for the documents. */
  readonly example?: object;
  /** It honours an `Idempotency-Key` (reliability D6). */
  readonly takesKey?: true;
  /** How often it may be called, in words, where a budget is counted: its answers carry `RateLimit-*`. */
  readonly budget?: string;
  /** How it is let in where that is not by a session. */
  readonly authorization?: 'verify-token';
  /** Its own refusals; those that every call, every write and every guest's call has are added (documented-answers.ts). */
  readonly answers: Readonly<Record<number, ApiAnswer>>;
}

export interface ApiAnswer {
  /** An error's names its codes in brackets. */
  readonly description: string;
  readonly schema?: Joi.Schema;
  /** Absent for JSON. */
  readonly mediaType?: string;
  /** It is told as every error is: `error`, `code`, `requestId`, and `fields` where some are not right. */
  readonly isError?: boolean;
}
