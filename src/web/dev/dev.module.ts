import { ContainerModule } from 'inversify';
import { tokens } from '../../tokens';
import { BuiltAssets } from '../rendering/built-assets';
import { PageRenderer } from '../rendering/page-renderer';
import { DevApi, type DemoClock, type DemoCrm, type DemoDesk, type DemoFares, type DemoMessages } from './dev.api';
import { DevPages } from './dev.pages';

/** Loaded in a demonstration only. */
export const devModule = new ContainerModule(({ bind }) => {
  bind(DevApi).toResolvedValue(
    (clock: DemoClock, resetLine: () => Promise<void>, messages: DemoMessages, crm: DemoCrm, desk: DemoDesk, fares: DemoFares) =>
      new DevApi({ clock, resetLine, messages, crm, desk, fares }),
    [tokens.demoClock, tokens.resetLine, tokens.demoMessages, tokens.demoCrm, tokens.demoDesk, tokens.demoFares],
  );
  bind(DevPages).toResolvedValue(
    (renderer: PageRenderer, assets: BuiltAssets, messages: DemoMessages) => new DevPages(renderer, assets, messages),
    [PageRenderer, BuiltAssets, tokens.demoMessages],
  );
});
