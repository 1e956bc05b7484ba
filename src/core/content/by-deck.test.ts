import { byDeck } from './by-deck';

const pool = { deck: 'Deck 7, aft', name: 'pool' };
const library = { deck: 'Deck 7, forward', name: 'library' };
const topside = { deck: 'Deck 10, aft', name: 'topside' };
const music = { deck: 'Decks 6, 7 and 9', name: 'music' };
const radio = { deck: 'Every deck', name: 'radio' };

describe('what lies on which deck', () => {
  it('ROU-33 goes from the top deck down, and keeps what has no deck of its own apart', () => {
    expect(byDeck([pool, music, topside, library, radio])).toEqual({
      decks: [
        { number: 10, items: [topside] },
        { number: 7, items: [pool, library] },
      ],
      allOver: [music, radio],
    });
  });

  it('ROU-33 is an empty list when nothing lies on any deck', () => {
    expect(byDeck([])).toEqual({ decks: [], allOver: [] });
  });
});
