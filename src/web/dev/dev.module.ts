import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { tokens } from '../../tokens';
import { BuiltAssets } from '../rendering/built-assets';
import { PageRenderer } from '../rendering/page-renderer';
import {
  DevApi,
  type DemoClock,
  type DemoCrm,
  type DemoExcursionFaults,
  type DemoFares,
  type DemoMessages,
} from './dev.api';
import { DevPages } from './dev.pages';

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
  bind(DevPages).toResolvedValue(
    (renderer: PageRenderer, assets: BuiltAssets, messages: DemoMessages) => new DevPages(renderer, assets, messages),
    [PageRenderer, BuiltAssets, tokens.demoMessages],
  );
});
