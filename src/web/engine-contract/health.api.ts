import type { Clock } from '../../core/shared/clock.port';
import { contractVersion } from './serve-contract';
import { handle } from '../routing/handle';
import { healthOperation } from './health.schema';

export class ContractHealthApi {
  constructor(private readonly clock: Clock) {}

  readonly health = handle(healthOperation, async () => ({
    body: {
      contract: contractVersion,
      engine: 'Landfall',
      capabilities: ['several-suites'],
      time: this.clock.now().toISOString(),
    },
  }));
}
