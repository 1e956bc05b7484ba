import type { Answers } from './preference-record';
import { allQuestions, interestsKey, type QuizQuestion } from './question-set';

/**
 * The questions that these answers lead to, in the order in which they are asked: one below another is asked right after
 * it, when that one is asked and both of its conditions hold; a condition that it does not have holds (SUR-08).
 */
export function applicableQuestions(questions: readonly QuizQuestion[], answers: Answers): readonly QuizQuestion[] {
  const interests = allQuestions(questions).find(({ questionKey }) => questionKey === interestsKey);
  const interestTags = interests ? chosenTags(interests, answers) : new Set<string>();
  const follow = (asked: readonly QuizQuestion[], tagsAbove: ReadonlySet<string>): readonly QuizQuestion[] =>
    asked.flatMap((question) => {
      const { answersTagMatch, tagInterestMatch, quizQuestions } = question;
      const isAsked = meets(answersTagMatch, tagsAbove) && meets(tagInterestMatch?.tagInterests, interestTags);
      return isAsked ? [question, ...follow(quizQuestions, chosenTags(question, answers))] : [];
    });
  return follow(questions, new Set());
}

const meets = (wanted: readonly string[] | undefined, tags: ReadonlySet<string>) =>
  wanted === undefined || wanted.some((tag) => tags.has(tag));

/** The tags of the chosen answers: each answer's own key, and the further ones. */
export function chosenTags({ questionKey, quizAnswers }: QuizQuestion, answers: Answers): ReadonlySet<string> {
  const chosen = answers[questionKey] ?? [];
  return new Set(
    quizAnswers
      .filter(({ answerKey }) => chosen.includes(answerKey))
      .flatMap(({ answerKey, tags = [] }) => [answerKey, ...tags]),
  );
}
