import type { Request, Response } from 'express';
import type { SitemapPage } from '../../../views/sitemap/SitemapPage';
import { paths } from '../paths';
import type { JsonAnswers } from '../rendering/json-answers';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import type { SiteAddresses } from './site-addresses';
import { robotsText, sitemapXml, webManifest } from './site-files';

/** They have no effect on a manifest, and a phone's first view waits for each byte of it. */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
];

export class SitemapPages {
  constructor(
    private readonly heads: PageHeads,
    private readonly answers: JsonAnswers,
    private readonly lineName: string,
  ) {}

  readonly page = (addresses: SiteAddresses) => async (): Promise<PageAnswer<typeof SitemapPage>> => {
    const sections = await addresses.sections();
    return {
      props: { head: this.heads.head({ path: paths.sitemap.page }), sections },
      cache: { tags: ['content'] },
    };
  };

  readonly xml =
    (addresses: SiteAddresses) =>
    async (req: Request, res: Response): Promise<void> => {
      const pages = (await addresses.sections()).flatMap((section) => section.pages);
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
    for (const name of documentHeaders) res.removeHeader(name);
    await this.answers.sendAs(req, res, {
      type: 'application/manifest+json',
      text: JSON.stringify(webManifest(this.lineName)),
      tags: [],
    });
  };
}
