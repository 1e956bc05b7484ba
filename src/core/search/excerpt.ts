import { foldCharacters } from '../shared/fold-text';

export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Returns the sentence with the first matching word, cut to about `maxLength` characters around it, in parts that mark
 * matches. Without a match, the beginning. @param matched whole words, folded
 */
export function excerptAround(text: string, matched: readonly string[], maxLength = 180): readonly ExcerptPart[] {
  const wantedWords = new Set(matched);
  const isMatch = (word: string) => wantedWords.has(foldCharacters(word));
  return markWords(cutAround(text, positionOf(text, isMatch), maxLength), isMatch);
}

/** Checks word by word and stops at the first match, since texts are long. */
function positionOf(text: string, isMatch: (word: string) => boolean): number {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) if (isMatch(word)) return index;
  return 0;
}

function cutAround(text: string, position: number, maxLength: number): string {
  const sentenceStart = Math.max(
    ...['. ', '? ', ': '].map((end) => text.lastIndexOf(end, position) + (text.lastIndexOf(end, position) < 0 ? 1 : 2)),
  );
  const isNear = position - sentenceStart < maxLength / 2;
  const from = isNear ? sentenceStart : text.indexOf(' ', position - maxLength / 3) + 1;
  const rest = text.slice(from);
  const lead = isNear ? '' : '… ';
  if (rest.length <= maxLength) return `${lead}${rest}`;
  return `${lead}${rest.slice(0, rest.lastIndexOf(' ', maxLength)).replace(/[\s,;:\u2013-]+$/, '')} …`;
}

function markWords(text: string, isMatch: (word: string) => boolean): readonly ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const matches = isMatch(piece);
    const last = parts.at(-1);
    if (last && last.isMatch === matches) parts[parts.length - 1] = { text: last.text + piece, isMatch: matches };
    else if (piece !== '') parts.push({ text: piece, isMatch: matches });
  }
  return parts;
}
