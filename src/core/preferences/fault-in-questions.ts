import { allQuestions, interestsKey, type QuizQuestion } from './question-set';

/** Describes a fault that would lose answers later; undefined for a valid set of questions. */
export function faultIn(top: readonly QuizQuestion[]): string | undefined {
  const all = allQuestions(top);
  const twice = all.find(({ questionKey: key }, at) => all.findIndex((one) => one.questionKey === key) !== at);
  if (twice) return `question ${twice.questionKey} stands in it twice`;
  const misnamedQuestion = all.find(
    ({ questionKey: key, type }) => (type === 'quizInterests') !== (key === interestsKey),
  );
  if (misnamedQuestion)
    return `${misnamedQuestion.questionKey}: the question of type quizInterests, and no other, has the key ${interestsKey}`;
  const interests = all.find(({ type }) => type === 'quizInterests');
  if (interests && !top.includes(interests)) return `${interestsKey} stands below another question`;
  if (interests && (interests.answersTagMatch ?? interests.tagInterestMatch))
    return `${interestsKey} is asked of everybody`;
  return faultOfConditions(top, undefined, tagsOf(interests));
}

function faultOfConditions(
  questions: readonly QuizQuestion[],
  parent: QuizQuestion | undefined,
  interestTags: ReadonlySet<string>,
): string | undefined {
  for (const one of questions) {
    const parentTags = tagsOf(parent);
    const strange =
      one.answersTagMatch?.find((tag) => !parentTags.has(tag)) ??
      one.tagInterestMatch?.tagInterests.find((tag) => !interestTags.has(tag));
    if (strange !== undefined) return `${one.questionKey}: no answer has the tag ${strange}`;
    const below = faultOfConditions(one.quizQuestions, one, interestTags);
    if (below !== undefined) return below;
  }
  return undefined;
}

const tagsOf = (question: QuizQuestion | undefined): ReadonlySet<string> =>
  new Set((question?.quizAnswers ?? []).flatMap(({ answerKey, tags = [] }) => [answerKey, ...tags]));
