import fc from 'fast-check';
import { applicableQuestions } from './applicable-questions';
import { givenAnswers } from './given-answers';
import { validateAnswers } from './validate-answers';
import type { Answers } from './preference-record';
import { questionAt, questionToResume } from './question-at';
import { allQuestions, type QuizQuestion } from './question-set';
import { surveyProgress } from './survey-progress';

const question = (questionKey: string, keys: readonly string[], rest: Partial<QuizQuestion> = {}): QuizQuestion => ({
  questionKey,
  type: 'quizSingle',
  name: `${questionKey}?`,
  quizAnswers: keys.map((answerKey) => ({ answerKey, name: `The ${answerKey}` })),
  quizQuestions: [],
  ...rest,
});

const set = {
  quizQuestions: [
    question('company', ['family', 'alone'], {
      quizQuestions: [question('ages', ['small', 'tall'], { answersTagMatch: ['family'], type: 'quizMultiple' })],
    }),
    question('personalInterest', [], {
      type: 'quizInterests',
      quizAnswers: [
        { answerKey: 'reefs', name: 'Reefs', tags: ['water'] },
        { answerKey: 'ruins', name: 'Ruins' },
      ],
      quizQuestions: [
        question('diving', ['never', 'often'], {
          tagInterestMatch: { tagInterests: ['water'] },
          quizQuestions: [question('tanks', ['own', 'ours'], { answersTagMatch: ['often'] })],
        }),
      ],
    }),
    question('pillow', ['soft', 'firm']),
    question('gills', ['yes'], { tagInterestMatch: { tagInterests: ['reefs'] }, answersTagMatch: ['nothing'] }),
  ],
};

const keysFor = (answers: Answers) =>
  applicableQuestions(set.quizQuestions, answers).map(({ questionKey }) => questionKey);

