import type { PdfSigner } from '../../core/trip-day/boarding-documents.port';
import { openPdf } from './open-pdf';
import { Page } from './page';

/** US Letter, on which the documents of a reservation are printed. */
export const usPaper = { width: 612, height: 792 } as const;

/** Bytes reserved for a signature; a chain of three certificates needs about 6,000. */
const signatureLength = 16_384;

export async function documentSheet(
  {
    title,
    author,
    signer,
  }: { readonly title: string; readonly author: string; readonly signer?: PdfSigner | undefined },
  draw: (page: Page) => void,
): Promise<Buffer> {
  const { document, root, pdfBytes } = await openPdf({
    size: [usPaper.width, usPaper.height],
    info: { Title: title, Author: author },
  });
  draw(new Page(document, root));
  root.end();
  if (signer) await reserveSignature(document, signer);
  document.end();
  return pdfBytes;
}

async function reserveSignature(document: PDFKit.PDFDocument, { name, email }: PdfSigner): Promise<void> {
  const { pdfkitAddPlaceholder } = await import('@signpdf/placeholder-pdfkit');
  pdfkitAddPlaceholder({
    pdf: document,
    pdfBuffer: Buffer.alloc(0),
    reason: 'Trip pack',
    name,
    contactInfo: email,
    location: '',
    signatureLength,
  });
}
