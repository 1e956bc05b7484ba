import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';

const maxIdLength = 80;
const maxKeyLength = 60;
const maxAnswerLength = 600;
const maxAnswers = 100;

/** An empty value is accepted and means the signed-in guest. */
const idField = (description: string) => Joi.string().allow('', null).max(maxIdLength).description(description);
const someoneElse = 'The session’s guest alone.';

const recordSchema = Joi.object({
  custPreferenceId: Joi.string().required(),
  contactId: Joi.string().required(),
  personalInterest: Joi.string()
    .allow('')
    .required()
    .description('The guest’s activities: answer keys joined by semicolons.'),
  isActive: Joi.boolean().required(),
  category: Joi.string().valid('Interests').required(),
  subCategory: Joi.string().valid('Light Preferences').required(),
  status: Joi.string()
    .valid('in-progress', 'completed')
    .description('Absent before the survey was opened, and after it was restarted.'),
  questionKey: Joi.string().description('Where the guest stopped.'),
})
  .pattern(Joi.string(), Joi.string())
  .description(
    'Besides these one field for each question that is answered: its questionKey, with the answerKey, or several joined by semicolons.',
  )
  .named('SurveyRecord');

const responseSchema = Joi.object({
  customerPreferencesResponse: Joi.array().items(recordSchema).max(1).required(),
}).named('SurveyRecords');

const record = {
  description: 'The record as it is now.',
  schema: responseSchema,
  shared: { name: 'SurveyRecords', exampleOf: 'getPreferenceSurvey' },
};

const answerSchema = Joi.object({
  answerKey: Joi.string().required(),
  name: Joi.string().required(),
  image: Joi.object({
    url: Joi.string().required(),
    width: Joi.number().required(),
    height: Joi.number().required(),
    description: Joi.string().allow('').required(),
  }),
  tags: Joi.array().items(Joi.string()),
}).named('SurveyAnswer');

const questionSchema = Joi.object({
  questionKey: Joi.string().required(),
  type: Joi.string().valid('quizSingle', 'quizMultiple', 'quizInterests').required(),
  name: Joi.string().required(),
  hint: Joi.string(),
  quizAnswers: Joi.array().items(answerSchema).required(),
  quizQuestions: Joi.array()
    .items(Joi.object().unknown())
    .required()
    .description('Questions of the same shape, asked right after this one where they fit.'),
  answersTagMatch: Joi.array()
    .items(Joi.string())
    .description('Asked when an answer to the question above it has one of these tags.'),
  tagInterestMatch: Joi.object({ tagInterests: Joi.array().items(Joi.string()).required() }).description(
    'Asked when one of the guest’s activities has one of these tags.',
  ),
}).named('SurveyQuestion');

const refusals = {
  403: { description: 'FORBIDDEN, CSRF' },
  404: {
    description: 'NOT_FOUND',
  },
  422: { description: 'A question or an answer that does not exist (INVALID); nothing was stored.' },
} as const;

const user = Joi.object({
  contactId: idField(someoneElse),
  opportunityId: idField(someoneElse),
  custPreferenceId: idField('One that is not this guest’s is not found.'),
}).default({});

const answers = Joi.object()
  .pattern(
    Joi.string().max(maxKeyLength),
    Joi.alternatives(
      Joi.string().allow('', null).max(maxAnswerLength),
      Joi.array().items(Joi.string().max(maxKeyLength)).max(maxAnswers),
    ),
  )
  .max(maxAnswers)
  .description(
    'By questionKey: an answerKey, several joined by semicolons or as a list, or nothing to take an answer back.',
  );

const surveyBody = Joi.object({
  user,
  data: answers.default({}),
  status: Joi.string()
    .valid('in-progress', 'completed')
    .allow(null)
    .description('in-progress never takes the place of completed; null clears it (Retake).'),
  questionKey: Joi.string().max(maxKeyLength).description('Where the guest is, for whichever browser they go on in.'),
  restart: Joi.boolean().description('Forgets all answers but the record’s id first (Restart).'),
}).named('SurveyChange');

const example = {
  user: {},
  data: { firstKnock: 'coffee-at-six', personalInterest: 'old-stones;sail-and-oar' },
  status: 'in-progress',
  questionKey: 'suitePlace',
};

export const getQuestionsOperation = {
  id: 'getPreferenceQuestions',
  summary: 'The survey: its intro, its questions with those below them, and its thanks.',
  ledger: ['SUR-13', 'H31'],
  answers: {
    200: {
      description: 'The question set.',
      schema: Joi.object({
        quizIntro: Joi.object({
          title: Joi.string().required(),
          texts: Joi.array().items(Joi.string()).required(),
        }).required(),
        quizQuestions: Joi.array().items(questionSchema).required(),
        quizThankYou: Joi.object({
          title: Joi.string().required(),
          text: Joi.string().required(),
          fromConsultant: Joi.string().required(),
        }).required(),
      }),
    },
  },
} satisfies ApiOperation;

export const getSurveyOperation = {
  id: 'getPreferenceSurvey',
  summary: 'The answers of the signed-in guest: a list of their one record, empty when there is none. Never cached.',
  ledger: ['API-24', 'SUR-12'],
  answers: { 200: record },
} satisfies ApiOperation;

export const createSurveyOperation = {
  id: 'createPreferenceSurvey',
  summary:
    'Creates the guest’s record with its first answers. Sent again, or by a second browser, it changes that record and creates no other.',
  ledger: ['SUR-11', 'SUR-14', 'H60'],
  body: surveyBody,
  example,
  answers: {
    ...refusals,
    200: { description: 'There was a record; it has these answers now.', schema: responseSchema },
    201: { description: 'The record is there.', schema: responseSchema },
  },
} satisfies ApiOperation;

export const changeSurveyOperation = {
  id: 'changePreferenceSurvey',
  summary: 'Changes the answers that are named, and the status where one is named. The record has to be there.',
  ledger: ['SUR-11', 'SUR-14', 'SUR-10'],
  body: surveyBody,
  example,
  answers: { ...refusals, 200: record },
} satisfies ApiOperation;

export const submitInterestsOperation = {
  id: 'submitPreferenceInterests',
  summary:
    'The guest’s activities: those of all active entries together replace the stored ones. Creates the record when there is none.',
  ledger: ['SUR-14', 'H31'],
  body: Joi.array()
    .items(
      Joi.object({
        id: idField('The custPreferenceId; one that is not this guest’s is not found.'),
        contactId: idField(someoneElse),
        category: Joi.string().valid('Interests').required(),
        isActive: Joi.boolean().default(true),
        personalInterest: Joi.alternatives(
          Joi.string().allow('').max(maxAnswerLength),
          Joi.array().items(Joi.string().max(maxKeyLength)).max(maxAnswers),
        ).required(),
      }),
    )
    .min(1)
    .max(10)
    .required(),
  example: [{ category: 'Interests', isActive: true, personalInterest: 'old-stones;wild-company' }],
  answers: { ...refusals, 200: record },
} satisfies ApiOperation;
