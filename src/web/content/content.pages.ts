import type { Request, RequestHandler, Response } from 'express';
import type { ContentLibrary, ContentPage } from '../../core/content/content-library.port';
import { formatLongDate } from '../../core/shared/plain-date';
import { notFound } from '../http-error';
import type { PageHeads } from '../rendering/page-heads';
import type { PageRenderer } from '../rendering/page-renderer';

/** The pages that the line writes itself: the same for everyone, and kept like all such pages (ROU-21). */
export class ContentPages {
  constructor(
    private readonly library: ContentLibrary,
    private readonly heads: PageHeads,
    private readonly renderer: PageRenderer,
  ) {}

  /** The page of an address: its last part is the slug. */
  readonly page = (path: string): RequestHandler => async (req, res) => {
    const page = await this.library.getPage(path.slice(1));
    if (!page) throw notFound();
    await this.render(req, res, { path, page });
  };

  private async render(req: Request, res: Response, { path, page }: { readonly path: string; readonly page: ContentPage }): Promise<void> {
    const { changedOn, ...shown } = page;
    await this.renderer.render(req, res, {
      props: { ...shown, head: this.heads.head({ path }), ...(changedOn ? { changedOn: formatLongDate(changedOn) } : {}) },
      cache: { tags: ['content'] },
    });
  }
}
