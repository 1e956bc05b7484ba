import { ContainerModule } from 'inversify';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { ExcursionDemand } from '../../core/excursions/excursion-demand.port';
import { FindExperiences } from '../../core/excursions/find-experiences';
import { ShowExperience } from '../../core/excursions/show-experience';
import { ShowSailingExperiences } from '../../core/excursions/show-sailing-experiences';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { GetSailing } from '../../core/voyages/get-sailing';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { PageRenderer } from '../rendering/page-renderer';
import { VoyageBrowsing } from '../voyages/voyage-browsing';
import { ExcursionsApi } from './excursions.api';
import { ExcursionsPages } from './excursions.pages';

type Excursions = ExcursionContent;
type Demand = ExcursionDemand;
type Voyages = VoyageContent;

export const excursionsModule = new ContainerModule(({ bind }) => {
  bind(FindExperiences).toResolvedValue(
    (excursions: Excursions, findVoyages: FindVoyages, demand: Demand) => new FindExperiences(excursions, findVoyages, demand),
    [ExcursionContent, FindVoyages, ExcursionDemand],
  );
  bind(ShowExperience).toResolvedValue(
    (findExperiences: FindExperiences, voyages: Voyages) => new ShowExperience(findExperiences, voyages),
    [FindExperiences, VoyageContent],
  );
  bind(ShowSailingExperiences).toResolvedValue(
    (excursions: Excursions, getSailing: GetSailing) => new ShowSailingExperiences(excursions, getSailing),
    [ExcursionContent, GetSailing],
  );
  bind(ExcursionsPages).toResolvedValue(
    (findExperiences: FindExperiences, showExperience: ShowExperience, content: Voyages, assets: BuiltAssets, heads: PageHeads, renderer: PageRenderer, browsing: VoyageBrowsing) =>
      new ExcursionsPages({ findExperiences, showExperience, content, assets, heads, renderer, browsing }),
    [FindExperiences, ShowExperience, VoyageContent, BuiltAssets, PageHeads, PageRenderer, VoyageBrowsing],
  );
  bind(ExcursionsApi).toResolvedValue(
    (excursions: Excursions, voyages: Voyages, showSailingExperiences: ShowSailingExperiences, assets: BuiltAssets, answers: JsonAnswers) =>
      new ExcursionsApi({ excursions, voyages, showSailingExperiences, assets, answers }),
    [ExcursionContent, VoyageContent, ShowSailingExperiences, BuiltAssets, JsonAnswers],
  );
});
