import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { QuoteSailing } from '../../core/engine/quote-sailing';
import { GetSailing } from '../../core/voyages/get-sailing';
import { ShowVoyage } from '../../core/voyages/show-voyage';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { BuiltAssets } from '../rendering/built-assets';
import { PageRenderer } from '../rendering/page-renderer';
import { ReservePages } from './reserve.pages';

export const reserveModule = new ContainerModule(({ bind }) => {
  bind(ReservePages).toResolvedValue(
    (getSailing: GetSailing, showVoyage: ShowVoyage, content: VoyageContent, assets: BuiltAssets, renderer: PageRenderer, config: Config, quoteSailing: QuoteSailing) =>
      new ReservePages({ getSailing, showVoyage, content, assets, renderer, quoteSailing, policy: config.policy }),
    [GetSailing, ShowVoyage, VoyageContent, BuiltAssets, PageRenderer, tokens.config, QuoteSailing],
  );
});
