import type { ContractRoute } from './contract-operation';
import type { ContractHealthApi } from './health.api';
import { healthOperation } from './health.schema';

export interface ContractHandlers {
  readonly health: ContractHealthApi;
}

/** What the contract asks of an engine; the document is made from this table. */
export const contractRoutes = ({ health }: ContractHandlers): readonly ContractRoute[] => [
  { method: 'get', path: '/health', operation: healthOperation, handler: health.health },
];
