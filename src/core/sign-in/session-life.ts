/** All times are in milliseconds since the epoch. Every verified code begins a new session. */
export interface SessionTimes {
  readonly signedInAt: number;
  readonly seenAt: number;
}

export const sessionIdleMs = 7 * 24 * 3600_000;
const sessionLifeMs = 30 * 24 * 3600_000;
/** Minimum interval between recorded visits: a session is not rewritten with every page (reliability B2). */
export const sessionSeenEveryMs = 3600_000;

/** How long after a code contact data may be changed and a whole passport number shown (reliability A8). */
const codeFreshMs = 10 * 60_000;

/** A session is alive when it was idle for less than 7 days and begun less than 30 days ago (reliability B3, H58). */
export function isSessionAlive({ signedInAt, seenAt }: SessionTimes, now: number): boolean {
  return now - seenAt < sessionIdleMs && now - signedInAt < sessionLifeMs;
}

/** Returns when a session that is used now would expire without further use. */
export const sessionEnd = ({ signedInAt }: Pick<SessionTimes, 'signedInAt'>, now: number): number =>
  Math.min(now + sessionIdleMs, signedInAt + sessionLifeMs);

export function isVisitWorthWriting({ seenAt }: SessionTimes, now: number): boolean {
  return now - seenAt >= sessionSeenEveryMs;
}

/** Start of a session whose guest was signed in by another system: no code was typed here, so it is not fresh. */
export const signedInWithoutCode = (now: number): number => now - codeFreshMs - 1;

/** The code of this session is at most ten minutes old (reliability A8). */
export function hasFreshCode({ signedInAt }: Pick<SessionTimes, 'signedInAt'>, now: number): boolean {
  return now - signedInAt <= codeFreshMs;
}

/** Milliseconds after a code during which a session of staff may read guests' requests: one working day. */
const staffCodeMs = 12 * 3600_000;

export function hasCodeOfToday({ signedInAt }: Pick<SessionTimes, 'signedInAt'>, now: number): boolean {
  return now - signedInAt <= staffCodeMs;
}
