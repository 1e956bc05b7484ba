import type Joi from 'joi';
import type { PartnerScope } from '../../core/partners/partner-scope';

/**
 * One call of an API. Request validation and the OpenAPI document both read it, so that they cannot disagree. The
 * handler made from it (`handle`) reads validated input, without unknown fields (reliability C4).
 */
export interface ApiOperation {
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly ledger?: readonly string[];
  /** Path parameters for the document only; an unknown value answers 404. */
  readonly path?: Joi.ObjectSchema;
  /** Path parameters that are validated like query and body. */
  readonly params?: Joi.ObjectSchema;
  readonly query?: Joi.ObjectSchema;
  readonly body?: Joi.Schema;
  /**
   * The body as the document describes it, where validation in core refuses more than `body` does, with messages of its
   * own for all mistakes at once.
   */
  readonly describedBody?: Joi.Schema;
  readonly example?: object;
  /** Example values of path parameters, where they depend on the line. */
  readonly examplePath?: Readonly<Record<string, string>>;
  /** The operation honours an `Idempotency-Key` (reliability D6); with `always` the key is required. */
  readonly takesKey?: true | 'always';
  /** Describes the rate limit where one applies; answers then have `RateLimit-*` headers. */
  readonly budget?: string;
  /** `client-secret` means OAuth client credentials, in the header or in the body. */
  readonly authorization?: 'verify-token' | 'client-secret';
  /** Scope with which a partner's key is accepted; public reads need not name theirs (`scopeOf`). */
  readonly scope?: PartnerScope;
  readonly takesForm?: true;
  /**
   * Answers of this operation alone; those of every call, write and guest's call are added (documented-answers.ts).
   */
  readonly answers: Readonly<Record<number, ApiAnswer>>;
}

export interface ApiAnswer {
  readonly description: string;
  readonly schema?: Joi.Schema;
  readonly example?: object;
  /**
   * Set when several calls share this answer: the document describes it once, under a name, with the example of one
   * call.
   */
  readonly sharedResponse?: { readonly name: string; readonly exampleOf: string };
  readonly mediaType?: string;
}
