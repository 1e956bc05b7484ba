import Joi from 'joi';
import { faultIn } from '../../core/preferences/fault-in-questions';
import type { QuestionSet, QuizAnswer, QuizQuestion } from '../../core/preferences/question-set';
import { ContentError } from './content-error';
import { list, siteAddress, slug, text } from './fields';
import { type OnBroken, readYaml } from './read-content';
import type { References } from './references';

/** As the file has it: pictures by name, nothing where there is nothing. */
interface QuestionInFile extends Omit<QuizQuestion, 'quizAnswers' | 'quizQuestions'> {
  readonly quizAnswers: readonly (Omit<QuizAnswer, 'image'> & { readonly picture?: string })[];
  readonly quizQuestions?: readonly QuestionInFile[];
}

interface PreferencesFile extends Omit<QuestionSet, 'quizQuestions'> {
  readonly quizQuestions: readonly QuestionInFile[];
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

const answer = Joi.object({ answerKey: slug.required(), name: text.required(), picture: slug, tags: list(slug) });

const question = Joi.object({
  questionKey: questionKey.required(),
  type: Joi.valid('quizSingle', 'quizMultiple', 'quizInterests').required(),
  name: text.required(),
  hint: text,
  quizAnswers: list(answer).min(2).unique('answerKey').required(),
  answersTagMatch: list(slug),
  tagInterestMatch: Joi.object({ tagInterests: list(slug).required() }),
  quizQuestions: Joi.array().items(Joi.link('#question')),
}).id('question');

const wording = Joi.object({ title: text.required(), text: text.required() });

const schema: Joi.ObjectSchema<PreferencesFile> = Joi.object({
  quizIntro: Joi.object({ title: text.required(), texts: list(text).required() }).required(),
  quizThankYou: wording.keys({ fromConsultant: text.required() }).required(),
  invitation: Joi.object({
    paths: Joi.array().items(siteAddress).required(),
    start: wording.required(),
    resume: wording.required(),
  }).required(),
  quizQuestions: list(question).required(),
});

/** A line that asks its guests nothing, nor invites them to be asked. */
const noSurvey: QuestionSet = {
  quizIntro: { title: '', texts: [] },
  quizQuestions: [],
  quizThankYou: { title: '', text: '', fromConsultant: '' },
  invitation: { paths: [], start: { title: '', text: '' }, resume: { title: '', text: '' } },
};

/** The survey's questions and texts (SUR-13). A file that cannot be used goes to `onBroken`: the site does without a survey. */
export function loadPreferences(file: string, references: References, onBroken: OnBroken): QuestionSet {
  try {
    return readPreferences(file, references);
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
