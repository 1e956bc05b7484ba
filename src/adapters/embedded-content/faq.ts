import Joi from 'joi';
import type { FaqGroup } from '../../core/content/faq';
import { list, slug, text } from '../content-schemas/values';
import { readYamlIfThere, render } from './read-content';

interface FaqFile {
  readonly groups: readonly {
    readonly slug: string;
    readonly title: string;
    readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
  }[];
}

const question = Joi.object({ id: slug.required(), question: text.required(), answer: text.required() });

const schema: Joi.ObjectSchema<FaqFile> = Joi.object({
  groups: list(
    Joi.object({ slug: slug.required(), title: text.required(), questions: list(question).unique('id').required() }),
  )
    .unique('slug')
    .required(),
});

export const loadFaq = (file: string): readonly FaqGroup[] =>
  (readYamlIfThere(file, schema)?.groups ?? []).map(({ questions, ...group }) => ({
    ...group,
    questions: questions.map(({ id, question: asked, answer }) => ({
      id,
      question: asked,
      html: render(`${file} (${id})`, answer).html,
    })),
  }));
