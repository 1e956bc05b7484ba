import { fieldsOf, formLine, readForm } from '../routing/read-form';
import { Joi, type ValueOf } from '../routing/typed-joi';
import { type QuizQuestion, takesSeveral } from '../../core/preferences/question-set';
import type { Step } from '../../core/preferences/survey-position';

const schema = Joi.object({
  step: Joi.string().valid('begin', 'answer', 'restart', 'retake', 'dismiss').default('').failover(''),
  question: formLine(60),
  to: Joi.string().valid('next', 'previous', 'later').default('next').failover('next'),
  answer: formLine(60),
  returnUrl: formLine(2_048),
});

export interface SurveyForm extends Omit<ValueOf<typeof schema>, 'answer'> {
  readonly chosenKeys: readonly string[];
}

const boxPrefix = 'answer.';
const maxBoxes = 100;

export function readSurveyForm(body: unknown): SurveyForm {
  const { answer, ...form } = readForm(schema, body);
  const boxes = Object.keys(fieldsOf(body))
    .filter((name) => name.startsWith(boxPrefix))
    .slice(0, maxBoxes)
    .map((name) => name.slice(boxPrefix.length));
  return { ...form, chosenKeys: answer === '' ? boxes : [answer] };
}

/** A question with a single answer may be skipped; a group of boxes without a tick is an answer. */
export const stepIn = ({ question, to, chosenKeys }: SurveyForm, askedQuestion: QuizQuestion): Step => ({
  questionKey: question,
  to,
  ...(chosenKeys.length > 0 || takesSeveral(askedQuestion) ? { chosenKeys } : {}),
});
