import type { Request } from 'express';
import type { ContentLibrary } from '../../core/content/content-library.port';
import type { FaqGroup } from '../../core/content/faq';
import { findQuestions } from '../../core/content/find-questions';
import { faqTexts } from '../../../views/faq/faq.texts';
import type { FaqPage } from '../../../views/faq/FaqPage';
import { paths } from '../paths';
import { breadcrumbs } from '../rendering/breadcrumbs';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

const maxQueryLength = 80;
const openUpTo = 3;

const querySchema = Joi.object({ q: Joi.string().allow('').default('') });

export class FaqPages {
  constructor(
    private readonly library: ContentLibrary,
    private readonly heads: PageHeads,
  ) {}

  readonly page = async (req: Request): Promise<PageAnswer<typeof FaqPage>> => {
    const { heads } = this;
    const all = await this.library.findFaq();
    const { q: typedQuery } = readForm(querySchema, req.query);
    const words = typedQuery.trim().slice(0, maxQueryLength);
    const groups = findQuestions(all, words);
    const count = countOf(groups);
    return {
      props: {
        head: heads.head({
          path: paths.faq,
          jsonLd: [
            faqJsonLd(all),
            breadcrumbs((path) => heads.absolute(path), { name: faqTexts.title, path: paths.faq }),
          ],
        }),
        groups,
        words,
        ...(words ? { resultText: faqTexts.found(count, words), isOpen: count <= openUpTo } : {}),
      },
      // Search texts are unlimited, also blank ones: only the page without a search is cached (C15).
      ...(typedQuery ? {} : { cache: { tags: ['content'] } }),
    };
  };
}

const countOf = (groups: readonly FaqGroup[]) => groups.reduce((sum, { questions }) => sum + questions.length, 0);

const faqJsonLd = (groups: readonly FaqGroup[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html.trim() },
    })),
  ),
});
