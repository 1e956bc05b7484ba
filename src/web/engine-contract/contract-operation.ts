import type { ApiOperation } from '../routing/api-operation';
import type { ApiRoute } from '../routing/feature-routes';
import type { ProblemCode } from './contract-problem';

/** One call of the reservation-engine contract. */
export interface ContractOperation extends ApiOperation {
  /**
   * Problems beside those of every call: UNAUTHORIZED, INVALID, UNSUPPORTED_CONTRACT, RATE_LIMITED, UNAVAILABLE,
   * INTERNAL.
   */
  readonly problems?: readonly ProblemCode[];
}

/** Its path is below `/v1`. */
export interface ContractRoute extends ApiRoute {
  readonly operation: ContractOperation;
}
