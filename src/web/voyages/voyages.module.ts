import { ContainerModule } from 'inversify';
import { Clock } from '../../core/shared/clock.port';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { GetSailing } from '../../core/voyages/get-sailing';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { ShowVoyage } from '../../core/voyages/show-voyage';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { PageRenderer } from '../rendering/page-renderer';
import { VoyagesApi } from './voyages.api';
import { VoyagesPages } from './voyages.pages';

type Content = VoyageContent;
type Inventory = SailingInventory;

export const voyagesModule = new ContainerModule(({ bind }) => {
  bind(FindVoyages).toResolvedValue(
    (content: Content, inventory: Inventory, clock: Clock, timeZone: string) => new FindVoyages(content, inventory, clock, timeZone),
    [VoyageContent, SailingInventory, Clock, tokens.officeTimeZone],
  );
  bind(ShowVoyage).toResolvedValue(
    (content: Content, inventory: Inventory, clock: Clock, timeZone: string) => new ShowVoyage(content, inventory, clock, timeZone),
    [VoyageContent, SailingInventory, Clock, tokens.officeTimeZone],
  );
  bind(GetSailing).toResolvedValue(
    (content: Content, inventory: Inventory) => new GetSailing(content, inventory),
    [VoyageContent, SailingInventory],
  );
  bind(VoyagesPages).toResolvedValue(
    (findVoyages: FindVoyages, showVoyage: ShowVoyage, content: Content, assets: BuiltAssets, heads: PageHeads, renderer: PageRenderer) =>
      new VoyagesPages({ findVoyages, showVoyage, content, assets, heads, renderer }),
    [FindVoyages, ShowVoyage, VoyageContent, BuiltAssets, PageHeads, PageRenderer],
  );
  bind(VoyagesApi).toResolvedValue(
    (findVoyages: FindVoyages, getSailing: GetSailing, assets: BuiltAssets, answers: JsonAnswers) => new VoyagesApi(findVoyages, getSailing, assets, answers),
    [FindVoyages, GetSailing, BuiltAssets, JsonAnswers],
  );
});
