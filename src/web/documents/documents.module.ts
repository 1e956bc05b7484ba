import { ContainerModule, type ResolutionContext } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ContentScope } from '../../core/content/content-scope.port';
import type { BookingTerms } from '../../core/engine/booking-terms';
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
import type { LineContact } from '../leads/contact-view';
import { AdmissionControl } from '../admission/admission-control';
import { DocumentCounter } from './document-counter';
import { DocumentDownloads } from './document-downloads';
import { DocumentProofs } from './document-proofs';
import { DocumentLibrary, type DocumentLog } from './document-library';
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
  bind(DocumentSources).toDynamicValue(openSources);
  bind(DocumentLibrary).toDynamicValue(openLibrary);
  bind(tokens.onStop).toDynamicValue((context) => () => context.get(DocumentLibrary).close());
  construct(bind(DocumentDownloads), DocumentDownloads, [AdmissionControl]);
  bind(FactSheets).toDynamicValue(openSheets);
  bind(DocumentCounter).toDynamicValue(
    (context) =>
      new DocumentCounter({
        forms: context.get<LeadForms>(LeadForms),
        library: context.get(DocumentLibrary),
        proofs: new DocumentProofs(context.get<Secrets>(Secrets), context.get<Clock>(Clock)),
        downloads: context.get(DocumentDownloads),
      }),
  );
});

function openSources(context: ResolutionContext): DocumentSources {
  return new DocumentSources({
    findVoyages: context.get(FindVoyages),
    content: context.get<VoyageContent>(VoyageContent),
    vessel: context.get<VesselContent>(VesselContent),
    renderer: context.get<DocumentRenderer>(DocumentRenderer),
    hosts: context.get(OurHosts),
    clock: context.get<Clock>(Clock),
    officeTimeZone: context.get<string>(tokens.officeTimeZone),
    lineName: context.get<string>(tokens.lineName),
    contact: context.get<LineContact>(tokens.lineContact),
    terms: context.get<BookingTerms>(tokens.bookingTerms),
  });
}

function openSheets(context: ResolutionContext): FactSheets {
  return new FactSheets({
    library: context.get<ContentLibrary>(ContentLibrary),
    documents: context.get(DocumentLibrary),
    downloads: context.get(DocumentDownloads),
    content: context.get<VoyageContent>(VoyageContent),
    vessel: context.get<VesselContent>(VesselContent),
    facts: context.get(PageFacts),
    scope: context.get<ContentScope>(ContentScope),
    renderer: context.get<DocumentRenderer>(DocumentRenderer),
    hosts: context.get(OurHosts),
    clock: context.get<Clock>(Clock),
    officeTimeZone: context.get<string>(tokens.officeTimeZone),
    lineName: context.get<string>(tokens.lineName),
    contact: context.get<LineContact>(tokens.lineContact),
  });
}

function openLibrary(context: ResolutionContext): DocumentLibrary {
  const sources = context.get(DocumentSources);
  const forms = context.get<LeadForms>(LeadForms);
  const scope = context.get<ContentScope>(ContentScope);
  return new DocumentLibrary({
    sourceOf: (slug) => {
      const document = forms.getDocument(slug);
      const source = document && sources.of(document);
      // A rendered document is cached for everyone, so it may contain no draft.
      return source && { ...source, render: () => scope.run({ isEditing: false }, () => source.render()) };
    },
    edition: () => sources.today(),
    log: context.get<DocumentLog>(tokens.log),
  });
}
