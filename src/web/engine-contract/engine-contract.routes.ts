import type { RequestHandler } from 'express';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { ContractRoute } from './contract-operation';
import { type ContractExcursions, excursionContractRoutes } from './excursions.routes';
import type { ContractHealthApi } from './health.api';
import { healthOperation } from './health.schema';
import type { ContractReservationsApi } from './reservations.api';
import { answerReservationOperation, findReservationsOperation, getReservationOperation } from './reservations.schema';
import type { ContractSsoTokensApi } from './sso-tokens.api';
import { ssoTokensOperation } from './sso-tokens.schema';
import type { ContractVoyagesApi } from './voyages.api';
import { availabilityOperation, findVoyagesOperation } from './voyages.schema';

/** Calls of programs come first on an overloaded node, because the contract has a rate limit of its own. */
export const engineContractRoutes = (handler: RequestHandler): FeatureRoutes => ({
  priority: 'high',
  mountedRoutes: { path: '/v1', handler },
  pages: [],
  api: [],
});

export const contractRoutes = (
  health: ContractHealthApi,
  voyages: ContractVoyagesApi,
  reservations: ContractReservationsApi,
  excursions: ContractExcursions,
  ssoTokens: ContractSsoTokensApi,
): readonly ContractRoute[] => [
  { method: 'get', path: '/health', operation: healthOperation, handler: health.health },
  { method: 'get', path: '/voyages', operation: findVoyagesOperation, handler: voyages.find },
  {
    method: 'get',
    path: '/voyages/:code/availability',
    operation: availabilityOperation,
    handler: voyages.availability,
  },
  { method: 'get', path: '/reservations', operation: findReservationsOperation, handler: reservations.find },
  { method: 'get', path: '/reservations/:id', operation: getReservationOperation, handler: reservations.get },
  {
    method: 'post',
    path: '/reservations/:id/answer',
    operation: answerReservationOperation,
    handler: reservations.answer,
  },
  ...excursionContractRoutes(excursions),
  { method: 'post', path: '/sso-tokens', operation: ssoTokensOperation, handler: ssoTokens.create },
];
