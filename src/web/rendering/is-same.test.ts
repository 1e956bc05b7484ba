import fc from 'fast-check';
import { isSame } from './is-same';

it('is the same for equal values, and for no two whose texts differ', () => {
  const value = fc.anything({ withMap: true, withSet: true, withDate: true, maxDepth: 3 });
  const asText = (one: unknown): string =>
    String(
      JSON.stringify(one, (_key, part: unknown) =>
        part instanceof Map || part instanceof Set ? [...part] : typeof part === 'bigint' ? String(part) : part,
      ),
    );
  fc.assert(fc.property(fc.clone(value, 2), ([one, other]) => isSame(one, other)));
  fc.assert(fc.property(value, value, (one, other) => !isSame(one, other) || asText(one) === asText(other)));
});

it('distinguishes orders, missing fields, kinds and functions', () => {
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
      new Map([
        ['b', 2],
        ['a', 1],
      ]),
    ],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: undefined }, {}],
    [[1], { 0: 1 }],
    [new Set([1]), new Set([2])],
    [new Date(1), new Date(2)],
    [() => 1, () => 1],
    [new URL('https://a.example'), new URL('https://a.example')],
    [null, {}],
  ];
  expect(pairs.map(([one, other]) => isSame(one, other))).toEqual(pairs.map(() => false));
});
