import { hasFreshCode, isSessionAlive, isVisitWorthWriting } from './session-life';

const day = 24 * 3600_000;
const now = 1_800_000_000_000;

it('B3 H58 ends a session after seven idle days, and after thirty days at all', () => {
  expect(isSessionAlive({ signedInAt: now - 29 * day, seenAt: now - 7 * day + 1 }, now)).toBe(true);
  expect(isSessionAlive({ signedInAt: now - 29 * day, seenAt: now - 7 * day }, now)).toBe(false);
  expect(isSessionAlive({ signedInAt: now - 30 * day, seenAt: now }, now)).toBe(false);
});

it('B2 writes a visit down once an hour', () => {
  expect(isVisitWorthWriting({ signedInAt: 0, seenAt: now - 3600_000 + 1 }, now)).toBe(false);
  expect(isVisitWorthWriting({ signedInAt: 0, seenAt: now - 3600_000 }, now)).toBe(true);
});

it('A8 calls a code fresh for ten minutes', () => {
  expect(hasFreshCode({ signedInAt: now - 600_000 }, now)).toBe(true);
  expect(hasFreshCode({ signedInAt: now - 600_001 }, now)).toBe(false);
});
