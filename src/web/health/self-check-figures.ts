import type { SelfChecks } from '../../core/shared/self-checks.port';
import type { Metrics } from './metrics';
import { readOnce } from './read-once';

export function addSelfCheckFigures(metrics: Pick<Metrics, 'addGauge'>, selfChecks: Pick<SelfChecks, 'latest'>): void {
  const read = readOnce(() => selfChecks.latest());
  metrics.addGauge({
    name: 'landfall_self_check_broken_rules',
    help: 'Rules of the records that the last self-check found broken',
    read: async () => (await read())?.findings.length ?? NaN,
  });
  metrics.addGauge({
    name: 'landfall_self_check_age_seconds',
    help: 'How long ago the last self-check was; where none ever was, how long ago this node started',
    read: async () => (Date.now() - ((await read())?.checkedAt.getTime() ?? performance.timeOrigin)) / 1000,
  });
}
