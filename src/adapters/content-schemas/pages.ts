import Joi from 'joi';
import type { ContentPage } from '../../core/content/content-library.port';
import type { OnboardPage } from '../../core/content/onboard-page';
import { fact, list, slug, text } from './values';

export type PageTexts = Pick<ContentPage, 'title' | 'standfirst' | 'description'>;

export const pageFields = { title: text.required(), standfirst: text.required(), description: text.required() };

export type OnboardTexts = Pick<OnboardPage, 'title' | 'deck' | 'hours' | 'summary' | 'facts'>;

export const onboardFields = {
  title: text.required(),
  deck: text.required(),
  hours: text.required(),
  summary: text.required(),
  facts: list(fact).required(),
};

export const faqGroupFields = (id: 'id' | 'key', answer: Joi.Schema) => ({
  slug: slug.required(),
  title: text.required(),
  questions: list(Joi.object({ [id]: slug.required(), question: text.required(), answer: answer.required() }))
    .unique(id)
    .required(),
});
