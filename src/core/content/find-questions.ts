import { foldedWords } from '../shared/fold-text';
import type { FaqGroup, FaqQuestion } from './faq';

/**
 * Questions that contain every search word at the beginning of a word of the question or its answer, ignoring case and
 * accents (CNT-03). Empty groups are left out; without search words all questions are returned.
 */
export function findQuestions(groups: readonly FaqGroup[], words: string): readonly FaqGroup[] {
  const searchWords = foldedWords(words);
  if (searchWords.length === 0) return groups;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((question) => holdsAll(question, searchWords)) }))
    .filter(({ questions }) => questions.length > 0);
}

function holdsAll({ question, html }: FaqQuestion, searchWords: readonly string[]): boolean {
  const questionWords = foldedWords(`${question} ${html.replace(/<[^>]*>|&[a-z#0-9]+;/g, ' ')}`);
  return searchWords.every((word) => questionWords.some((one) => one.startsWith(word)));
}
