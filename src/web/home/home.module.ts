import { ContainerModule } from 'inversify';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { BuiltAssets } from '../rendering/built-assets';
import { PageHeads } from '../rendering/page-heads';
import { PageRenderer } from '../rendering/page-renderer';
import { HomePages } from './home.pages';

export const homeModule = new ContainerModule(({ bind }) => {
  bind(HomePages).toResolvedValue(
    (findVoyages: FindVoyages, content: VoyageContent, assets: BuiltAssets, heads: PageHeads, renderer: PageRenderer) =>
      new HomePages(findVoyages, content, assets, heads, renderer),
    [FindVoyages, VoyageContent, BuiltAssets, PageHeads, PageRenderer],
  );
});
