import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Config } from '../../../config/config';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ContentScope } from '../../core/content/content-scope.port';
import type { BookingTerms } from '../../core/engine/booking-terms';
import { LeadForms } from '../../core/leads/lead-forms.port';
import { Clock } from '../../core/shared/clock.port';
import { JpegEncoder } from '../../core/shared/jpeg-encoder.port';
import { Secrets } from '../../core/shared/secrets.port';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { PageFacts } from '../content/page-facts';
import { OurHosts } from '../our-hosts';
import { BuiltAssets } from '../rendering/built-assets';
import type { LineContact } from '../leads/contact-view';
import { DocumentCounter } from './document-counter';
import { DocumentProofs } from './document-proofs';
import { DocumentLibrary, type DocumentLog } from './document-library';
import { DocumentSources } from './document-sources';
import { FactSheets } from './fact-sheets';
import { documentPictures } from './document-pictures';

export const documentsModule = new ContainerModule(({ bind }) => {
  bind(DocumentSources).toDynamicValue(openSources);
  bind(DocumentLibrary).toDynamicValue(openLibrary);
  bind(tokens.onStop).toDynamicValue((context) => () => context.get(DocumentLibrary).close());
  bind(FactSheets).toDynamicValue(openSheets);
  bind(DocumentCounter).toDynamicValue(
    (context) =>
      new DocumentCounter({
        forms: context.get<LeadForms>(LeadForms),
        library: context.get(DocumentLibrary),
        receipts: new DocumentProofs(context.get<Secrets>(Secrets), context.get<Clock>(Clock)),
      }),
  );
});

const findPictureOf = (context: ResolutionContext) =>
  documentPictures({
    builtFolder: context.get<Config>(tokens.config).builtFolder,
    pictures: context.get(BuiltAssets).manifest.pictures,
    encoder: context.get<JpegEncoder>(JpegEncoder),
  });

function openSources(context: ResolutionContext): DocumentSources {
  const assets = context.get(BuiltAssets);
  return new DocumentSources({
    findVoyages: context.get(FindVoyages),
    content: context.get<VoyageContent>(VoyageContent),
    vessel: context.get<VesselContent>(VesselContent),
    routeMap: (slug) => assets.routeMap(slug),
    findPicture: findPictureOf(context),
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
    content: context.get<VoyageContent>(VoyageContent),
    vessel: context.get<VesselContent>(VesselContent),
    facts: context.get(PageFacts),
    scope: context.get<ContentScope>(ContentScope),
    findPicture: findPictureOf(context),
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
  const clock = context.get<Clock>(Clock);
  const scope = context.get<ContentScope>(ContentScope);
  return new DocumentLibrary({
    sourceOf: (slug) => {
      const document = forms.getDocument(slug);
      const source = document && sources.of(document);
      // A rendered document is cached for everyone, so it may contain no draft.
      return source && { ...source, pages: () => scope.run({ isEditing: false }, () => source.pages()) };
    },
    edition: () => sources.today(),
    now: () => clock.now(),
    log: context.get<DocumentLog>(tokens.log),
  });
}
