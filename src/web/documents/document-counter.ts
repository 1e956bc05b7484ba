import type { Request, Response } from 'express';
import type { GatedDocument, LeadForms } from '../../core/leads/lead-forms.port';
import { notFound, unavailable } from '../http-error';
import { hrefDocument, hrefDocumentFile } from '../hrefs';
import { paths } from '../paths';
import type { DocumentProofs } from './document-proofs';
import type { DocumentDownloads } from './document-downloads';
import type { DocumentLibrary, MadeDocument } from './document-library';
import { signedInGuest } from '../session/guest-of';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

interface DocumentCounterParts {
  readonly forms: Pick<LeadForms, 'getDocument'>;
  readonly library: Pick<DocumentLibrary, 'get' | 'has' | 'prepare'>;
  readonly proofs: DocumentProofs;
  readonly downloads: Pick<DocumentDownloads, 'send'>;
}

export interface OfferedDocument {
  readonly document: GatedDocument;
  readonly href: string;
  readonly madeDocument?: MadeDocument;
}

const querySchema = Joi.object({ document: Joi.string().allow(''), receipt: Joi.string().allow('') });

/** Hands documents out: to guests at once, to visitors with the proof of the document's form (FRM-01, FRM-08). */
export class DocumentCounter {
  constructor(private readonly parts: DocumentCounterParts) {}

  readonly file = async (req: Request, res: Response): Promise<void> => {
    const slug = String(req.params['slug']);
    if (!this.parts.forms.getDocument(slug) || !this.parts.library.has(slug)) throw notFound();
    res.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    if (!this.isEntitled(req, slug)) return res.redirect(303, hrefDocument(slug));
    const madeDocument = await this.parts.library.get(slug).catch(() => undefined);
    if (!madeDocument) throw unavailable();
    this.parts.downloads.send(req, res, madeDocument);
  };

  async offer(req: Request): Promise<OfferedDocument | undefined> {
    const { document: slug, receipt } = readForm(querySchema, req.query);
    const document = slug === undefined ? undefined : this.parts.forms.getDocument(slug);
    if (!document || !this.parts.library.has(document.slug) || !this.isEntitled(req, document.slug)) return undefined;
    const madeDocument = await this.parts.library.get(document.slug).catch(() => undefined);
    return {
      document,
      href: hrefDocumentFile(document.slug, isGuest(req) ? undefined : receipt),
      ...(madeDocument ? { madeDocument } : {}),
    };
  }

  nextStep({ slug, thankYouUrl }: GatedDocument): string {
    return this.handOver({ slug, thankYouUrl }, { receipt: this.parts.proofs.give(slug) });
  }

  nextStepOfGuest({ slug, thankYouUrl }: GatedDocument): string {
    return this.handOver({ slug, thankYouUrl }, {});
  }

  expect({ slug }: GatedDocument): void {
    if (this.parts.library.has(slug)) this.parts.library.prepare(slug);
  }

  /** A proof is never added to another address, which could belong to another site. */
  private handOver(
    { slug, thankYouUrl }: Pick<GatedDocument, 'slug' | 'thankYouUrl'>,
    proof: { readonly receipt?: string },
  ): string {
    const [path] = thankYouUrl.split(/[?#]/, 1);
    if (!this.parts.library.has(slug) || path !== paths.leads.thankYou) return thankYouUrl;
    // The path is this site's own, so that any origin reads the rest of the address.
    const url = new URL(thankYouUrl, 'http://localhost');
    for (const [name, value] of Object.entries({ document: slug, ...proof })) url.searchParams.set(name, value);
    return `${url.pathname}${url.search}${url.hash}`;
  }

  private isEntitled(req: Request, slug: string): boolean {
    return isGuest(req) || this.parts.proofs.isFor(slug, req.query['receipt']);
  }
}

const isGuest = (req: Request) => signedInGuest(req) !== undefined;
