import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Config } from '../../../config/config';
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
import { VesselPages, type VesselPagesParts } from './vessel.pages';
import { vesselRoutes } from './vessel.routes';

export const vesselModule = new ContainerModule(({ bind }) => {
  construct(bind(ShowSuites), ShowSuites, [VoyageContent, FindVoyages]);
  bind(VesselPages).toDynamicValue((context) => new VesselPages(partsFrom(context)));
  bind(SuitesPages).toDynamicValue((context) => new SuitesPages(partsFrom(context)));
  bind(DeckPlanPages).toDynamicValue((context) => new DeckPlanPages(partsFrom(context)));
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

function partsFrom(context: ResolutionContext): VesselPagesParts {
  const forms = context.get<LeadForms>(LeadForms);
  return {
    content: context.get<VesselContent>(VesselContent),
    voyages: context.get<VoyageContent>(VoyageContent),
    library: context.get<ContentLibrary>(ContentLibrary),
    showSuites: context.get(ShowSuites),
    slug: context.get<Config>(tokens.config).policy.vesselSlug,
    assets: context.get(BuiltAssets),
    fareFacts: context.get(FareFactsPresenter),
    heads: context.get(PageHeads),
    hasDocument: (slug) => forms.getDocument(slug) !== undefined,
  };
}
