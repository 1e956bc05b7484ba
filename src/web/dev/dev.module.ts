import { ContainerModule } from 'inversify';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { ManagePartners } from '../../core/partners/manage-partners';
import { BuiltAssets } from '../rendering/built-assets';
import { PageInvalidation } from '../rendering/page-invalidation';
import { FeatureRoutes } from '../routing/feature-routes';
import { DevApi, type DemoClock } from './dev.api';
import { DevPages } from './dev.pages';
import { devRoutes } from './dev.routes';

export const devModule = new ContainerModule(({ bind }) => {
  construct(bind(DevApi), DevApi, {
    clock: tokens.demoClock,
    resetLine: tokens.resetLine,
    messages: tokens.demoMessages,
    crm: tokens.demoCrm,
    faults: tokens.demoFaults,
    fares: tokens.demoFares,
    partners: ManagePartners,
    vendors: derived(tokens.config, ({ leads, engine }) => ({
      hasCrm: leads.kind !== 'embedded',
      hasEngine: engine.kind !== 'embedded',
    })),
  });
  construct(bind(DevPages), DevPages, [BuiltAssets, tokens.demoMessages]);
  bind(PageInvalidation).toResolvedValue(
    (clock: DemoClock): PageInvalidation => ({ onChange: (invalidate) => clock.onChange(() => invalidate('all')) }),
    [tokens.demoClock],
  );
  bind(FeatureRoutes).toResolvedValue(devRoutes, [DevPages, DevApi]);
});
