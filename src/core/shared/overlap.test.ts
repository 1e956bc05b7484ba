import { overlap } from './overlap';

const span = (from: number, to: number) => ({ begins: new Date(from), ends: new Date(to) });

it('EXC-09 overlaps with what begins before its end and ends after its beginning', () => {
  expect(
    [span(0, 5), span(5, 10), span(4, 6), span(1, 2), span(10, 12)].map((other) => overlap(span(2, 5), other)),
  ).toEqual([true, false, true, false, false]);
  expect(overlap(span(5, 10), span(2, 5))).toBe(false);
});
