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
import { construct } from '../../construct';
import { extensionsRoutes } from './extensions.routes';

export const extensionsModule = new ContainerModule(({ bind }) => {
  construct(bind(ExtensionsPages), ExtensionsPages, {
    library: ContentLibrary,
    content: VoyageContent,
    findVoyages: FindVoyages,
    assets: BuiltAssets,
    heads: PageHeads,
  });
  construct(bind(ExtensionInquiry), ExtensionInquiry, {
    library: ContentLibrary,
    forms: LeadForms,
    targets: LeadTargets,
    leads: LeadsPages,
    pages: ExtensionsPages,
  });
  construct(bind(ExtensionsApi), ExtensionsApi, [ContentLibrary, VoyageContent, BuiltAssets, JsonAnswers]);
  bind(FeatureRoutes).toResolvedValue(extensionsRoutes, [
    ExtensionsPages,
    ExtensionInquiry,
    ExtensionsApi,
    ContentLibrary,
  ]);
});
