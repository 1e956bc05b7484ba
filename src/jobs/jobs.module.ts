import { ContainerModule } from 'inversify';
import { Leadership } from '../core/shared/leadership.port';
import { SecureRandom } from '../core/shared/secure-random.port';
import { tokens } from '../tokens';
import { all, construct } from '../construct';
import type { Metrics } from '../web/health/metrics';
import { MetricSource } from '../web/health/metric-source';
import { ImportedContent } from './imported-content';
import { JobRunner } from './job-runner';
import { PeriodicJob } from './periodic-job';

export const jobsModule = new ContainerModule(({ bind }) => {
  bind(MetricSource).toResolvedValue(
    (leadership: Leadership) => (metrics: Metrics) =>
      metrics.addGauge({
        name: 'landfall_leader',
        help: 'Whether this node does the periodic work: 1 on one node',
        read: async () => (leadership.isLeader ? 1 : 0),
      }),
    [Leadership],
  );
  construct(bind(JobRunner), JobRunner, [all(PeriodicJob), tokens.log, Leadership]);
  construct(bind(ImportedContent), ImportedContent, {
    hasContent: tokens.hasContent,
    hasNewContent: tokens.hasNewContent,
    leadership: Leadership,
    random: SecureRandom,
    log: tokens.log,
  });
});
