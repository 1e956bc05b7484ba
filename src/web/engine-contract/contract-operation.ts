import type { ApiOperation } from '../routing/api-operation';
import type { ApiRoute } from '../routing/feature-routes';
import type { ProblemCode } from './contract-problem';

export interface ContractOperation extends ApiOperation {
  /**
   * Problems in addition to those of every call (UNAUTHORIZED, INVALID, UNSUPPORTED_CONTRACT, RATE_LIMITED,
   * UNAVAILABLE, INTERNAL).
   */
  readonly problems?: readonly ProblemCode[];
}

export interface ContractRoute extends ApiRoute {
  readonly operation: ContractOperation;
}
