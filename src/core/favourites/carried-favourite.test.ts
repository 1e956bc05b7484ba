import { carryAlong, carryFavourite, takeFavourite } from './carried-favourite';
import { isCabinFavourite, parseFavouriteKey } from './favourite';

describe('a favourite on its path through sign-in', () => {
  it.each([
    ['VOYAGE:ON1-CYC-270412-007', { type: 'VOYAGE', value: 'ON1-CYC-270412-007' }],
    ['SUITE:BR-I,SV', { type: 'SUITE', value: 'BR-I,SV' }],
    ['CULINARY VENUE:the-raw-bar', { type: 'CULINARY VENUE', value: 'the-raw-bar' }],
    ['VOYAGE-EXTENSION:three-days-in-athens', { type: 'VOYAGE-EXTENSION', value: 'three-days-in-athens' }],
  ])('H38 FAV-02 reads %s and finds it again at the other end', (favorite, item) => {
    expect(parseFavouriteKey(favorite)).toEqual(item);
    const carried = carryFavourite({ returnUrl: '/stories?page=2', favorite });
    expect(takeFavourite(carried)).toEqual({ address: '/stories?page=2', item });
  });

  it.each([
    '',
    'STORY',
    'STORY:',
    ':x',
    'story:x',
    'HAT:x',
    'STORY:a b',
    'STORY:<script>',
    'STORY:x\n',
    `STORY:${'x'.repeat(121)}`,
    undefined,
    7,
    ['STORY:x'],
  ])('H38 ignores %j, and leaves the way as it is', (favorite) => {
    expect(parseFavouriteKey(favorite)).toBeUndefined();
    expect(carryFavourite({ returnUrl: 'anything at all', favorite })).toBe('anything at all');
  });

  it('reads a value of 120 characters at most', () => {
    const value = 'x'.repeat(120);
    expect(parseFavouriteKey(`STORY:${value}`)).toEqual({ type: 'STORY', value });
  });

  it.each([
    ['SUITE', '512', true],
    ['SUITE', 'BR-I,SV', false],
    ['SUITE', '512a', false],
    ['STORY', '512', false],
  ] as const)('a %s with the value %s is a single suite by its cabin number: %s', (type, value, isCabin) => {
    expect(isCabinFavourite({ type, value })).toBe(isCabin);
  });

  it('H38 goes to the profile when the return address is not ours', () => {
    expect(carryFavourite({ returnUrl: 'https://evil.example/', favorite: 'STORY:x' })).toBe(
      '/my-profile?favorite=STORY%3Ax',
    );
    expect(carryFavourite({ returnUrl: '', favorite: 'STORY:x' })).toBe('/my-profile?favorite=STORY%3Ax');
  });

  it('H38 takes nonsense out of the address as well, and leaves an address without a favourite as it is written', () => {
    expect(takeFavourite('/stories?favorite=nonsense&page=2')).toEqual({ address: '/stories?page=2', item: undefined });
    expect(takeFavourite('/stories?q=a%20b')).toEqual({ address: '/stories?q=a%20b', item: undefined });
    expect(takeFavourite('//')).toEqual({ address: '//', item: undefined });
  });

  it('H38 H01 goes along when a new guest is welcomed first', () => {
    expect(carryAlong({ from: '/stories?favorite=STORY%3Ax', to: '/register-thank-you' })).toBe(
      '/register-thank-you?favorite=STORY%3Ax',
    );
    expect(carryAlong({ from: 'https://evil.example/?favorite=STORY%3Ax', to: '/register-thank-you' })).toBe(
      '/register-thank-you',
    );
    expect(carryAlong({ from: undefined, to: '/register-thank-you' })).toBe('/register-thank-you');
  });
});