const someAnswers = fc.record(
  Object.fromEntries(
    allQuestions(set.quizQuestions).map(({ questionKey, type, quizAnswers }) => [
      questionKey,
      fc.subarray(
        quizAnswers.map(({ answerKey }) => answerKey),
        { minLength: 1, maxLength: type === 'quizSingle' ? 1 : quizAnswers.length },
      ),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>;

describe('which questions are asked', () => {
  it.each<[string, Answers, readonly string[]]>([
    ['nothing is answered', {}, ['company', 'personalInterest', 'pillow']],
    ['an answer above has the tag', { company: ['family'] }, ['company', 'ages', 'personalInterest', 'pillow']],
    [
      'an activity has the tag',
      { personalInterest: ['ruins', 'reefs'] },
      ['company', 'personalInterest', 'diving', 'pillow'],
    ],
    [
      'the second below it fits as well',
      { personalInterest: ['reefs'], diving: ['often'] },
      ['company', 'personalInterest', 'diving', 'tanks', 'pillow'],
    ],
    [
      'the one above is not asked any more',
      { personalInterest: ['ruins'], diving: ['often'] },
      ['company', 'personalInterest', 'pillow'],
    ],
  ])('SUR-08 when %s', (_when, answers, keys) => {
    expect(keysFor(answers)).toEqual(keys);
  });

  it('SUR-08 when one of several tags fits', () => {
    const below = question('cribs', ['one', 'two'], { answersTagMatch: ['family', 'group'] });
    const only = [question('company', ['family', 'alone'], { quizQuestions: [below] })];
    const keys = (...company: readonly string[]) =>
      applicableQuestions(only, { company }).map(({ questionKey }) => questionKey);
    expect([keys('family'), keys('alone')]).toEqual([['company', 'cribs'], ['company']]);
  });

  it('SUR-08 keeps the order of the set, asks none twice, and all of them that have no condition', () => {
    const order = allQuestions(set.quizQuestions).map(({ questionKey }) => questionKey);
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const keys = keysFor(answers);
        expect(keys).toEqual(order.filter((key) => keys.includes(key)));
        expect(keys).toEqual(expect.arrayContaining(['company', 'personalInterest', 'pillow']));
        expect(keys).not.toContain('gills');
        // Answers to what is not asked lead nowhere.
        expect(keysFor(Object.fromEntries(Object.entries(answers).filter(([key]) => keys.includes(key))))).toEqual(
          keys,
        );
      }),
    );
  });
});

describe('how far a guest is', () => {
  it.each([
    [0, 12, 2],
    [1, 12, 8],
    [6, 12, 50],
    [11, 12, 91],
    [0, 0, 2],
    [1, 100, 2],
    [3, 100, 3],
  ])('SUR-07 H69 says of question %i of %i: %i%%', (index, count, percent) => {
    expect(surveyProgress({ index, count })).toBe(percent);
  });

  it('H69 SUR-05 never goes back on the way, counts what applies now, and knows both neighbors', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const keys = keysFor(answers);
        const asked = keys.map((key) => questionAt(set, { answers }, key));
        const percents = asked.map((one) => surveyProgress({ index: one?.index ?? -1, count: one?.count ?? 0 }));
        expect(percents).toEqual(percents.toSorted((a, b) => a - b));
        expect(percents.every((percent) => percent >= 2 && percent < 100)).toBe(true);
        expect(asked.map((one) => [one?.previous, one?.next])).toEqual(
          keys.map((_, at) => [keys[at - 1], keys[at + 1]]),
        );
        expect(asked.every((one) => one?.count === keys.length)).toBe(true);
      }),
    );
  });

  it('H31 goes on where the guest stopped, else at the first without an answer, and always at one that is asked', () => {
    expect(questionToResume(set, { answers: { company: ['alone'] }, at: 'pillow' })).toBe('pillow');
    expect(questionToResume(set, { answers: { company: ['alone'] } })).toBe('personalInterest');
    expect(questionToResume(set, { answers: { company: ['alone'] }, at: 'ages' })).toBe('personalInterest');
    expect(
      questionToResume(set, { answers: { company: ['alone'], personalInterest: ['ruins'], pillow: ['soft'] } }),
    ).toBe('pillow');
    fc.assert(
      fc.property(someAnswers, fc.string(), (answers, at) =>
        expect(keysFor(answers)).toContain(questionToResume(set, { answers, at })),
      ),
    );
  });
});

describe('what a guest may answer', () => {
  it('SUR-12 SUR-14 reads one key, keys with semicolons and lists, each once and in the order of the set', () => {
    expect(
      validateAnswers(set, {
        company: 'family',
        ages: 'tall; small;tall',
        personalInterest: ['ruins', 'reefs'],
        pillow: '',
        diving: null,
      }),
    ).toEqual({
      kind: 'fine',
      answers: {
        company: ['family'],
        ages: ['small', 'tall'],
        personalInterest: ['reefs', 'ruins'],
        pillow: [],
        diving: [],
      },
    });
  });

  it('C4 SUR-13 takes no question and no answer that does not exist, and one answer where one is asked for', () => {
    const validated = validateAnswers(set, {
      company: 'family;alone',
      pillow: 'stone',
      isActive: 'false',
      constructor: 'x',
      ages: 'small',
    });
    expect(validated).toMatchObject({ kind: 'wrong' });
    expect(validated.kind === 'wrong' && validated.mistakes.map(({ questionKey }) => questionKey)).toEqual([
      'company',
      'pillow',
      'isActive',
      'constructor',
    ]);
  });

  it('PRF-01 tells in words what applies, and the activities apart', () => {
    expect(
      givenAnswers(set, { company: ['alone'], ages: ['small'], personalInterest: ['reefs'], diving: ['often'] }),
    ).toEqual({
      answers: [
        { questionKey: 'company', question: 'company?', answers: ['The alone'] },
        { questionKey: 'diving', question: 'diving?', answers: ['The often'] },
      ],
      activities: ['Reefs'],
    });
  });
});
