import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ContentScope } from '../../core/content/content-scope.port';
import { LeadForms } from '../../core/leads/lead-forms.port';
import { Clock } from '../../core/shared/clock.port';
import { Secrets } from '../../core/shared/secrets.port';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { PageFacts } from '../content/page-facts';
import { OurHosts } from '../our-hosts';
import { AdmissionControl } from '../admission/admission-control';
import { DocumentCounter } from './document-counter';
import { DocumentDownloads } from './document-downloads';
import { DocumentProofs } from './document-proofs';
import { DocumentLibrary } from './document-library';
import { DocumentSources } from './document-sources';
import { FactSheets } from './fact-sheets';
import { DocumentRenderer } from './document-renderer';
import { GuestDocumentRenderer } from './guest-document-renderer';
import { RendererProcess } from './renderer-process';

export const documentsModule = new ContainerModule(({ bind }) => {
  construct(bind(RendererProcess), RendererProcess, [derived(tokens.config, ({ builtFolder }) => builtFolder)]);
  bind(DocumentRenderer).toService(RendererProcess);
  construct(bind(GuestDocumentRenderer), GuestDocumentRenderer, [DocumentRenderer]);
  bind(tokens.onStop).toDynamicValue((context) => () => context.get(RendererProcess).close());
  const ofEveryDocument = {
    content: VoyageContent,
    vessel: VesselContent,
    renderer: DocumentRenderer,
    hosts: OurHosts,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
    lineName: tokens.lineName,
    contact: tokens.lineContact,
  };
  construct(bind(DocumentSources), DocumentSources, {
    ...ofEveryDocument,
    findVoyages: FindVoyages,
    terms: tokens.bookingTerms,
  });
  construct(bind(DocumentLibrary), DocumentLibrary, {
    sourceOf: derived([DocumentSources, LeadForms, ContentScope], (sources, forms, scope) => (slug: string) => {
      const document = forms.getDocument(slug);
      const source = document && sources.of(document);
      // A rendered document is cached for everyone, so it may contain no draft.
      return source && { ...source, render: () => scope.run({ isEditing: false }, () => source.render()) };
    }),
    edition: derived(DocumentSources, (sources) => () => sources.today()),
    log: tokens.log,
  });
  bind(tokens.onStop).toDynamicValue((context) => () => context.get(DocumentLibrary).close());
  construct(bind(DocumentDownloads), DocumentDownloads, [AdmissionControl]);
  construct(bind(FactSheets), FactSheets, {
    ...ofEveryDocument,
    library: ContentLibrary,
    documents: DocumentLibrary,
    downloads: DocumentDownloads,
    facts: PageFacts,
    scope: ContentScope,
  });
  construct(bind(DocumentCounter), DocumentCounter, {
    forms: LeadForms,
    library: DocumentLibrary,
    proofs: derived([Secrets, Clock], (secrets, clock) => new DocumentProofs(secrets, clock)),
    downloads: DocumentDownloads,
  });
});
