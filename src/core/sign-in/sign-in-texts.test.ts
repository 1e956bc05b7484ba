import { askAgainIn, signInClosed } from './sign-in-texts';

it.each([
  [1, '1 second'],
  [27, '27 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3_600, '60 minutes'],
  [5_401, '2 hours'],
  [7_093, '2 hours'],
  [86_400, '24 hours'],
])('A6 H13 says %d seconds as people do: %s', (seconds, words) => {
  expect(askAgainIn(seconds)).toBe(`You can ask again in ${words}.`);
});

it('A2 says how long sign-in is closed, and sends nobody for a new code that could not help', () => {
  expect(signInClosed(7_093)).toContain('closed for about 2 hours');
  expect(signInClosed(7_093)).toContain('a new code does not open it');
  expect(signInClosed(7_093)).not.toMatch(/get a new code/i);
});
