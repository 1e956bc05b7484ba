import { foldedWords } from '../shared/fold-text';
import type { FaqGroup, FaqQuestion } from './faq';

/**
 * Questions that contain every search word at the beginning of a word of the question or its answer, ignoring case and
 * accents (CNT-03). Empty groups are left out; without search words all questions are returned.
 */
export function findQuestions(groups: readonly FaqGroup[], words: string): readonly FaqGroup[] {
  const asked = foldedWords(words);
  if (asked.length === 0) return groups;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((question) => holdsAll(question, asked)) }))
    .filter(({ questions }) => questions.length > 0);
}

function holdsAll({ question, html }: FaqQuestion, asked: readonly string[]): boolean {
  const written = foldedWords(`${question} ${html.replace(/<[^>]*>|&[a-z#0-9]+;/g, ' ')}`);
  return asked.every((word) => written.some((one) => one.startsWith(word)));
}
