import { ContainerModule } from 'inversify';
import { Clock } from '../../core/shared/clock.port';
import { SelfChecks } from '../../core/shared/self-checks.port';
import { all, construct } from '../../construct';
import { tokens } from '../../tokens';
import type { SystemCheck } from '../health/health-routes';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { StatusPages } from './status.pages';
import { statusRoutes } from './status.routes';

export const statusModule = new ContainerModule(({ bind }) => {
  construct(bind(StatusPages), StatusPages, {
    selfChecks: SelfChecks,
    checks: all<SystemCheck>(tokens.systemCheck),
    heads: PageHeads,
    clock: Clock,
    timeZone: tokens.officeTimeZone,
  });
  bind(FeatureRoutes).toResolvedValue(statusRoutes, [StatusPages]);
});
