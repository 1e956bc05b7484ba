import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import {
  DevApi,
  type DemoClock,
  type DemoCrm,
  type DemoExcursionFaults,
  type DemoFares,
  type DemoMessages,
} from './dev.api';
import { DevPages } from './dev.pages';
import { devRoutes } from './dev.routes';

/** Loaded in a demonstration only. */
export const devModule = new ContainerModule(({ bind }) => {
  bind(DevApi).toResolvedValue(
    (
      clock: DemoClock,
      resetLine: () => Promise<void>,
      messages: DemoMessages,
      crm: DemoCrm,
      excursionFaults: DemoExcursionFaults,
      fares: DemoFares,
      { leads, engine }: Config,
    ) =>
      new DevApi({
        clock,
        resetLine,
        messages,
        crm,
        excursionFaults,
        fares,
        vendors: { hasCrm: leads.kind !== 'embedded', hasEngine: engine.kind !== 'embedded' },
      }),
    [
      tokens.demoClock,
      tokens.resetLine,
      tokens.demoMessages,
      tokens.demoCrm,
      tokens.demoExcursionFaults,
      tokens.demoFares,
      tokens.config,
    ],
  );
  construct(bind(DevPages), DevPages, [BuiltAssets, tokens.demoMessages]);
  bind(FeatureRoutes).toResolvedValue(devRoutes, [DevPages, DevApi]);
});
