import type { Clock } from '../../core/shared/clock.port';
import type { ContractAnswer } from './contract-operation';
import { contractVersion } from './serve-contract';

export class ContractHealthApi {
  constructor(private readonly clock: Clock) {}

  readonly health = async (): Promise<ContractAnswer> => ({
    body: { contract: contractVersion, engine: 'Landfall', time: this.clock.now().toISOString() },
  });
}
