import type Joi from 'joi';
import type { ProblemCode } from './contract-problem';

/**
 * One call of the reservation-engine contract as its document describes it. Validation and OpenAPI both read it. What the
 * caller sends beyond it is dropped, what is not right answers 422.
 */
export interface ContractOperation {
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: Joi.ObjectSchema;
  readonly query?: Joi.ObjectSchema;
  readonly body?: Joi.ObjectSchema;
  /** The call changes something once: it needs an `Idempotency-Key`. */
  readonly isOncePerKey?: boolean;
  /** A body that is taken, for the document. */
  readonly example?: object;
  readonly answer: {
    readonly status: number;
    readonly description: string;
    readonly schema: Joi.Schema;
    readonly example?: object;
  };
  /** What can go wrong beside that which can always: UNAUTHORIZED, INVALID, UNSUPPORTED_CONTRACT, RATE_LIMITED, UNAVAILABLE, INTERNAL. */
  readonly problems?: readonly ProblemCode[];
}

/** A call that was checked: `params`, `query` and `body` are what the operation's schemas made of them. */
export interface ContractCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  /** There when the operation asks for one. */
  readonly idempotencyKey?: string;
  readonly correlationId: string;
  /** The name under which the caller knows this engine. */
  readonly host: string;
}

/** `maxAgeSeconds`: the caller may keep it so long and must ask again with its ETag then; without it nobody keeps it. */
export interface ContractAnswer {
  readonly body: object;
  readonly maxAgeSeconds?: number;
}

export interface ContractRoute {
  readonly method: 'get' | 'post' | 'delete';
  /** Below `/v1`, as Express writes it: `/voyages/:code/availability`. */
  readonly path: string;
  readonly operation: ContractOperation;
  readonly handler: (call: ContractCall) => Promise<ContractAnswer>;
}
