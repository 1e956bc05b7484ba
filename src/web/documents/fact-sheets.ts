import type { Request, Response } from 'express';
import type { ContentLibrary } from '../../core/content/content-library.port';
import type { ContentScope } from '../../core/content/content-scope.port';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import type { PageFacts } from '../content/page-facts';
import { notFound } from '../http-error';
import type { RenderedBrochure } from './brochure';
import { factSheetDocument } from './brochures.document';
import type { DocumentDownloads } from './document-downloads';
import type { DocumentLibrary } from './document-library';
import type { DocumentParts } from './document-sources';
import type { FactSheetFacts } from './fact-sheet';

interface FactSheetsParts extends DocumentParts {
  readonly library: Pick<ContentLibrary, 'getPage'>;
  readonly documents: Pick<DocumentLibrary, 'editionOf'>;
  readonly downloads: Pick<DocumentDownloads, 'send'>;
  readonly facts: Pick<PageFacts, 'of'>;
  readonly scope: Pick<ContentScope, 'run'>;
}

/** Pages of the line as PDFs that a reader can send on. No form is asked for, because the page itself needs none. */
export class FactSheets {
  constructor(private readonly parts: FactSheetsParts) {}

  readonly file =
    (path: string) =>
    async (req: Request, res: Response): Promise<void> => {
      const { documents, downloads, scope, lineName } = this.parts;
      // A rendered document is cached for everyone, so it may contain no draft.
      const page = await scope.run({ isEditing: false }, () => this.parts.library.getPage(path.slice(1)));
      if (!page?.sheet) throw notFound();
      const { title, sheet } = page;
      const edition = await documents.editionOf(`sheet of ${page.slug}`, {
        title,
        fileName: `${lineName} - ${title}.pdf`.replaceAll(/[/\\:]/g, ' '),
        render: () => scope.run({ isEditing: false }, () => this.render(path, { ...page, sheet })),
      });
      res.set('Cache-Control', 'public, max-age=3600');
      downloads.send(req, res, edition);
    };

  private async render(
    path: string,
    { title, standfirst, html, sheet }: FactSheetFacts['page'] & Pick<FactSheetFacts, 'sheet'>,
  ): Promise<RenderedBrochure> {
    const { content, vessel, facts, clock, officeTimeZone, hosts, renderer, lineName, contact } = this.parts;
    const [cover, cancellation] = await Promise.all([facts.of('cover'), facts.of('cancellation')]);
    const { name, measure, decks } = await vessel.getVessel();
    return renderer.render(factSheetDocument, {
      page: { title, standfirst, html },
      title,
      sheet,
      lineName,
      contact,
      madeAt: clock.now(),
      today: formatLongDate(todayIn(officeTimeZone, clock.now())),
      address: `${hosts.origin}${path}`,
      vessel: { name, measure, decks },
      suites: await content.findSuites(),
      facts: { ...cover, ...cancellation },
    });
  }
}
