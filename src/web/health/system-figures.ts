import { statusOf, type SystemCheck } from './health-routes';
import type { Metrics } from './metrics';

/**
 * What `/health` says of each system. Figures of calls say nothing while nobody calls, as at night, nor of a store whose
 * settings lose data (reliability G6, G10).
 */
export function addSystemFigures(metrics: Pick<Metrics, 'addGauges'>, checks: readonly SystemCheck[]): void {
  metrics.addGauges({
    name: 'landfall_system_failing',
    help: 'Whether a system fails by its check in /health: 1 or 0',
    label: 'system',
    read: async () =>
      Object.fromEntries(
        await Promise.all(checks.map(async (check) => [check.name, Number((await statusOf(check)) === 'failing')])),
      ),
  });
}
