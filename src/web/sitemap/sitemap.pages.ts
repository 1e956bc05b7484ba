import type { Request, Response } from 'express';
import { paths } from '../paths';
import type { JsonAnswers } from '../rendering/json-answers';
import type { PageHeads } from '../rendering/page-heads';
import type { PageRenderer } from '../rendering/page-renderer';
import type { SiteAddresses } from './site-addresses';
import { robotsText, sitemapXml, webManifest } from './site-files';

/** What search engines and browsers are told of the whole site. */
export class SitemapPages {
  constructor(
    private readonly addresses: SiteAddresses,
    private readonly heads: PageHeads,
    private readonly renderer: PageRenderer,
    private readonly answers: JsonAnswers,
    private readonly lineName: string,
  ) {}

  readonly page = async (req: Request, res: Response): Promise<void> => {
    const sections = await this.addresses.sections();
    await this.renderer.render(req, res, {
      props: { head: this.heads.head({ path: paths.sitemap.page }), sections },
      cache: { tags: ['content'] },
    });
  };

  readonly xml = async (req: Request, res: Response): Promise<void> => {
    const pages = (await this.addresses.sections()).flatMap((section) => section.pages);
    const text = sitemapXml(
      [{ href: paths.home, title: '' }, ...pages].map(({ href, ...page }) => ({
        ...page,
        url: this.heads.absolute(href),
      })),
    );
    await this.answers.sendAs(req, res, { type: 'application/xml', text, tags: ['content'] });
  };

  readonly robots = async (req: Request, res: Response): Promise<void> => {
    await this.answers.sendAs(req, res, {
      type: 'text/plain',
      text: robotsText(this.heads.absolute(paths.sitemap.xml)),
      tags: [],
    });
  };

  readonly manifest = async (req: Request, res: Response): Promise<void> => {
    await this.answers.sendAs(req, res, {
      type: 'application/manifest+json',
      text: JSON.stringify(webManifest(this.lineName)),
      tags: [],
    });
  };
}
