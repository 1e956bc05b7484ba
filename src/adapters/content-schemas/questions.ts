import Joi from 'joi';
import type { QuestionSet, QuizAnswer, QuizQuestion } from '../../core/preferences/question-set';
import { list, siteAddress, slug, text } from './values';

/** Fields of a record besides its questions (SUR-12); no question may have one of these names. */
const fieldsOfRecord = [
  'id',
  'custPreferenceId',
  'contactId',
  'opportunityId',
  'isActive',
  'category',
  'subCategory',
  'status',
  'at',
];

const questionKey = Joi.string()
  .pattern(/^[a-z][A-Za-z0-9]{1,39}$/, 'a word in camelCase')
  .custom((key: string) => {
    if (fieldsOfRecord.includes(key) || key in Object.prototype) throw new Error(`${key} has a meaning of its own`);
    return key;
  });

export type AnswerTexts = Omit<QuizAnswer, 'image'>;

export const answerFields = { answerKey: slug.required(), name: text.required(), tags: list(slug) };

export type QuestionTexts = Pick<QuizQuestion, 'questionKey' | 'type' | 'name' | 'hint' | 'answersTagMatch'>;

export const questionFields = {
  questionKey: questionKey.required(),
  type: Joi.valid('quizSingle', 'quizMultiple', 'quizInterests').required(),
  name: text.required(),
  hint: text,
  answersTagMatch: list(slug),
};

const wording = Joi.object({ title: text.required(), text: text.required() });
export const intro = Joi.object({ title: text.required(), texts: list(text).required() });
export const thankYou = wording.keys({ fromConsultant: text.required() });
export const invitation = Joi.object({
  paths: Joi.array().items(siteAddress).required(),
  start: wording.required(),
  resume: wording.required(),
});

/** A line with this set asks its guests no questions and does not invite them to a survey. */
export const noSurvey: QuestionSet = {
  quizIntro: { title: '', texts: [] },
  quizQuestions: [],
  quizThankYou: { title: '', text: '', fromConsultant: '' },
  invitation: { paths: [], start: { title: '', text: '' }, resume: { title: '', text: '' } },
};
