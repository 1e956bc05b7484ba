import type { RequestHandler } from 'express';
import MarkdownIt from 'markdown-it';
import { notFound } from '../http-error';
import { paths } from '../paths';
import type { PageHeads } from '../rendering/page-heads';
import type { PageRenderer } from '../rendering/page-renderer';
import { featuresOf, toCallViews } from './api-docs-calls';
import { allCodes, errorOf } from './error-catalogue';
import type { ReadDocument } from './read-document';
import { apiTags } from './tags';

const markdown = new MarkdownIt();
const cache = { tags: [] } as const;

/** The description of the API as pages, printed from the same document that programs read (H57). */
export class ApiDocsPages {
  constructor(
    private readonly renderer: PageRenderer,
    private readonly heads: PageHeads,
    private readonly isDemo: boolean,
  ) {}

  readonly contents =
    (describe: () => object): RequestHandler =>
    async (req, res) => {
      const document = describe() as ReadDocument;
      await this.renderer.render(req, res, {
        props: {
          head: this.heads.head({ path: paths.apiDocs.contents }),
          documentHref: '/api/openapi.json',
          introductionHtml: markdown.render(document.info.description),
          features: featuresOf(document),
          errors: allCodes.map((code) => ({ code, status: errorOf(code).status, when: errorOf(code).when })),
          hasScenarios: this.isDemo,
        },
        cache,
      });
    };

  readonly feature =
    (describe: () => object): RequestHandler =>
    async (req, res) => {
      const tag = apiTags.find(({ slug }) => slug === req.params['feature']);
      const document = describe() as ReadDocument;
      if (!tag || !document.tags.some(({ name }) => name === tag.name)) throw notFound();
      await this.renderer.render(req, res, {
        props: {
          head: this.heads.head({ path: paths.apiDocs.feature.replace(':feature', tag.slug) }),
          name: tag.name,
          description: tag.description,
          contentsHref: paths.apiDocs.contents,
          features: featuresOf(document).map(({ name, href }) => ({ name, href })),
          calls: toCallViews(document, tag.name),
        },
        cache,
      });
    };
}
