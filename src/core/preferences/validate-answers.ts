import type { Answers } from './preference-record';
import { preferenceTexts } from './preference-texts';
import { allQuestions, type QuestionSet, type QuizQuestion, takesSeveral } from './question-set';

/** Raw answers: one key, keys joined by semicolons, or a list; empty or `null` removes the answer. */
export type GivenAnswers = Readonly<Record<string, string | readonly string[] | null>>;

export interface AnswerMistake {
  readonly questionKey: string;
  readonly message: string;
}

type AnswersValidation =
  | { readonly kind: 'fine'; readonly answers: Answers }
  | { readonly kind: 'wrong'; readonly mistakes: readonly AnswerMistake[] };

/** Accepts only existing questions and answers, in the set's own order (reliability C4). */
export function validateAnswers(
  { quizQuestions }: Pick<QuestionSet, 'quizQuestions'>,
  givenAnswers: GivenAnswers,
): AnswersValidation {
  const questionsByKey = new Map(allQuestions(quizQuestions).map((question) => [question.questionKey, question]));
  const answers: Record<string, readonly string[]> = {};
  const mistakes: AnswerMistake[] = [];
  for (const [questionKey, value] of Object.entries(givenAnswers)) {
    const question = questionsByKey.get(questionKey);
    const keys = keysIn(value);
    const message = question ? mistakeIn(question, keys) : preferenceTexts.unknownQuestion;
    if (message === undefined && question)
      answers[questionKey] = question.quizAnswers.map(({ answerKey }) => answerKey).filter((key) => keys.includes(key));
    else if (message !== undefined) mistakes.push({ questionKey, message });
  }
  return mistakes.length > 0 ? { kind: 'wrong', mistakes } : { kind: 'fine', answers };
}

function mistakeIn(question: QuizQuestion, keys: readonly string[]): string | undefined {
  const answerKeys = new Set(question.quizAnswers.map(({ answerKey }) => answerKey));
  if (!keys.every((key) => answerKeys.has(key))) return preferenceTexts.unknownAnswer;
  return new Set(keys).size > 1 && !takesSeveral(question) ? preferenceTexts.oneAnswer : undefined;
}

const keysIn = (value: string | readonly string[] | null): readonly string[] =>
  (typeof value === 'string' ? value.split(';') : (value ?? [])).map((key) => key.trim()).filter((key) => key !== '');
