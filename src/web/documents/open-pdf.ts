import { readFileSync } from 'node:fs';
import { faces } from './brochure-style';
import { unpackWoff } from './unpack-woff';

interface OpenPdf {
  readonly document: PDFKit.PDFDocument;
  /** Contains all tagged content; end it before the document. */
  readonly root: PDFKit.PDFStructureElement;
  /** Resolves with the whole file when the document has ended. */
  readonly pdfBytes: Promise<Buffer>;
}

/** Begins a tagged PDF with the fonts of the line. */
export async function openPdf(
  options: Pick<PDFKit.PDFDocumentOptions, 'size' | 'autoFirstPage' | 'info'>,
): Promise<OpenPdf> {
  // A node that imports a template does not load the package.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    ...options,
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
  });
  registerFaces(document);
  const pdfBytes = collect(document);
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, root, pdfBytes };
}

const fontFiles = new Map<string, Buffer>();
function fontFile(path: string): Buffer {
  const cachedFont = fontFiles.get(path) ?? unpackWoff(readFileSync(path));
  fontFiles.set(path, cachedFont);
  return cachedFont;
}

function registerFaces(document: PDFKit.PDFDocument): void {
  for (const [name, files] of Object.entries(faces))
    for (const [subset, path] of Object.entries(files)) document.registerFont(`${name}-${subset}`, fontFile(path));
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
