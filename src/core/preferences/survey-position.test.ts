import { firstQuestion, positionToOpen, takeStep } from './survey-position';
import type { QuizQuestion } from './question-set';

const question = (questionKey: string, keys: readonly string[], rest: Partial<QuizQuestion> = {}): QuizQuestion => ({
  questionKey,
  type: 'quizSingle',
  name: `${questionKey}?`,
  quizAnswers: keys.map((answerKey) => ({ answerKey, name: answerKey })),
  quizQuestions: [],
  ...rest,
});
const set = {
  quizQuestions: [
    question('company', ['family', 'alone'], {
      quizQuestions: [question('ages', ['small', 'tall'], { answersTagMatch: ['family'] })],
    }),
    question('pillow', ['soft', 'firm']),
  ],
};
const intro = { stage: 'intro' };
const at = (questionKey: string) => ({ stage: 'question', questionKey });

describe('where the survey opens', () => {
  it.each([
    ['at the introduction without a record', undefined, intro],
    ['at the introduction before it begins', { answers: {} }, intro],
    ['at the introduction without a question at which they stopped', { answers: {}, status: 'in-progress' }, intro],
    ['where the guest stopped', { answers: {}, status: 'in-progress', at: 'pillow' }, at('pillow')],
    [
      'at an open question where that one is not asked any more',
      { answers: {}, status: 'in-progress', at: 'ages' },
      at('company'),
    ],
    ['at the end once it is completed', { answers: {}, status: 'completed' }, { stage: 'thank-you' }],
  ] as const)('H31 is %s', (_what, record, position) => {
    expect(positionToOpen(set, record)).toEqual(position);
  });

  it('has a first question, if there is any', () => {
    expect([firstQuestion(set, {}), firstQuestion({ quizQuestions: [] }, {})]).toEqual(['company', '']);
  });
});

describe('a step of the survey', () => {
  it.each([
    [
      'goes to the question that the new answer brings',
      { questionKey: 'company', chosenKeys: ['family'], to: 'next' },
      {},
      'ages',
    ],
    [
      'skips the question that the new answer takes away',
      { questionKey: 'company', chosenKeys: ['alone'], to: 'next' },
      { company: ['family'] },
      'pillow',
    ],
    ['goes on with an earlier answer', { questionKey: 'company', to: 'next' }, { company: ['family'] }, 'ages'],
    ['goes back', { questionKey: 'pillow', chosenKeys: ['soft'], to: 'previous' }, { company: ['family'] }, 'ages'],
    ['stays at the first question', { questionKey: 'company', to: 'previous' }, {}, 'company'],
    ['stops where it is', { questionKey: 'company', chosenKeys: ['alone'], to: 'later' }, {}, 'company'],
  ] as const)('SUR-05 %s', (_what, step, answers, target) => {
    const given = 'chosenKeys' in step ? { [step.questionKey]: step.chosenKeys } : {};
    expect(takeStep(set, answers, step)).toEqual({
      change: { answers: given, status: 'in-progress', at: target },
      position: at(target),
    });
  });

  it('SUR-06 ends after the last question', () => {
    expect(takeStep(set, { company: ['alone'] }, { questionKey: 'pillow', chosenKeys: ['soft'], to: 'next' })).toEqual({
      change: { answers: { pillow: ['soft'] }, status: 'completed' },
      position: { stage: 'thank-you' },
    });
  });
});
