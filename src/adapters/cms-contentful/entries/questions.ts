import Joi from 'joi';
import { faultIn } from '../../../core/preferences/fault-in-questions';
import type { QuestionSet, QuizQuestion } from '../../../core/preferences/question-set';
import {
  answerFields,
  type AnswerTexts,
  intro,
  invitation,
  noSurvey,
  questionFields,
  type QuestionTexts,
  thankYou,
} from '../../content-schemas/questions';
import { list, slug } from '../../content-schemas/values';
import { BrokenEntry } from '../broken-entry';
import type { EntryContext, EntryReader } from '../entry-reader';
import { asset, type AssetFields } from '../fields';

interface QuestionFields extends QuestionTexts {
  readonly tagInterests?: readonly string[];
  readonly answers: readonly (AnswerTexts & { readonly image?: AssetFields })[];
  readonly questions: readonly string[];
}

interface SetFields {
  readonly intro: QuestionSet['quizIntro'];
  readonly thankYou: QuestionSet['quizThankYou'];
  readonly invitation: QuestionSet['invitation'];
  readonly questions: readonly string[];
}

const ids = Joi.array().items(Joi.string()).default([]);
const answer = Joi.object({ ...answerFields, image: asset });

const questionSchema: Joi.ObjectSchema<QuestionFields> = Joi.object({
  ...questionFields,
  answers: list(answer).min(2).unique('answerKey').required(),
  tagInterests: list(slug),
  questions: ids,
});

const setSchema: Joi.ObjectSchema<SetFields> = Joi.object({
  intro: intro.required(),
  thankYou: thankYou.required(),
  invitation: invitation.required(),
  questions: ids,
});

/** No survey nests its questions deeper than this, and a cycle of links ends here. */
const deepest = 6;

/** Reads the survey (SUR-13). An unusable one is reported, and the site runs without it. */
export function readQuestions(entries: EntryReader, report: (brokenEntry: BrokenEntry) => void): QuestionSet {
  try {
    const questionsById = new Map(
      entries.all('quizQuestions', questionSchema, (fields, context) => [context.id, { fields, context }] as const),
    );
    return entries.single('questionSets', setSchema, ({ questions, ...rest }, context) => {
      const quizQuestions = questions.flatMap((id) => build(id, questionsById, 0));
      const fault = quizQuestions.length === 0 ? 'questions: there are none' : faultIn(quizQuestions);
      if (fault !== undefined) context.broken(fault);
      return { quizIntro: rest.intro, quizThankYou: rest.thankYou, invitation: rest.invitation, quizQuestions };
    });
  } catch (error) {
    if (!(error instanceof BrokenEntry)) throw error;
    report(error);
    return noSurvey;
  }
}

type KnownQuestions = ReadonlyMap<string, { readonly fields: QuestionFields; readonly context: EntryContext }>;

function build(id: string, questionsById: KnownQuestions, depth: number): readonly QuizQuestion[] {
  const foundQuestion = questionsById.get(id);
  if (!foundQuestion || depth > deepest) return [];
  const {
    fields: { answers, questions, tagInterests, ...rest },
    context,
  } = foundQuestion;
  return [
    {
      ...rest,
      ...(tagInterests ? { tagInterestMatch: { tagInterests } } : {}),
      quizAnswers: answers.map(({ image: pictureFields, ...one }) => {
        const image = context.maybePicture(pictureFields);
        return { ...one, ...(image ? { image } : {}) };
      }),
      quizQuestions: questions.flatMap((below) => build(below, questionsById, depth + 1)),
    },
  ];
}
