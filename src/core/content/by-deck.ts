import { decksNamed } from './decks-named';

interface OnDeck {
  readonly deck: string;
}

interface DeckOf<Item> {
  readonly number: number;
  readonly items: readonly Item[];
}

/** Groups items by deck, highest first, in the given order; items on several decks or none are returned apart. */
export function byDeck<Item extends OnDeck>(
  all: readonly Item[],
): { readonly decks: readonly DeckOf<Item>[]; readonly allOver: readonly Item[] } {
  const placements = all.map((item) => ({ item, decks: decksNamed(item.deck) }));
  const numbers = [...new Set(placements.flatMap(({ decks }) => (decks.length === 1 ? decks : [])))].sort(
    (one, other) => other - one,
  );
  return {
    decks: numbers.map((number) => ({
      number,
      items: placements.flatMap(({ item, decks }) => (decks.length === 1 && decks[0] === number ? [item] : [])),
    })),
    allOver: placements.flatMap(({ item, decks }) => (decks.length === 1 ? [] : [item])),
  };
}
