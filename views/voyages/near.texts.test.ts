import { nearTexts as texts } from './near.texts';

it('VOY-25 says by how much another sailing is later or earlier: in days, and in months from two months on', () => {
  expect([1, 60, 61, 954].map((days) => texts.later(days))).toEqual([
    '1 day later',
    '60 days later',
    '2 months later',
    '31 months later',
  ]);
  expect(texts.earlier(954)).toBe('31 months earlier');
});
