import { filterDigits } from './filter-digits';

function filter(value: string, selectionStart: number | null = value.length) {
  const selections: (number | null)[] = [];
  const field = { value, selectionStart, setSelectionRange: (start: number | null) => void selections.push(start) };
  filterDigits(field);
  return [field.value, ...selections];
}

describe('a field of digits', () => {
  it.each([
    ['12ab', ['12', 2]],
    ['(305) 555-0142', ['3055550142', 10]],
    ['３０５', ['305', 3]],
    ['abc', ['', 0]],
  ])('AUT-20 has of %j the digits alone', (typed, expected) => {
    expect(filter(typed)).toEqual(expected);
  });

  it('AUT-20 leaves the caret between the digits where it was, and alone where nothing was removed', () => {
    expect(filter('30x5', 3)).toEqual(['305', 2]);
    expect(filter('30x5', null)).toEqual(['305', 3]);
    expect(filter('305', 1)).toEqual(['305']);
  });
});
