import { applicableQuestions } from './applicable-questions';
import type { PreferenceRecord } from './preference-record';
import type { QuestionSet, QuizQuestion } from './question-set';

export interface AskedQuestion {
  readonly question: QuizQuestion;
  readonly index: number;
  readonly count: number;
  readonly previous?: string;
  readonly next?: string;
}

export function questionAt(
  { quizQuestions }: Pick<QuestionSet, 'quizQuestions'>,
  { answers }: Pick<PreferenceRecord, 'answers'>,
  questionKey: string,
): AskedQuestion | undefined {
  const questions = applicableQuestions(quizQuestions, answers);
  const index = questions.findIndex((one) => one.questionKey === questionKey);
  const question = questions[index];
  if (!question) return undefined;
  const [previous, next] = [questions[index - 1]?.questionKey, questions[index + 1]?.questionKey];
  return {
    question,
    index,
    count: questions.length,
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  };
}

/** Finds the question at which a guest continues: where they stopped, else the first unanswered one, else the last. */
export function questionToResume(
  { quizQuestions }: Pick<QuestionSet, 'quizQuestions'>,
  { answers, at }: Pick<PreferenceRecord, 'answers' | 'at'>,
): string {
  const questions = applicableQuestions(quizQuestions, answers);
  const question =
    questions.find(({ questionKey }) => questionKey === at) ??
    questions.find(({ questionKey }) => answers[questionKey] === undefined) ??
    questions.at(-1);
  return question?.questionKey ?? '';
}
