import {
  hasCodeOfToday,
  hasFreshCode,
  isSessionAlive,
  isVisitWorthWriting,
  sessionEnd,
  signedInWithoutCode,
} from './session-life';

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

it('B3 H58 ends a session that is used now in seven days, or thirty days after it began where that is sooner', () => {
  expect(sessionEnd({ signedInAt: now - 23 * day + 1 }, now)).toBe(now + 7 * day);
  expect(sessionEnd({ signedInAt: now - 23 * day - 1 }, now)).toBe(now + 7 * day - 1);
});

it('A8 calls no code fresh where another system has signed the guest in', () => {
  expect(hasFreshCode({ signedInAt: signedInWithoutCode(now) }, now)).toBe(false);
  expect(isSessionAlive({ signedInAt: signedInWithoutCode(now), seenAt: now }, now)).toBe(true);
  expect(now - signedInWithoutCode(now)).toBe(600_001);
});

it('ROL-06 lets staff read guests’ requests for twelve hours after a code', () => {
  expect(hasCodeOfToday({ signedInAt: now - day / 2 }, now)).toBe(true);
  expect(hasCodeOfToday({ signedInAt: now - day / 2 - 1 }, now)).toBe(false);
});
