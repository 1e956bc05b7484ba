import type { GatedBrochure } from '../../core/leads/gated-brochure';
import type { GatedDocument } from '../../core/leads/lead-forms.port';
import type { Clock } from '../../core/shared/clock.port';
import { addYears, formatLongDate, isBefore, type PlainDate, todayIn } from '../../core/shared/plain-date';
import type { VesselContent } from '../../core/vessel/vessel-content.port';
import type { FindVoyages } from '../../core/voyages/find-voyages';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { RenderedBrochure } from './brochure';
import { deckPlanDocument, seasonDocument } from './brochures.document';
import type { DocumentSource } from './document-library';
import type { DocumentRenderer } from './document-renderer';
import type { Reach } from './fares-pages';
import type { SeasonFacts } from './season-brochure';

/** What every document about the yacht is made of. */
export interface DocumentParts {
  readonly content: Pick<VoyageContent, 'findSuites'>;
  readonly vessel: VesselContent;
  readonly renderer: DocumentRenderer;
  readonly hosts: { readonly origin: string };
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
  readonly contact: Reach;
}

interface DocumentSourcesParts extends DocumentParts {
  readonly findVoyages: Pick<FindVoyages, 'run'>;
  readonly terms: SeasonFacts['terms'];
}

export class DocumentSources {
  constructor(private readonly parts: DocumentSourcesParts) {}

  of({ title, book }: GatedDocument): DocumentSource | undefined {
    if (!book) return undefined;
    return {
      title,
      fileName: `${this.parts.lineName} - ${title} - ${this.today()}.pdf`.replaceAll(/[/\\:]/g, ' '),
      render: () => this.render({ title, book }),
    };
  }

  today(): PlainDate {
    return todayIn(this.parts.officeTimeZone, this.parts.clock.now());
  }

  private async render({
    title,
    book,
  }: {
    readonly title: string;
    readonly book: GatedBrochure;
  }): Promise<RenderedBrochure> {
    const { content, vessel, findVoyages, clock, hosts, lineName, contact, terms, renderer } = this.parts;
    const day = this.today();
    const facts = {
      title,
      lineName,
      contact,
      madeAt: clock.now(),
      today: formatLongDate(day),
      subtitle: book.subtitle,
      foreword: book.foreword,
      coverPicture: book.coverPicture,
      suites: await content.findSuites(),
    };
    if (book.kind === 'deck-plans') {
      const { measure, decks } = await vessel.getVessel();
      return renderer.render(deckPlanDocument, { ...facts, vessel: { measure, decks } });
    }
    const { sailings, regions } = await findVoyages.run();
    const year = sailings.filter(({ sailing }) => isBefore(sailing.start, addYears(day, 1)));
    return renderer.render(seasonDocument, { ...facts, regions, sailings: year, terms, origin: hosts.origin });
  }
}
