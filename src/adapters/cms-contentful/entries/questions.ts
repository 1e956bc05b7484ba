import Joi from 'joi';
import { faultIn } from '../../../core/preferences/fault-in-questions';
import type { QuestionSet, QuizAnswer, QuizQuestion } from '../../../core/preferences/question-set';
import { BrokenEntry } from '../broken-entry';
import type { EntryContext, EntryReader } from '../entry-reader';
import { asset, type AssetFields, list, siteAddress, slug, text, texts } from '../fields';

interface AnswerFields extends Omit<QuizAnswer, 'image'> {
  readonly image?: AssetFields;
}

interface QuestionFields extends Pick<QuizQuestion, 'questionKey' | 'type' | 'name' | 'hint' | 'answersTagMatch'> {
  readonly tagInterests?: readonly string[];
  readonly answers: readonly AnswerFields[];
  /** Ids of those below it. */
  readonly questions: readonly string[];
}

interface SetFields {
  readonly intro: QuestionSet['quizIntro'];
  readonly thankYou: QuestionSet['quizThankYou'];
  readonly invitation: QuestionSet['invitation'];
  readonly questions: readonly string[];
}

/** What a record holds besides one field for each question (SUR-12): no question may take one of these. */
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

const ids = Joi.array().items(Joi.string()).default([]);
const answer = Joi.object({ answerKey: slug.required(), name: text.required(), image: asset, tags: list(slug) });
const wording = Joi.object({ title: text.required(), text: text.required() });

const questionSchema: Joi.ObjectSchema<QuestionFields> = Joi.object({
  questionKey: questionKey.required(),
  type: Joi.valid('quizSingle', 'quizMultiple', 'quizInterests').required(),
  name: text.required(),
  hint: text,
  answers: list(answer).min(2).unique('answerKey').required(),
  answersTagMatch: list(slug),
  tagInterests: list(slug),
  questions: ids,
});

const setSchema: Joi.ObjectSchema<SetFields> = Joi.object({
  intro: Joi.object({ title: text.required(), texts: texts.required() }).required(),
  thankYou: wording.keys({ fromConsultant: text.required() }).required(),
  invitation: Joi.object({
    paths: Joi.array().items(siteAddress).required(),
    start: wording.required(),
    resume: wording.required(),
  }).required(),
  questions: ids,
});

/** A line that asks its guests nothing, nor invites them to be asked. */
const noSurvey: QuestionSet = {
  quizIntro: { title: '', texts: [] },
  quizQuestions: [],
  quizThankYou: { title: '', text: '', fromConsultant: '' },
  invitation: { paths: [], start: { title: '', text: '' }, resume: { title: '', text: '' } },
};

/** Questions below questions below questions: no survey is deeper, and a ring of links ends here. */
const deepest = 6;

/** The survey (SUR-13). One that cannot be used is told: the site does without. */
export function readQuestions(entries: EntryReader, report: (broken: BrokenEntry) => void): QuestionSet {
  try {
    const known = new Map(
      entries.all('quizQuestions', questionSchema, (fields, context) => [context.id, { fields, context }] as const),
    );
    return entries.single('questionSets', setSchema, ({ intro, thankYou, invitation, questions }, context) => {
      const quizQuestions = questions.flatMap((id) => build(id, known, 0));
      const fault = quizQuestions.length === 0 ? 'questions: there are none' : faultIn(quizQuestions);
      if (fault !== undefined) context.broken(fault);
      return { quizIntro: intro, quizThankYou: thankYou, invitation, quizQuestions };
    });
  } catch (error) {
    if (!(error instanceof BrokenEntry)) throw error;
    report(error);
    return noSurvey;
  }
}

type KnownQuestions = ReadonlyMap<string, { readonly fields: QuestionFields; readonly context: EntryContext }>;

function build(id: string, known: KnownQuestions, depth: number): readonly QuizQuestion[] {
  const found = known.get(id);
  if (!found || depth > deepest) return [];
  const {
    fields: { answers, questions, tagInterests, ...rest },
    context,
  } = found;
  return [
    {
      ...rest,
      ...(tagInterests ? { tagInterestMatch: { tagInterests } } : {}),
      quizAnswers: answers.map(({ image: given, ...one }) => {
        const image = context.maybePicture(given);
        return { ...one, ...(image ? { image } : {}) };
      }),
      quizQuestions: questions.flatMap((below) => build(below, known, depth + 1)),
    },
  ];
}
