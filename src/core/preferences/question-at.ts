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
  const asked = applicableQuestions(quizQuestions, answers);
  const index = asked.findIndex((one) => one.questionKey === questionKey);
  const question = asked[index];
  if (!question) return undefined;
  const [previous, next] = [asked[index - 1]?.questionKey, asked[index + 1]?.questionKey];
  return {
    question,
    index,
    count: asked.length,
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  };
}

/** Finds the question at which a guest continues: where they stopped, else the first unanswered one, else the last. */
export function questionToResume(
  { quizQuestions }: Pick<QuestionSet, 'quizQuestions'>,
  { answers, at }: Pick<PreferenceRecord, 'answers' | 'at'>,
): string {
  const asked = applicableQuestions(quizQuestions, answers);
  const found =
    asked.find(({ questionKey }) => questionKey === at) ??
    asked.find(({ questionKey }) => answers[questionKey] === undefined) ??
    asked.at(-1);
  return found?.questionKey ?? '';
}
