import { foldedWords } from '../shared/fold-text';
import { stemsOf } from './expand-query';
import { isNearWord } from './near-word';
import type { SearchAnswer, SearchWords } from './search-words';

/** Maximum of further words that a query may have beside an answer's phrase: "wifi on board", "can I bring my kids". */
const maxOtherWords = 2;
/**
 * Score of a word that matches as typed. It decides between two answers that the stem fits: "cancel" and
 * "cancellation".
 */
const exactWord = 0.1;
const minNearWordLength = 7;

/**
 * Returns the answer whose phrase is contained in the query, the longest first; undefined for a query that asks
 * something else.
 */
export function answerFor(
  text: string,
  { answers }: Pick<SearchWords, 'answers'>,
  isCommon: (word: string) => boolean,
): SearchAnswer | undefined {
  const words = foldedWords(text);
  const typedStems = stemsOf(text);
  const joinedStems = typedStems.slice(1).map((stem, index) => `${typedStems[index] ?? ''}${stem}`);
  let best: { readonly answer: SearchAnswer; readonly score: number } | undefined;
  for (const answer of answers)
    for (const phrase of answer.asks) {
      const score = scoreOf(phrase, { words, typedStems, joinedStems, isCommon });
      if (score > (best?.score ?? 0)) best = { answer, score };
    }
  return best?.answer;
}

interface Query {
  readonly words: readonly string[];
  readonly typedStems: readonly string[];
  /** Neighbouring words joined, because a compound may be typed as two words: "wheel chair". */
  readonly joinedStems: readonly string[];
  readonly isCommon: (word: string) => boolean;
}

/** A phrase scores zero where the query asks something else. */
function scoreOf(phrase: string, { words, typedStems, joinedStems, isCommon }: Query): number {
  const stems = [...new Set(stemsOf(phrase))];
  const compound = stems.join('');
  if (stems.length > 1 && typedStems.includes(compound)) return stems.length;
  const isTyped = (stem: string) =>
    joinedStems.includes(stem) ||
    typedStems.some((one) => one === stem || (one.length >= minNearWordLength && isNearWord(one, stem)));
  if (!stems.every(isTyped)) return 0;
  const others = typedStems.filter((one) => !isCommon(one) && !stems.some((stem) => isNearWord(one, stem)));
  if (others.length > maxOtherWords) return 0;
  return stems.length + exactWord * foldedWords(phrase).filter((word) => words.includes(word)).length;
}
