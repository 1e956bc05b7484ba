import type Joi from 'joi';
import type { PartnerScope } from '../../core/partners/partner-scope';

/**
 * One call of an API as its document describes it. Validation and OpenAPI both read it, so that they cannot disagree;
 * the handler made from it (`handle`) reads what its schemas let through, and their unknown fields are dropped
 * (reliability C4).
 */
export interface ApiOperation {
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly ledger?: readonly string[];
  /** Parameters in the path, for the document alone: what is none of these is answered 404. */
  readonly path?: Joi.ObjectSchema;
  /** Parameters in the path that are checked as query and body are. */
  readonly params?: Joi.ObjectSchema;
  readonly query?: Joi.ObjectSchema;
  readonly body?: Joi.Schema;
  /**
   * The body as the document has it, where later checks refuse more than `body` does: with messages of their own, all
   * at once.
   */
  readonly describedBody?: Joi.Schema;
  readonly example?: object;
  /** Parameters in the path that it goes with, where they depend on the line. */
  readonly examplePath?: Readonly<Record<string, string>>;
  /** It honours an `Idempotency-Key` (reliability D6), or cannot do without one. */
  readonly takesKey?: true | 'always';
  /** Describes the rate limit, where one applies: answers carry `RateLimit-*`. */
  readonly budget?: string;
  /** `client-secret`: of OAuth, in the header or in the body. */
  readonly authorization?: 'verify-token' | 'client-secret';
  /** With this scope a partner's key is taken; public reads need not name theirs (`scopeOf`). */
  readonly scope?: PartnerScope;
  readonly takesForm?: true;
  /** Its own answers; those of every call, every write and every guest's call are added (documented-answers.ts). */
  readonly answers: Readonly<Record<number, ApiAnswer>>;
}

export interface ApiAnswer {
  readonly description: string;
  readonly schema?: Joi.Schema;
  readonly example?: object;
  /** Several calls answer so: the document describes it once, under a name, with the example of one of them. */
  readonly shared?: { readonly name: string; readonly exampleOf: string };
  readonly mediaType?: string;
}
