import type { GatedBrochure } from '../../core/leads/gated-brochure';
import type { GatedDocument } from '../../core/leads/lead-forms.port';
import type { Clock } from '../../core/shared/clock.port';
import { addYears, formatLongDate, isBefore, todayIn } from '../../core/shared/plain-date';
import type { VesselContent } from '../../core/vessel/vessel-content.port';
import type { FindVoyages } from '../../core/voyages/find-voyages';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { hrefVoyage } from '../hrefs';
import type { BrochurePage } from './brochure';
import type { FindPicture } from './brochure-parts';
import { deckPlanBrochure } from './deck-plan-brochure';
import type { DocumentSource } from './document-library';
import type { Reach } from './fares-pages';
import { type SeasonParts, seasonBrochure } from './season-brochure';

interface DocumentSourcesParts {
  readonly findVoyages: Pick<FindVoyages, 'run'>;
  readonly content: Pick<VoyageContent, 'findSuites'>;
  readonly vessel: VesselContent;
  readonly routeMap: (voyageSlug: string) => string | undefined;
  readonly findPicture: FindPicture;
  readonly hosts: { readonly origin: string };
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
  readonly contact: Reach;
  readonly terms: SeasonParts['terms'];
}

export class DocumentSources {
  constructor(private readonly parts: DocumentSourcesParts) {}

  of({ slug, title, book }: GatedDocument): DocumentSource | undefined {
    if (!book) return undefined;
    const { lineName } = this.parts;
    return {
      title,
      lineName,
      fileName: `${lineName} - ${title} - ${this.today()}.pdf`.replaceAll(/[/\\:]/g, ' '),
      pages: () => this.pagesOf({ slug, title, book }),
    };
  }

  today(): string {
    return todayIn(this.parts.officeTimeZone, this.parts.clock.now());
  }

  private async pagesOf({
    title,
    book,
  }: {
    readonly slug: string;
    readonly title: string;
    readonly book: GatedBrochure;
  }): Promise<readonly BrochurePage[]> {
    const { content, vessel, findVoyages, clock, officeTimeZone, hosts, ...rest } = this.parts;
    const day = todayIn(officeTimeZone, clock.now());
    const words = {
      title,
      today: formatLongDate(day),
      subtitle: book.subtitle,
      foreword: book.foreword,
      coverPicture: book.coverPicture,
    };
    const suites = await content.findSuites();
    if (book.kind === 'deck-plans')
      return deckPlanBrochure({ ...rest, ...words, suites, vessel: await vessel.getVessel() });
    const { sailings, regions } = await findVoyages.run();
    const year = sailings.filter(({ sailing }) => isBefore(sailing.start, addYears(day, 1)));
    return seasonBrochure({
      ...rest,
      ...words,
      suites,
      regions,
      sailings: year,
      addressOf: ({ slug }) => `${hosts.origin}${hrefVoyage(slug)}`,
    });
  }
}
