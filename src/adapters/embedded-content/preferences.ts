import { existsSync } from 'node:fs';
import Joi from 'joi';
import { faultIn } from '../../core/preferences/fault-in-questions';
import type { QuestionSet, QuizQuestion } from '../../core/preferences/question-set';
import {
  answerFields,
  type AnswerTexts,
  intro,
  invitation,
  noSurvey,
  questionFields,
  type QuestionTexts,
  thankYou,
} from '../content-schemas/questions';
import { list, slug } from '../content-schemas/values';
import { ContentError } from './content-error';
import { type OnBroken, readYaml } from './read-content';
import type { References } from './references';

interface QuestionInFile extends QuestionTexts, Pick<QuizQuestion, 'tagInterestMatch'> {
  readonly quizAnswers: readonly (AnswerTexts & { readonly picture?: string })[];
  readonly quizQuestions?: readonly QuestionInFile[];
}

interface PreferencesFile extends Omit<QuestionSet, 'quizQuestions'> {
  readonly quizQuestions: readonly QuestionInFile[];
}

const answer = Joi.object({ ...answerFields, picture: slug });

const question = Joi.object({
  ...questionFields,
  quizAnswers: list(answer).min(2).unique('answerKey').required(),
  tagInterestMatch: Joi.object({ tagInterests: list(slug).required() }),
  quizQuestions: Joi.array().items(Joi.link('#question')),
}).id('question');

const schema: Joi.ObjectSchema<PreferencesFile> = Joi.object({
  quizIntro: intro.required(),
  quizThankYou: thankYou.required(),
  invitation: invitation.required(),
  quizQuestions: list(question).required(),
});

/** An unusable file goes to `onBroken`, and the site runs without a survey (SUR-13). */
export function loadPreferences(file: string, references: References, onBroken: OnBroken): QuestionSet {
  try {
    return existsSync(file) ? readPreferences(file, references) : noSurvey;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    onBroken(error);
    return noSurvey;
  }
}

function readPreferences(file: string, references: References): QuestionSet {
  const { quizQuestions, ...texts } = readYaml(file, schema);
  const set = { ...texts, quizQuestions: quizQuestions.map((one) => build(one, file, references)) };
  const fault = faultIn(set.quizQuestions);
  if (fault !== undefined) throw new ContentError(file, fault);
  return set;
}

function build(
  { quizAnswers, quizQuestions = [], ...fields }: QuestionInFile,
  file: string,
  references: References,
): QuizQuestion {
  return {
    ...fields,
    quizAnswers: quizAnswers.map(({ picture, ...rest }) => ({
      ...rest,
      ...(picture === undefined ? {} : { image: references.pictures([picture], file)[0] }),
    })),
    quizQuestions: quizQuestions.map((below) => build(below, file, references)),
  };
}
