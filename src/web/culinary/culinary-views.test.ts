import { monogramOf } from './culinary-views';

describe('the monogram of a chef', () => {
  it.each([
    ['Annelore Vandeweghe', 'AV'],
    ['Jérôme Valcin', 'JV'],
    ['Annelore van de Weghe', 'AW'],
    ['Nobu', 'N'],
    ['  Åsa   Öberg ', 'ÅÖ'],
    ['', ''],
  ])('CNT-04 of the name %s is %s', (name, characters) => {
    expect(monogramOf(name)).toBe(characters);
  });
});
