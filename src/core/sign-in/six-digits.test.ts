import { readSixDigits, sixDigits } from './six-digits';

const fixed = (value: number) => ({ integerBelow: () => value, token: () => '' });

it('AUT-01 A1 writes a code with its leading zeros', () => {
  expect(sixDigits(fixed(42))).toBe('000042');
  expect(sixDigits(fixed(999_999))).toBe('999999');
});

it('A1 asks for a number among a million', () => {
  const asked: number[] = [];
  sixDigits({ integerBelow: (limit) => asked.push(limit), token: () => '' });
  expect(asked).toEqual([1_000_000]);
});

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 012-345 ', '012345'],
  ['12345', undefined],
  ['1234567', undefined],
  ['abcdef', undefined],
  ['', undefined],
])('H09 reads the typed code %j as %j', (typed, expected) => {
  expect(readSixDigits(typed)).toBe(expected);
});
