/** Milliseconds since the epoch. */
export interface SessionTimes {
  readonly signedInAt: number;
  readonly seenAt: number;
}

export const sessionIdleMs = 7 * 24 * 3600_000;
export const sessionLifeMs = 30 * 24 * 3600_000;
/** A visit is written down no more often than this: a session is not rewritten with every page (reliability B2). */
export const sessionSeenEveryMs = 3600_000;

/** Idle for less than 7 days, begun less than 30 days ago (reliability B3, H58). */
export function isSessionAlive({ signedInAt, seenAt }: SessionTimes, now: number): boolean {
  return now - seenAt < sessionIdleMs && now - signedInAt < sessionLifeMs;
}

export function isVisitWorthWriting({ seenAt }: SessionTimes, now: number): boolean {
  return now - seenAt >= sessionSeenEveryMs;
}
