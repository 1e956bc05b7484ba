import type Joi from 'joi';

/**
 * One call of an API as its document describes it. Validation and OpenAPI both read it, so that they cannot disagree;
 * the handler made from it (`handle`) reads what its schemas let through, and their unknown fields are dropped (reliability C4).
 */
export interface ApiOperation {
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  /** Ledger rows that the call answers. */
  readonly ledger?: readonly string[];
  /** Parameters in the path, for the document alone: what is none of these is answered 404. */
  readonly path?: Joi.ObjectSchema;
  /** Parameters in the path that are checked as query and body are. */
  readonly params?: Joi.ObjectSchema;
  readonly query?: Joi.ObjectSchema;
  readonly body?: Joi.Schema;
  /** A body that is taken, for the document. */
  readonly example?: object;
  /** It honours an `Idempotency-Key` (reliability D6), or cannot do without one. */
  readonly takesKey?: true | 'always';
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
  readonly example?: object;
  /** Absent for JSON. */
  readonly mediaType?: string;
}
