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
  readonly query?: Joi.ObjectSchema;
  readonly body?: Joi.Schema;
  /** A body that is taken, for the documents. */
  readonly example?: object;
  readonly answers: Readonly<Record<number, ApiAnswer>>;
}

export interface ApiAnswer {
  readonly description: string;
  readonly schema?: Joi.Schema;
  /** It is told as every error is: `error`, `code`, `requestId`, and `fields` where some are not right. */
  readonly isError?: boolean;
}
