import type { Request, Response } from 'express';
import type { ContentLibrary, ContentPage as WrittenPage } from '../../core/content/content-library.port';
import type { Newsroom } from '../../core/news/newsroom.port';
import { pageNews } from '../../core/news/page-news';
import { formatLongDate } from '../../core/shared/plain-date';
import type { ContentPage } from '../../../views/content/ContentPage';
import { notFound } from '../http-error';
import type { LeadBlock } from '../leads/lead-block';
import type { PageFacts } from './page-facts';
import { toNewsRow } from '../news/news-view';
import { hrefFactSheet } from '../hrefs';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { signedInGuest } from '../session/guest-of';

/** Guests see the community page with this slug; a line without it shows them the visitors' page. */
const guestsPage = 'community-for-guests';
const newsShown = 4;

const factsOfPages: Readonly<Record<string, 'cover' | 'cancellation' | 'access'>> = {
  [paths.content.included]: 'cover',
  [paths.content.cancellation]: 'cancellation',
  [paths.content.access]: 'access',
};

interface ContentPagesParts {
  readonly facts: PageFacts;
  readonly library: Pick<ContentLibrary, 'getPage'>;
  readonly newsroom: Newsroom;
  readonly side: Pick<ProfileSide, 'read'>;
  readonly forms: Pick<LeadBlock, 'of'>;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
}

export class ContentPages {
  constructor(private readonly parts: ContentPagesParts) {}

  readonly page =
    (path: string) =>
    (req: Request): Promise<PageAnswer<typeof ContentPage>> =>
      this.show(req, path);

  /**
   * Visitors read how to join; guests see their trips, news and consultant (CNT-11, ROL-02). Signing in on the home page
   * leads here, so that guests of a line without such a page see their profile.
   */
  readonly community = async (req: Request, res: Response): Promise<PageAnswer<typeof ContentPage> | void> => {
    const { library } = this.parts;
    const page = signedInGuest(req) && (await library.getPage(guestsPage));
    if (!page) {
      const isUnwritten = signedInGuest(req) && !(await library.getPage(paths.content.community.slice(1)));
      return isUnwritten ? res.redirect(302, paths.profile.home) : this.show(req, paths.content.community);
    }
    const [{ side }, news] = await Promise.all([this.parts.side.read(req), this.parts.newsroom.findNews()]);
    return {
      props: {
        ...this.propsOf(req, paths.content.community, page),
        ofGuest: {
          news: pageNews(news, { limit: newsShown }).items.map((item) => toNewsRow(item)),
          newsHref: paths.news.list,
          side,
        },
      },
    };
  };

  private async show(req: Request, path: string): Promise<PageAnswer<typeof ContentPage>> {
    const page = await this.parts.library.getPage(path.slice(1));
    if (!page) throw notFound();
    const kind = factsOfPages[path];
    const facts = kind && (await this.parts.facts.of(kind));
    return {
      props: { ...this.propsOf(req, path, page), ...(facts ? { facts } : {}) },
      cache: { tags: [facts ? 'price' : 'content'] },
    };
  }

  private propsOf(req: Request, path: string, { changedOn, formId, picture, sheet, ...pageContent }: WrittenPage) {
    const form =
      formId === undefined ? undefined : this.parts.forms.of(formId, { isGuest: signedInGuest(req) !== undefined });
    return {
      ...pageContent,
      ...(sheet ? { actions: [{ label: sheet.label, href: hrefFactSheet(path) }, ...pageContent.actions] } : {}),
      head: this.parts.heads.head({ path, ...(picture === undefined ? {} : { pictureName: picture }) }),
      ...(picture === undefined ? {} : { picture: this.parts.assets.mainPicture(picture, 'whole') }),
      ...(changedOn ? { changedOn: formatLongDate(changedOn) } : {}),
      ...(form ? { form } : {}),
    };
  }
}
