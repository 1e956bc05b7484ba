import type { Request, RequestHandler, Response } from 'express';
import type { ContentLibrary, ContentPage } from '../../core/content/content-library.port';
import type { Newsroom } from '../../core/news/newsroom.port';
import { pageNews } from '../../core/news/page-news';
import { formatLongDate } from '../../core/shared/plain-date';
import { notFound } from '../http-error';
import type { LeadBlock } from '../leads/lead-block';
import { toNewsRow } from '../news/news-view';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageHeads } from '../rendering/page-heads';
import type { PageRenderer } from '../rendering/page-renderer';
import { signedInGuest } from '../sign-in/guest-of';

/** The community in a guest's words; a line without this page shows them the visitors' one. */
const guestsPage = 'community-for-guests';
const newsShown = 4;

interface ContentPagesParts {
  readonly library: Pick<ContentLibrary, 'getPage'>;
  readonly newsroom: Newsroom;
  readonly side: Pick<ProfileSide, 'read'>;
  readonly forms: Pick<LeadBlock, 'of'>;
  readonly heads: PageHeads;
  readonly renderer: PageRenderer;
}

/** The pages that the line writes itself: the same for everyone, and kept like all such pages (ROU-21). */
export class ContentPages {
  constructor(private readonly parts: ContentPagesParts) {}

  /** The page of an address: its last part is the slug. */
  readonly page =
    (path: string): RequestHandler =>
    async (req, res) =>
      this.show(req, res, path);

  /** Visitors read how to join. A guest has joined: theirs are trips, news and a consultant (CNT-11, ROL-02). */
  readonly community = async (req: Request, res: Response): Promise<void> => {
    const page = signedInGuest(req) && (await this.parts.library.getPage(guestsPage));
    if (!page) return this.show(req, res, paths.content.community);
    const [{ side }, news] = await Promise.all([this.parts.side.read(req), this.parts.newsroom.findNews()]);
    await this.parts.renderer.render(req, res, {
      props: {
        ...this.propsOf(req, paths.content.community, page),
        ofGuest: {
          news: pageNews(news, { limit: newsShown }).items.map((item) => toNewsRow(item)),
          newsHref: paths.news.list,
          side,
        },
      },
    });
  };

  private async show(req: Request, res: Response, path: string): Promise<void> {
    const page = await this.parts.library.getPage(path.slice(1));
    if (!page) throw notFound();
    await this.parts.renderer.render(req, res, { props: this.propsOf(req, path, page), cache: { tags: ['content'] } });
  }

  private propsOf(req: Request, path: string, { changedOn, formId, ...shown }: ContentPage) {
    const form =
      formId === undefined ? undefined : this.parts.forms.of(formId, { isGuest: signedInGuest(req) !== undefined });
    return {
      ...shown,
      head: this.parts.heads.head({ path }),
      ...(changedOn ? { changedOn: formatLongDate(changedOn) } : {}),
      ...(form ? { form } : {}),
    };
  }
}
