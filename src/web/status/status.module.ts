import { ContainerModule } from 'inversify';
import { Clock } from '../../core/shared/clock.port';
import { SelfChecks } from '../../core/shared/self-checks.port';
import { tokens } from '../../tokens';
import type { SystemCheck } from '../health/health-routes';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { StatusPages } from './status.pages';
import { statusRoutes } from './status.routes';

export const statusModule = new ContainerModule(({ bind }) => {
  bind(StatusPages).toDynamicValue(
    (context) =>
      new StatusPages({
        selfChecks: context.get<SelfChecks>(SelfChecks),
        checks: context.getAll<SystemCheck>(tokens.systemCheck),
        heads: context.get(PageHeads),
        clock: context.get<Clock>(Clock),
        timeZone: context.get<string>(tokens.officeTimeZone),
      }),
  );
  bind(FeatureRoutes).toResolvedValue(statusRoutes, [StatusPages]);
});
