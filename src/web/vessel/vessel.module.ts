import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { LeadForms } from '../../core/leads/lead-forms.port';
import { ShowSuites } from '../../core/vessel/show-suites';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { GetSailing } from '../../core/voyages/get-sailing';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { DeckPlanPages } from './deck-plan.pages';
import { SuitesPages } from './suites.pages';
import { VesselApi } from './vessel.api';
import { VesselPages } from './vessel.pages';
import { vesselRoutes } from './vessel.routes';

export const vesselModule = new ContainerModule(({ bind }) => {
  construct(bind(ShowSuites), ShowSuites, [VoyageContent, FindVoyages]);
  const parts = {
    content: VesselContent,
    voyages: VoyageContent,
    library: ContentLibrary,
    showSuites: ShowSuites,
    slug: derived(tokens.config, ({ policy }) => policy.vesselSlug),
    assets: BuiltAssets,
    fareFacts: FareFactsPresenter,
    heads: PageHeads,
    hasDocument: derived(LeadForms, (forms) => (slug: string) => forms.getDocument(slug) !== undefined),
  };
  construct(bind(VesselPages), VesselPages, parts);
  construct(bind(SuitesPages), SuitesPages, parts);
  construct(bind(DeckPlanPages), DeckPlanPages, parts);
  construct(bind(VesselApi), VesselApi, {
    content: VoyageContent,
    getVessel: derived(VesselContent, (content) => () => content.getVessel()),
    getSailing: GetSailing,
    assets: BuiltAssets,
    answers: JsonAnswers,
    slug: derived(tokens.config, ({ policy }) => policy.vesselSlug),
  });
  bind(FeatureRoutes).toResolvedValue(vesselRoutes, [
    VesselPages,
    SuitesPages,
    DeckPlanPages,
    VesselApi,
    VoyageContent,
    tokens.config,
  ]);
});
