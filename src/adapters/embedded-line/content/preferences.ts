import Joi from 'joi';
import { allQuestions, interestsKey, type QuestionSet, type QuizAnswer, type QuizQuestion } from '../../../core/preferences/question-set';
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
const fieldsOfRecord = ['id', 'custPreferenceId', 'contactId', 'opportunityId', 'isActive', 'category', 'subCategory', 'status', 'at'];

const questionKey = Joi.string().pattern(/^[a-z][A-Za-z0-9]{1,39}$/, 'a word in camelCase').custom((key: string) => {
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
  invitation: Joi.object({ paths: Joi.array().items(siteAddress).required(), start: wording.required(), resume: wording.required() }).required(),
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

function build({ quizAnswers, quizQuestions = [], ...fields }: QuestionInFile, file: string, references: References): QuizQuestion {
  return {
    ...fields,
    quizAnswers: quizAnswers.map(({ picture, ...told }) => ({ ...told, ...(picture === undefined ? {} : { image: references.pictures([picture], file)[0] }) })),
    quizQuestions: quizQuestions.map((below) => build(below, file, references)),
  };
}

/** Keys twice, a condition that nothing can meet, activities that are not the guest's: each would lose answers later. */
function faultIn(top: readonly QuizQuestion[]): string | undefined {
  const all = allQuestions(top);
  const twice = all.find(({ questionKey: key }, at) => all.findIndex((one) => one.questionKey === key) !== at);
  if (twice) return `question ${twice.questionKey} stands in it twice`;
  const misnamed = all.find(({ questionKey: key, type }) => (type === 'quizInterests') !== (key === interestsKey));
  if (misnamed) return `${misnamed.questionKey}: the question of type quizInterests, and no other, has the key ${interestsKey}`;
  const interests = all.find(({ type }) => type === 'quizInterests');
  if (interests && !top.includes(interests)) return `${interestsKey} stands below another question`;
  if (interests && (interests.answersTagMatch ?? interests.tagInterestMatch)) return `${interestsKey} is asked of everybody`;
  return faultOfConditions(top, undefined, tagsOf(interests));
}

function faultOfConditions(questions: readonly QuizQuestion[], above: QuizQuestion | undefined, interestTags: ReadonlySet<string>): string | undefined {
  for (const one of questions) {
    const tagsAbove = tagsOf(above);
    const strange = one.answersTagMatch?.find((tag) => !tagsAbove.has(tag)) ?? one.tagInterestMatch?.tagInterests.find((tag) => !interestTags.has(tag));
    if (strange !== undefined) return `${one.questionKey}: no answer has the tag ${strange}`;
    const below = faultOfConditions(one.quizQuestions, one, interestTags);
    if (below !== undefined) return below;
  }
  return undefined;
}

const tagsOf = (asked: QuizQuestion | undefined): ReadonlySet<string> => new Set((asked?.quizAnswers ?? []).flatMap(({ answerKey, tags = [] }) => [answerKey, ...tags]));
