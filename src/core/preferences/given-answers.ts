import { applicableQuestions } from './applicable-questions';
import type { Answers } from './preference-record';
import { interestsKey, type QuestionSet } from './question-set';

export interface GivenAnswer {
  readonly questionKey: string;
  readonly question: string;
  readonly answers: readonly string[];
}

export function givenAnswers(
  { quizQuestions }: Pick<QuestionSet, 'quizQuestions'>,
  answers: Answers,
): { readonly answers: readonly GivenAnswer[]; readonly activities: readonly string[] } {
  const answeredQuestions = applicableQuestions(quizQuestions, answers).flatMap(
    ({ questionKey, name, quizAnswers }) => {
      const chosenKeys = answers[questionKey] ?? [];
      const names = quizAnswers.filter(({ answerKey }) => chosenKeys.includes(answerKey)).map((answer) => answer.name);
      return names.length === 0 ? [] : [{ questionKey, question: name, answers: names }];
    },
  );
  return {
    answers: answeredQuestions.filter(({ questionKey }) => questionKey !== interestsKey),
    activities: answeredQuestions.find(({ questionKey }) => questionKey === interestsKey)?.answers ?? [],
  };
}
