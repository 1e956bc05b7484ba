import { faultIn } from './fault-in-questions';
import type { QuizQuestion } from './question-set';

const question = (questionKey: string, rest: Partial<QuizQuestion> = {}): QuizQuestion => ({
  questionKey,
  type: 'quizSingle',
  name: `${questionKey}?`,
  quizAnswers: [{ answerKey: 'yes', name: 'Yes', tags: ['affirmed'] }],
  quizQuestions: [],
  ...rest,
});
const interests = question('personalInterest', {
  type: 'quizInterests',
  quizAnswers: [{ answerKey: 'reefs', name: 'Reefs', tags: ['water'] }],
});
const below = (...quizQuestions: readonly QuizQuestion[]) => question('parent', { quizQuestions });

describe('the faults of a set of questions', () => {
  it.each<[string, readonly QuizQuestion[]]>([
    ['nothing', []],
    ['one question', [question('one')]],
    ['an answer’s own key as a tag', [below(question('child', { answersTagMatch: ['yes'] }))]],
    ['a tag of an answer', [below(question('child', { answersTagMatch: ['affirmed'] }))]],
    [
      'a tag of an activity, at any depth',
      [below(middleOf(question('child', { tagInterestMatch: { tagInterests: ['water', 'reefs'] } }))), interests],
    ],
  ])('are none in %s', (_what, questions) => {
    expect(faultIn(questions)).toBeUndefined();
  });

  it.each<[string, readonly QuizQuestion[]]>([
    ['question one stands in it twice', [question('one'), below(question('one'))]],
    [
      'personalInterest: the question of type quizInterests, and no other, has the key personalInterest',
      [question('personalInterest')],
    ],
    [
      'hobbies: the question of type quizInterests, and no other, has the key personalInterest',
      [{ ...interests, questionKey: 'hobbies' }],
    ],
    ['personalInterest stands below another question', [below(interests)]],
    ['personalInterest is asked of everybody', [{ ...interests, answersTagMatch: ['yes'] }]],
    ['personalInterest is asked of everybody', [{ ...interests, tagInterestMatch: { tagInterests: ['water'] } }]],
    ['one: no answer has the tag yes', [question('one', { answersTagMatch: ['yes'] })]],
    ['child: no answer has the tag no', [below(question('child', { answersTagMatch: ['yes', 'no'] }))]],
    [
      'child: no answer has the tag air',
      [below(question('child', { tagInterestMatch: { tagInterests: ['water', 'air'] } })), interests],
    ],
    [
      'child: no answer has the tag water',
      [below(question('child', { tagInterestMatch: { tagInterests: ['water'] } }))],
    ],
    [
      'child: no answer has the tag no',
      [question('first'), below(middleOf(question('child', { answersTagMatch: ['no'] })))],
    ],
  ])('are reported: %s', (fault, questions) => {
    expect(faultIn(questions)).toBe(fault);
  });
});

function middleOf(child: QuizQuestion): QuizQuestion {
  return question('middle', { quizQuestions: [child] });
}
