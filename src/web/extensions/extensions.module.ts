import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { LeadForms } from '../../core/leads/lead-forms.port';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { LeadTargets } from '../leads/lead-targets';
import { LeadsPages } from '../leads/leads.pages';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { ExtensionInquiry } from './extension-inquiry';
import { ExtensionsApi } from './extensions.api';
import { ExtensionsPages } from './extensions.pages';
import { extensionsRoutes } from './extensions.routes';

export const extensionsModule = new ContainerModule(({ bind }) => {
  bind(ExtensionsPages).toResolvedValue(
    (
      library: ContentLibrary,
      content: VoyageContent,
      findVoyages: FindVoyages,
      assets: BuiltAssets,
      heads: PageHeads,
    ) => new ExtensionsPages({ library, content, findVoyages, assets, heads }),
    [ContentLibrary, VoyageContent, FindVoyages, BuiltAssets, PageHeads],
  );
  bind(ExtensionInquiry).toResolvedValue(
    (library: ContentLibrary, forms: LeadForms, targets: LeadTargets, leads: LeadsPages, pages: ExtensionsPages) =>
      new ExtensionInquiry({ library, forms, targets, leads, pages }),
    [ContentLibrary, LeadForms, LeadTargets, LeadsPages, ExtensionsPages],
  );
  bind(ExtensionsApi).toResolvedValue(
    (library: ContentLibrary, content: VoyageContent, assets: BuiltAssets, answers: JsonAnswers) =>
      new ExtensionsApi(library, content, assets, answers),
    [ContentLibrary, VoyageContent, BuiltAssets, JsonAnswers],
  );
  bind(FeatureRoutes).toResolvedValue(extensionsRoutes, [
    ExtensionsPages,
    ExtensionInquiry,
    ExtensionsApi,
    ContentLibrary,
  ]);
});
