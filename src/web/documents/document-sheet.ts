import { collect, registerFaces } from './brochure';
import type { PdfSignature } from '../../core/trip-day/boarding-documents.port';
import { Page } from './page';

/** US Letter, on which the documents of a reservation are printed. */
export const usPaper = { width: 612, height: 792 } as const;

export async function documentSheet(
  {
    title,
    author,
    signature,
  }: { readonly title: string; readonly author: string; readonly signature?: PdfSignature | undefined },
  draw: (page: Page) => void,
): Promise<Buffer> {
  // The module is loaded on demand, because loading it takes longer than most of a node's start.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: [usPaper.width, usPaper.height],
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    info: { Title: title, Author: author },
  });
  registerFaces(document);
  const written = collect(document);
  const root = document.struct('Document');
  document.addStructure(root);
  draw(new Page(document, root));
  root.end();
  signature?.prepare(document);
  document.end();
  return signature ? signature.sign(await written) : written;
}
