import { sessionIdleMs, sessionSeenEveryMs } from '../../core/sign-in/session-life';

export const sessionPrefix = 'session:';
export const endedPrefix = 'session-ended:';
const indexPrefix = 'sessions-of:';

/** Far longer than any request that may still hold the ended session. */
export const endedTtlSeconds = 3_600;
export const sessionTtlSeconds = Math.ceil((sessionIdleMs + sessionSeenEveryMs) / 1000);

export const indexKey = (contactId: string) => `${indexPrefix}${contactId}`;
