import Joi from 'joi';
import type { QuizQuestion } from '../../core/preferences/question-set';
import { takesSeveral } from '../../core/preferences/question-set';
import type { Step } from '../../core/preferences/survey-position';

/** What one of the survey's plain forms says. */
export interface SurveyForm {
  readonly step: 'begin' | 'answer' | 'restart' | 'retake' | 'dismiss' | '';
  readonly question: string;
  readonly to: Step['to'];
  /** Of the boxes and rings: those that are chosen. */
  readonly chosen: readonly string[];
  readonly returnUrl: string;
}

const line = (maxLength: number) => Joi.string().allow('').max(maxLength).default('').failover('');

const schema = Joi.object({
  step: Joi.string().valid('begin', 'answer', 'restart', 'retake', 'dismiss').default('').failover(''),
  question: line(60),
  to: Joi.string().valid('next', 'previous', 'later').default('next').failover('next'),
  answer: line(60),
  returnUrl: line(2_048),
});

const boxPrefix = 'answer.';
const maxBoxes = 100;

export function readSurveyForm(body: unknown): SurveyForm {
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const { answer, ...form } = schema.validate(fields, { stripUnknown: true }).value as Omit<SurveyForm, 'chosen'> & {
    readonly answer: string;
  };
  const boxes = Object.keys(fields)
    .filter((name) => name.startsWith(boxPrefix))
    .slice(0, maxBoxes)
    .map((name) => name.slice(boxPrefix.length));
  return { ...form, chosen: answer === '' ? boxes : [answer] };
}

/** A question that takes one answer may be left without; a row of boxes that are all empty is an answer. */
export const stepIn = ({ question, to, chosen }: SurveyForm, asked: QuizQuestion): Step => ({
  questionKey: question,
  to,
  ...(chosen.length > 0 || takesSeveral(asked) ? { chosen } : {}),
});
