import Joi from 'joi';
import type { FaqGroup } from '../../core/content/faq';
import { faqGroupFields } from '../content-schemas/pages';
import { list, text } from '../content-schemas/values';
import { ContentError } from './content-error';
import { renderMarkdown, UnusableMarkdown } from './markdown';
import { type OnBroken, readYamlIfThere } from './read-content';

interface FaqFile {
  readonly groups: readonly (Omit<FaqGroup, 'questions'> & {
    readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
  })[];
}

const schema: Joi.ObjectSchema<FaqFile> = Joi.object({
  groups: list(Joi.object(faqGroupFields('id', text)))
    .unique('slug')
    .required(),
});

/** A question with an unusable answer goes to `onBroken` and is left out, with its group if no other question remains. */
export const loadFaq = (file: string, onBroken: OnBroken): readonly FaqGroup[] =>
  (readYamlIfThere(file, schema)?.groups ?? [])
    .map(({ questions, ...group }) => ({
      ...group,
      questions: questions.flatMap(({ id, question, answer }) => {
        try {
          return [{ id, question, html: renderMarkdown(answer).html }];
        } catch (error) {
          if (!(error instanceof UnusableMarkdown)) throw error;
          onBroken(new ContentError(file, `${id}: holds ${error.message}`));
          return [];
        }
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
