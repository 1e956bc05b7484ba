import type { ApiOperation } from '../routing/api-operation';
import type { ApiRoute } from '../routing/feature-routes';
import type { ProblemCode } from './contract-problem';

/** One call of the reservation-engine contract. */
export interface ContractOperation extends ApiOperation {
  /** What can go wrong beside that which can always: UNAUTHORIZED, INVALID, UNSUPPORTED_CONTRACT, RATE_LIMITED, UNAVAILABLE, INTERNAL. */
  readonly problems?: readonly ProblemCode[];
}

/** Its path is below `/v1`. */
export interface ContractRoute extends ApiRoute {
  readonly operation: ContractOperation;
}
