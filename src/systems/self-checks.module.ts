import { ContainerModule } from 'inversify';
import { EmbeddedSelfChecks } from '../adapters/embedded-office/self-checks';
import { withMaintenance } from '../adapters/sql/open-database';
import { SelfChecks } from '../core/shared/self-checks.port';
import { PeriodicJob } from '../jobs/periodic-job';
import { selfCheckJob } from './self-check-job';
import { compute } from '../construct';
import { tokens } from '../tokens';
import type { Metrics } from '../web/health/metrics';
import { MetricSource } from '../web/health/metric-source';
import { addSelfCheckFigures } from '../web/health/self-check-figures';
import type { SystemParts } from './system-parts';

/** Runs the checks of `verify` every night, for /status and the alerts (reliability G10). */
export const selfChecksModule = ({ config, line, log }: SystemParts) =>
  new ContainerModule(({ bind }) => {
    bind(SelfChecks).toConstantValue(
      new EmbeddedSelfChecks(line.database, (work) =>
        config.databaseUrl ? withMaintenance(config, work) : work(line.database),
      ),
    );
    bind(PeriodicJob).toResolvedValue(
      (selfChecks: SelfChecks, timeZone: string) => selfCheckJob({ selfChecks, log, timeZone }),
      [SelfChecks, tokens.officeTimeZone],
    );
    compute(bind(MetricSource), [SelfChecks], (selfChecks) => (metrics: Metrics) => {
      addSelfCheckFigures(metrics, selfChecks);
    });
  });
