import type { RenderedBrochure } from './brochure';
import { storeDocument, type StoredDocument } from './stored-document';

export interface MadeDocument extends Pick<RenderedBrochure, 'pageCount'> {
  readonly pdf: StoredDocument;
  readonly title: string;
  readonly fileName: string;
}

export interface DocumentSource {
  readonly title: string;
  readonly fileName: string;
  readonly render: () => Promise<RenderedBrochure>;
}

interface DocumentLog {
  warn(details: object, message: string): void;
}

interface DocumentLibraryParts {
  readonly sourceOf: (slug: string) => DocumentSource | undefined;
  readonly edition: () => string;
  readonly log: DocumentLog;
}

interface CachedDocument {
  readonly edition: string;
  readonly making: Promise<MadeDocument>;
}

/**
 * Renders each document at most once a day. When a new edition fails, yesterday's is returned; its cover shows its
 * date.
 */
export class DocumentLibrary {
  private readonly editions = new Map<string, CachedDocument>();
  private readonly last = new Map<string, MadeDocument>();

  constructor(private readonly parts: DocumentLibraryParts) {}

  has(slug: string): boolean {
    return this.parts.sourceOf(slug) !== undefined;
  }

  prepare(slug: string): void {
    void this.get(slug).catch(() => undefined);
  }

  async get(slug: string): Promise<MadeDocument | undefined> {
    const source = this.parts.sourceOf(slug);
    return source && this.editionOf(slug, source);
  }

  async editionOf(slug: string, source: DocumentSource): Promise<MadeDocument> {
    try {
      return await this.ofThisEdition(slug, source);
    } catch (error) {
      const earlier = this.last.get(slug);
      this.parts.log.warn(
        { err: error, document: slug, hasEarlier: earlier !== undefined },
        'a document could not be made',
      );
      if (!earlier) throw error;
      return earlier;
    }
  }

  /** Frees all documents. A document that is still being made is not waited for. */
  close(): void {
    for (const { pdf } of this.last.values()) pdf.drop();
    this.last.clear();
    this.editions.clear();
  }

  private ofThisEdition(slug: string, source: DocumentSource): Promise<MadeDocument> {
    const edition = this.parts.edition();
    const currentEdition = this.editions.get(slug);
    if (currentEdition?.edition === edition) return currentEdition.making;
    const making = this.make(source);
    this.editions.set(slug, { edition, making });
    const isCurrent = () => this.editions.get(slug)?.making === making;
    making.then(
      (madeDocument) => isCurrent() && this.replace(slug, madeDocument),
      // A failure is not cached: the next call tries again.
      () => isCurrent() && this.editions.delete(slug),
    );
    return making;
  }

  private async make({ title, fileName, render }: DocumentSource): Promise<MadeDocument> {
    const { pdf, pageCount } = await render();
    return { title, fileName, pageCount, pdf: await storeDocument(pdf) };
  }

  /** An edition that was made more slowly than the next one replaces nothing. */
  private replace(slug: string, madeDocument: MadeDocument): void {
    this.last.get(slug)?.pdf.drop();
    this.last.set(slug, madeDocument);
  }
}
