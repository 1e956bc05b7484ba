import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { Clock } from '../../core/shared/clock.port';
import { tokens } from '../../tokens';
import { contractRoutes } from './engine-contract.routes';
import { ContractHealthApi } from './health.api';
import { serveContract } from './serve-contract';

/** The reservation-engine contract, answered by the engine of this installation (ENGINE_SERVE_KEY). */
export const engineContractModule = new ContainerModule(({ bind }) => {
  bind(tokens.engineContract).toDynamicValue((context) => serveContract({
    key: context.get<Config>(tokens.config).engineServeKey,
    routes: contractRoutes({ health: new ContractHealthApi(context.get<Clock>(Clock)) }),
  }));
});
