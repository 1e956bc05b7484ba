import type { Answers } from './preference-record';
import { allQuestions, interestsKey, type QuizQuestion } from './question-set';

/** A nested question follows its parent when both of its conditions hold; an absent condition holds (SUR-08). */
export function applicableQuestions(questions: readonly QuizQuestion[], answers: Answers): readonly QuizQuestion[] {
  const interests = allQuestions(questions).find(({ questionKey }) => questionKey === interestsKey);
  const interestTags = interests ? chosenTags(interests, answers) : new Set<string>();
  const follow = (askedQuestions: readonly QuizQuestion[], parentTags: ReadonlySet<string>): readonly QuizQuestion[] =>
    askedQuestions.flatMap((question) => {
      const { answersTagMatch, tagInterestMatch, quizQuestions } = question;
      const isAsked = meets(answersTagMatch, parentTags) && meets(tagInterestMatch?.tagInterests, interestTags);
      return isAsked ? [question, ...follow(quizQuestions, chosenTags(question, answers))] : [];
    });
  return follow(questions, new Set());
}

const meets = (wantedTags: readonly string[] | undefined, tags: ReadonlySet<string>) =>
  wantedTags === undefined || wantedTags.some((tag) => tags.has(tag));

export function chosenTags({ questionKey, quizAnswers }: QuizQuestion, answers: Answers): ReadonlySet<string> {
  const chosenKeys = answers[questionKey] ?? [];
  return new Set(
    quizAnswers
      .filter(({ answerKey }) => chosenKeys.includes(answerKey))
      .flatMap(({ answerKey, tags = [] }) => [answerKey, ...tags]),
  );
}
