import fc from 'fast-check';
import { deckOfCabin } from './cabin-deck';

describe('the deck of a cabin', () => {
  it.each([
    ['0512', 5],
    ['1004', 10],
    ['12045', 12],
    ['12345678', 12],
    ['512', 5],
    ['904', 9],
  ])('TRD-03 finds %s on deck %d', (cabinNumber, deck) => {
    expect(deckOfCabin(cabinNumber)).toBe(deck);
  });

  it.each([undefined, '', '5', '12', 'GTY', '5A12', ' 512', '51.2', '0012', '012', '٥١٢', '123456789', '1'.repeat(60)])(
    'TRD-03 hides the deck of %j',
    (cabinNumber) => {
      expect(deckOfCabin(cabinNumber)).toBeUndefined();
    },
  );

  it('TRD-03 is found for the cabins of every deck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 99 }), (deck, index) => {
        expect(deckOfCabin(`${String(deck).padStart(2, '0')}${String(index).padStart(2, '0')}`)).toBe(deck);
        if (deck < 10) expect(deckOfCabin(`${deck}${String(index).padStart(2, '0')}`)).toBe(deck);
      }),
    );
  });
});
