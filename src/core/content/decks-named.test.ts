import { decksNamed } from './decks-named';

describe('the decks that words name', () => {
  it.each([
    ['Deck 6, aft', [6]],
    ['Deck 10, aft', [10]],
    ['Gangway on deck 6', [6]],
    ['Deck 6, open air, astern of Halyard', [6]],
    ['Decks 6, 7 and 9', [6, 7, 9]],
    ['Decks 9, 7 and 6', [6, 7, 9]],
    ['Decks 5 to 10', [5, 6, 7, 8, 9, 10]],
    ['Every deck', []],
    ['Decks 9 to 5', []],
  ])('ROU-32 are found in “%s”', (words, decks) => {
    expect(decksNamed(words)).toEqual(decks);
  });
});
