/**
 * Returns the decks that a location text names, lowest first: "Deck 6, aft" names one deck, "Decks 5 to 10" six, "Decks
 * 6, 7 and 9" three. Empty when the text names none ("Every deck").
 */
export function decksNamed(words: string): readonly number[] {
  const range = /\bdecks? (\d{1,2}) to (\d{1,2})\b/i.exec(words);
  if (range) return span(Number(range[1]), Number(range[2]));
  const deckList = /\bdecks? ((?:\d{1,2}(?:, | and )?)+)/i.exec(words)?.[1] ?? '';
  return [...new Set((deckList.match(/\d+/g) ?? []).map(Number))].sort((one, other) => one - other);
}

const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
