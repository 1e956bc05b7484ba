import type { Request } from 'express';
import MarkdownIt from 'markdown-it';
import type { ApiDocsPage } from '../../../views/api-docs/ApiDocsPage';
import type { ApiFeaturePage } from '../../../views/api-docs/ApiFeaturePage';
import { notFound } from '../http-error';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import type { ApiTag } from '../routing/api-tag';
import { featuresOf, toCallViews } from './api-docs-calls';
import { allCodes, errorOf } from './error-catalogue';
import type { ReadDocument } from './read-document';

const markdown = new MarkdownIt();
const cache = { tags: [] } as const;

export class ApiDocsPages {
  constructor(
    private readonly heads: PageHeads,
    private readonly isDemo: boolean,
  ) {}

  readonly contents =
    (read: () => ReadDocument, chapters: () => readonly ApiTag[]) =>
    async (): Promise<PageAnswer<typeof ApiDocsPage>> => {
      const document = read();
      return {
        props: {
          head: this.heads.head({ path: paths.apiDocs.contents }),
          documentHref: '/api/openapi.json',
          introductionHtml: markdown.render(document.info.description),
          features: featuresOf(document, chapters()),
          errors: allCodes.map((code) => ({ code, status: errorOf(code).status, when: errorOf(code).when })),
          hasScenarios: this.isDemo,
        },
        cache,
      };
    };

  readonly feature =
    (read: () => ReadDocument, chapters: () => readonly ApiTag[]) =>
    async (req: Request): Promise<PageAnswer<typeof ApiFeaturePage>> => {
      const tag = chapters().find(({ slug }) => slug === req.params['feature']);
      const document = read();
      if (!tag) throw notFound();
      return {
        props: {
          head: this.heads.head({ path: paths.apiDocs.feature.replace(':feature', tag.slug) }),
          name: tag.name,
          description: tag.description,
          contentsHref: paths.apiDocs.contents,
          features: featuresOf(document, chapters()).map(({ name, href }) => ({ name, href })),
          calls: toCallViews(document, tag.name),
        },
        cache,
      };
    };
}
