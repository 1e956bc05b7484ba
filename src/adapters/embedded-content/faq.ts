import Joi from 'joi';
import type { FaqGroup } from '../../core/content/faq';
import { faqGroupFields } from '../content-schemas/pages';
import { list, text } from '../content-schemas/values';
import { readYamlIfThere, render } from './read-content';

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

export const loadFaq = (file: string): readonly FaqGroup[] =>
  (readYamlIfThere(file, schema)?.groups ?? []).map(({ questions, ...group }) => ({
    ...group,
    questions: questions.map(({ id, question: questionText, answer }) => ({
      id,
      question: questionText,
      html: render(`${file} (${id})`, answer).html,
    })),
  }));
