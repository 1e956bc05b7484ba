import { setImmediate as nextTurn } from 'node:timers/promises';
import { colours, sheet, styles } from './brochure-style';
import { openPdf } from './open-pdf';
import { Page } from './page';

export interface BrochurePage {
  readonly bookmark?: { readonly title: string; readonly depth: 0 | 1 };
  /** True for a page with a full-bleed picture; such a page has no page number. */
  readonly isFullBleed?: boolean;
  readonly draw: (page: Page) => void;
}

export interface BrochureFacts {
  readonly title: string;
  readonly lineName: string;
  readonly madeAt: Date;
}

interface BrochurePlan extends BrochureFacts {
  readonly pages: readonly BrochurePage[];
}

export interface RenderedBrochure {
  readonly pdf: Buffer;
  readonly pageCount: number;
}

/**
 * Renders the plan's pages to a tagged PDF, one sheet each, so that the page numbers of the contents are known
 * beforehand. Yields to the event loop after every sheet, so that other documents are rendered meanwhile.
 */
export async function renderBrochure({ title, lineName, madeAt, pages }: BrochurePlan): Promise<RenderedBrochure> {
  const { document, root, pdfBytes } = await openPdf({
    size: [sheet.width, sheet.height],
    autoFirstPage: false,
    info: { Title: title, Author: lineName, CreationDate: madeAt, ModDate: madeAt },
  });
  let chapter = document.outline;
  for (const [index, page] of pages.entries()) {
    document.addPage();
    if (page.bookmark) {
      const item = (page.bookmark.depth === 0 ? document.outline : chapter).addItem(page.bookmark.title);
      if (page.bookmark.depth === 0) chapter = item;
    }
    drawPage(document, root, { page, number: index + 1, title });
    await nextTurn();
  }
  root.end();
  document.end();
  return { pdf: await pdfBytes, pageCount: pages.length };
}

function drawPage(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { page, number, title }: { readonly page: BrochurePage; readonly number: number; readonly title: string },
): void {
  const section = document.struct('Sect');
  root.add(section);
  const pdfPage = new Page(document, section);
  if (!page.isFullBleed) {
    pdfPage.decorate(() => document.rect(0, 0, sheet.width, sheet.height).fill(colours.shell));
    pdfPage.decorate(() => {
      const y = sheet.height - sheet.foot;
      pdfPage.set(title, { x: sheet.margin, y, width: 400, style: styles.folio });
      pdfPage.set(String(number), {
        x: sheet.width - sheet.margin - 100,
        y,
        width: 100,
        style: styles.folio,
        align: 'right',
      });
    });
  }
  page.draw(pdfPage);
  section.end();
}
